import { type Call, type CallResult, getAnalysis, getLive, login } from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ServerProcess, startServerProcess } from '../testing/processes/server-process.ts'

describe('the demonstration', () => {
  let demo: ServerProcess
  let token: string
  beforeAll(async () => {
    demo = await startServerProcess({}, { program: ['commands/demo.ts'] })
    await vi.waitUntil(() => demo.output().includes('/join'), 30_000)
    const [, email, password] = /Educator +(\S+) \/ (\S+)/.exec(demo.output()) ?? []
    const entered = await fetch(demo.url + login.path, {
      method: login.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    ;({ token } = (await entered.json()) as CallResult<typeof login>)
  }, 60_000)
  afterAll(() => demo.end('SIGTERM'))

  /** Asks about the quiz at whose page the demonstration says to look. */
  async function ask<C extends Call>(call: C, page: string): Promise<CallResult<C>> {
    const [, quizId = ''] = new RegExp(`/my-quizzes/([^/]+)/${page}\\b`).exec(demo.output()) ?? []
    const response = await fetch(demo.url + call.path.replace(':quizId', quizId), {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await response.json()) as CallResult<C>
  }

  test('lets its educator log in with the password that it shows', () => {
    expect(token).toEqual(expect.any(String))
  })

  test('shows a class in the middle of a quiz, and no time without a server', async () => {
    const { counts, students, cutOff } = await ask(getLive, 'live')
    expect(counts).toEqual({ joined: 24, working: 18, offline: 1, notStarted: 3, submitted: 2 })
    const times = students
      .filter(({ state }) => state === 'working')
      .map(({ remainingMs = 0 }) => remainingMs)
    expect(Math.min(...times)).toBeLessThan(7 * 60_000)
    expect(cutOff).toBeUndefined()
    expect(demo.output()).not.toContain('outage: no server ran')
  })

  test('has a finished quiz in which the analysis suspects the wrong key, and only that', async () => {
    const { analysis, quiz } = await ask(getAnalysis, 'results')
    expect(quiz).toMatchObject({ state: 'closed', waitsToBeGivenOut: true })
    expect(analysis.attempts).toBe(24)
    const suspected = analysis.questions.flatMap(({ number, suspectedKey }) =>
      suspectedKey === undefined ? [] : [[number, suspectedKey]],
    )
    expect(suspected).toEqual([[3, 'B']])
  })

  test('ends without a fault', async () => {
    expect(await demo.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })
})
