import { decideLateAnswers, getTimeline, saveAnswers, submitAttempt } from '@quizly/contract'
import type { Answer } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const scene = {
  users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {} },
  quizzes: { biology: { owner: 'ada', timeLimit: 1 } },
} as const

describe.each(engines)('answers that came too late, on $name,', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  /** A server that gives heartbeats at its start and its end only, not by the wall clock. */
  const startServer = () => {
    const { store, clock, random } = t
    const config = readConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off' })
    return buildApp({ store, clock, random, config, sweepEveryMs: 3_600_000 })
  }

  type Given = Answer & { age?: number }
  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben } = users
    const quizId = quizzes.biology._id
    const { attempt } = await begin(t, ben, quizzes.biology)
    const save = (changes: Given[], told: object = {}) =>
      t.call(saveAnswers, {
        token: ben.token,
        params: { attemptId: attempt._id },
        body: { changes, ...told },
      })
    const submit = (answers: Given[]) =>
      t.call(submitAttempt, { token: ben.token, body: { quizId, userId: ben._id, answers } })
    const decide = (accept: boolean, token = ada.token) =>
      t.call(decideLateAnswers, { token, params: { quizId }, body: { userId: ben._id, accept } })
    const read = async () => {
      const { body } = await t.call(getTimeline, {
        token: ada.token,
        params: { quizId },
        query: { userId: ben._id },
      })
      if (!('result' in body)) throw new Error('That is not what an owner reads')
      return body
    }
    const startedAt = t.clock.now()
    const goToSecond = (second: number) => t.clock.advance(startedAt + second * 1_000 - t.clock.now())
    const [first, second, third] = rightAnswers(quizzes.biology.questions) as [Answer, Answer, Answer]
    return { ...users, save, submit, decide, read, goToSecond, first, second, third }
  }

  test('because the server was away reach the educator with this reason', async () => {
    const { save, submit, read, goToSecond, first, second } = await setUp()
    const server = await startServer()
    goToSecond(40)
    await save([first])
    goToSecond(50)
    await server.close()
    // While the server is away, at second 55, an answer is given.
    goToSecond(90)
    const again = await startServer()
    goToSecond(91)
    const wrong = { ...first, selectedOption: 'Rome', age: 60_000 }
    expect((await submit([{ ...second, age: 36_000 }, wrong])).status).toBe(409)
    await save([{ ...second, age: 36_000 }])
    const { result, lateAnswers, events } = await read()
    expect(result).toMatchObject({ score: 1, submittedBy: 'time' })
    expect(lateAnswers).toEqual([{ ...second, at: '2026-01-05T08:00:55.000Z', reason: 'server-away' }])
    expect(events.filter(({ kind }) => kind === 'late')).toHaveLength(1)
    await again.close()
  })

  test('because their device had no connection, or because of nothing known, say so', async () => {
    const { save, read, goToSecond, first, second, third } = await setUp()
    goToSecond(100)
    await save([{ ...second, age: 70_000 }])
    await save([{ ...first, age: 50_000 }], { offline: { from: 45_000, to: 99_000 }, device: 'a' })
    await save([{ ...third, age: 10 }])
    const { lateAnswers, events } = await read()
    expect(lateAnswers.map(({ at, reason }) => [at, reason])).toEqual([
      ['2026-01-05T08:00:30.000Z', 'late'],
      ['2026-01-05T08:00:50.000Z', 'offline'],
      ['2026-01-05T08:01:39.990Z', 'late'],
    ])
    expect(events).toContainEqual({
      kind: 'offline',
      at: '2026-01-05T08:00:45.000Z',
      until: '2026-01-05T08:01:39.000Z',
      device: 1,
    })
  })

  test('count once they are accepted; the old score is kept and the timeline tells it', async () => {
    const { save, decide, read, goToSecond, first, second } = await setUp()
    goToSecond(40)
    await save([{ ...first, selectedOption: 'Rome' }])
    goToSecond(100)
    await save([
      { ...first, age: 50_000 },
      { ...second, age: 50_000 },
    ])
    goToSecond(3_600)
    const { status, body } = await decide(true)
    expect([status, body]).toEqual([200, await read()])
    expect(body).toMatchObject({
      result: { score: 2, submittedAt: '2026-01-05T08:01:00.000Z' },
      lateAnswers: [],
      scoreChanges: [{ at: '2026-01-05T09:00:00.000Z', oldScore: 0, oldTotal: 3, newScore: 2, newTotal: 3 }],
    })
    expect(body.result.answers.slice(0, 2)).toEqual([
      { ...first, savedAt: '2026-01-05T08:01:40.000Z' },
      { ...second, savedAt: '2026-01-05T08:01:40.000Z' },
    ])
    expect(body.events.at(-1)).toEqual({ kind: 'accepted', at: '2026-01-05T09:00:00.000Z' })
    expect((await decide(false)).body).toEqual(body)
  })

  test('do not count and are not offered again once they are refused', async () => {
    const { save, decide, goToSecond, first } = await setUp()
    goToSecond(100)
    await save([{ ...first, age: 50_000 }])
    const { body } = await decide(false)
    expect(body).toMatchObject({ result: { score: 0 }, lateAnswers: [], scoreChanges: [] })
    expect(body.events.at(-1)?.kind).toBe('refused')
    await save([{ ...first, age: 50_001 }])
    expect((await decide(true)).body).toEqual(body)
    const row = await t.store.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(row.late_answers)).toMatchObject([{ ...first, decision: 'refused' }])
  })

  test('are decided by the owner of the quiz, once', async () => {
    const { bea, ben, save, decide, read, goToSecond, first } = await setUp()
    goToSecond(100)
    await save([{ ...first, age: 50_000 }])
    expect((await decide(true, bea.token)).status).toBe(404)
    expect((await decide(true, ben.token)).status).toBe(403)
    const replies = await Promise.all([decide(true), decide(true), decide(true)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read()).scoreChanges).toHaveLength(1)
  })
})
