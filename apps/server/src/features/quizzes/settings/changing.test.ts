import {
  getQuiz,
  getQuizSettings,
  getReceipt,
  listQuizzes,
  saveAnswers,
  startAttempt,
  updateQuizSettings,
  verifyReceipt,
  compareReceipt,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import { rightAnswers } from '../../../testing/sample-questions.ts'
import { begin, enter, submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const minuteMs = 60_000
const before = { title: 'biology', timeLimit: 10, resultRelease: 'at-once', code: 'open' } as const

describe.each(engines)('changing how a quiz runs, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { biology: quiz } = quizzes
    const params = { quizId: quiz._id }
    const { token } = users.ada
    return {
      ...users,
      quiz,
      params,
      set: (body: object) => t.call(updateQuizSettings, { token, params, body }),
      read: async () => (await t.call(getQuizSettings, { token, params })).body,
    }
  }

  test('the title and the time limit can be changed at any time; who has started keeps the promised time (T81)', async () => {
    const { ada, ben, cem, quiz, params, set, read } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    await enter(t, cem, quiz)
    const { status, body } = await set({ ...before, title: '  Cells ', timeLimit: 1, base: before })
    expect([status, body]).toEqual([200, { ...before, title: 'Cells', timeLimit: 1 }])
    expect(await read()).toMatchObject({ title: 'Cells', timeLimit: 1, running: 1, submitted: 0 })

    const ofCem = await t.call(startAttempt, { token: cem.token, params })
    expect(ofCem.body.attempt).toMatchObject({ durationMs: minuteMs, remainingMs: minuteMs })
    t.clock.advance(8 * minuteMs)
    const running = await t.call(getQuiz, { token: ben.token, params })
    expect(running.body).toMatchObject({
      quiz: { title: 'Cells' },
      attempt: { durationMs: 10 * minuteMs, remainingMs: 2 * minuteMs, deadline: attempt.deadline },
    })
    const saved = await t.call(saveAnswers, {
      token: ben.token,
      params: { attemptId: attempt._id },
      body: { changes: [] },
    })
    expect(saved.body.remainingMs).toBe(2 * minuteMs)
    expect((await submitAnswers(t, ben, quiz, rightAnswers(quiz.questions))).score).toBe(3)

    const listed = await t.call(listQuizzes, { token: ada.token, query: { search: 'céLLs' } })
    expect(listed.body.quizzes.map(({ title, timeLimit }) => [title, timeLimit])).toEqual([['Cells', 1]])
  })

  test('a receipt from before a new title is still valid and still matches', async () => {
    const { ben, quiz, params, set } = await setUp()
    await submitAnswers(t, ben, quiz, rightAnswers(quiz.questions))
    const { body: receipt } = await t.call(getReceipt, { token: ben.token, params })
    await set({ ...before, title: 'Cells', base: before })
    expect((await t.call(verifyReceipt, { body: { receipt } })).body).toEqual({ verdict: 'valid' })
    const compared = await t.call(compareReceipt, { token: ben.token, body: { receipt } })
    expect(compared.body).toEqual({ matches: true })
  })

  test.each([
    [{ title: '   ' }, 'title', 'Enter a quiz title'],
    [{ title: 'x'.repeat(201) }, 'title', 'Use at most 200 characters for the title'],
    [{ timeLimit: 0 }, 'timeLimit', 'Time limit must be at least 1 minute'],
    [{ timeLimit: -5 }, 'timeLimit', 'Time limit must be at least 1 minute'],
    [{ timeLimit: 1.5 }, 'timeLimit', 'Time limit must be a whole number of minutes'],
    [{ timeLimit: 1_441 }, 'timeLimit', 'Time limit can be at most 1,440 minutes (24 hours)'],
    [{ code: 'ajar' }, 'code', 'Choose one of: open, closed'],
  ])('%j is refused at its field, and nothing is changed', async (part, path, message) => {
    const { set, read } = await setUp()
    const { status, failure } = await set({ ...before, title: 'Cells', ...part, base: before })
    expect([status, failure.problems]).toMatchObject([422, [{ path, message }]])
    expect(await read()).toMatchObject(before)
  })

  test('two windows that change different settings both get what they want', async () => {
    const { set, read } = await setUp()
    await set({ ...before, title: 'Cells', base: before })
    expect((await set({ ...before, timeLimit: 20, base: before })).body).toMatchObject({
      title: 'Cells',
      timeLimit: 20,
    })
    expect(await read()).toMatchObject({ title: 'Cells', timeLimit: 20 })
  })

  test('of two windows that change one setting the second is told what the first has made of it', async () => {
    const { set, read } = await setUp()
    await set({ ...before, timeLimit: 20, language: 'de', base: before })
    const theirSettings = { ...before, timeLimit: 20, language: 'de' }
    const { status, failure } = await set({ ...before, title: 'Cells', timeLimit: 30, base: before })
    expect([status, failure]).toMatchObject([409, { code: 'quiz-changed', theirSettings }])
    expect(await read()).toMatchObject(theirSettings)
    const again = await set({ ...before, title: 'Cells', timeLimit: 30, base: theirSettings })
    expect(again.body).toEqual({ ...before, title: 'Cells', timeLimit: 30 })
  })

  test('windows that save at the same moment lose nothing silently', async () => {
    const { set, read } = await setUp()
    const limits = [11, 12, 13, 14, 15]
    const replies = await Promise.all([
      ...limits.map((timeLimit) => set({ ...before, timeLimit, base: before })),
      set({ ...before, title: 'Cells', base: before }),
    ])
    const kept = replies.flatMap(({ status, body }, i) => (status === 200 && i < 5 ? [body.timeLimit] : []))
    expect(kept).toHaveLength(1)
    expect(replies.at(-1)?.status).toBe(200)
    expect(await read()).toMatchObject({ title: 'Cells', timeLimit: kept[0] })
  })

  test('a client that does not say what it read changes what it sends', async () => {
    const { set, read } = await setUp()
    await set({ ...before, title: 'Cells', timeLimit: 20 })
    await set({ resultRelease: 'when-closed', code: 'open' })
    expect(await read()).toMatchObject({ title: 'Cells', timeLimit: 20, resultRelease: 'when-closed' })
  })
})
