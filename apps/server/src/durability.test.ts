import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Call,
  type CallResult,
  getResult,
  type Result,
  startAttempt,
  submitAttempt,
  verifyCode,
} from '@quizly/contract'
import { expect, test } from 'vitest'
import { openStore } from './db/open-store.ts'
import type { CallOptions } from './testing/call-api.ts'
import { rightAnswers } from './testing/sample-questions.ts'
import { seed, type SeededUser } from './testing/seed.ts'
import { startServerProcess } from './testing/server-process.ts'

const classSize = 800
const atOnce = 8

async function callServer<const C extends Call>(
  url: string,
  call: C,
  { params = {}, query = {}, body, token }: CallOptions,
): Promise<CallResult<C>> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const reply = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${call.path} answers ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as CallResult<C>
}

test.each([1, 2, 3])(
  'killed while a class hands in, the server loses no result it has given (round %i)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quizly-kill-'))
    const file = join(folder, 'quizly.db')
    const environment = { DATABASE_URL: `sqlite:${file}` }
    const store = await openStore({ engine: 'sqlite', file })
    const students = Object.fromEntries(Array.from({ length: classSize }, (_, i) => [`student${i}`, {}]))
    const { users, quizzes } = await store.db
      .transaction()
      .execute((trx) =>
        seed(trx, { users: { ada: { role: 'admin' }, ...students }, quizzes: { biology: { owner: 'ada' } } }),
      )
    await store.close()
    const quiz = quizzes.biology
    const { ada: _, ...byName } = users as Record<string, SeededUser>
    const waiting = Object.values(byName)
    const answers = rightAnswers(quiz.questions)

    const first = await startServerProcess(environment)
    const acknowledged: { student: SeededUser; result: Result }[] = []
    const killAfter = 1 + Math.floor(Math.random() * 200)
    const enough = Promise.withResolvers<void>()
    const handInUntilKilled = async () => {
      for (let student = waiting.pop(); student; student = waiting.pop()) {
        const { token, _id: userId } = student
        await callServer(first.url, verifyCode, { token, body: { secretCode: quiz.secretCode } })
        await callServer(first.url, startAttempt, { token, params: { quizId: quiz._id } })
        const body = { quizId: quiz._id, userId, answers }
        acknowledged.push({ student, result: await callServer(first.url, submitAttempt, { token, body }) })
        if (acknowledged.length === killAfter) enough.resolve()
      }
    }
    const working = Promise.allSettled(Array.from({ length: atOnce }, handInUntilKilled))
    await Promise.race([enough.promise, working])
    expect(await first.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    await working
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter)
    expect(waiting.length).toBeGreaterThan(0)

    const second = await startServerProcess(environment)
    for (const { student, result } of acknowledged) {
      const { token, _id: userId } = student
      const params = { quizId: quiz._id }
      expect(await callServer(second.url, getResult, { token, params, query: { userId } })).toEqual(result)
    }
    await second.end('SIGTERM')
    await rm(folder, { recursive: true })
  },
  60_000,
)
