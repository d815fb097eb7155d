import {
  createQuestions,
  getQuestions,
  getQuiz,
  getResult,
  getSecretCode,
  getSpreadsheetSecretCode,
  listResults,
  saveAnswers,
  startAttempt,
  submitAttempt,
  updateQuiz,
} from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../testing/engines.ts'
import { sampleQuestions } from '../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../testing/seed.ts'
import { begin } from '../testing/taking.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

describe.each(engines)('what belongs to somebody else, on $name', (engine) => {
  let t: TestApp
  let people: Record<'ada' | 'bea' | 'ben' | 'cem', SeededUser>
  let quiz: SeededQuiz
  let attemptId: string
  beforeAll(async () => {
    t = await createTestApp({ engine })
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    people = users
    quiz = quizzes.biology
    attemptId = (await begin(t, users.ben, quiz)).attempt._id
  })
  afterAll(() => t.close())

  const params = () => ({ quizId: quiz._id })
  const ofOtherOwner: [string, () => Promise<{ status: number; raw: string }>][] = [
    ['getQuiz', () => t.call(getQuiz, { token: people.bea.token, params: params() })],
    ['getQuestions', () => t.call(getQuestions, { token: people.bea.token, params: params() })],
    ['getSecretCode', () => t.call(getSecretCode, { token: people.bea.token, params: params() })],
    [
      'getSpreadsheetSecretCode',
      () => t.call(getSpreadsheetSecretCode, { token: people.bea.token, params: params() }),
    ],
    [
      'createQuestions',
      () =>
        t.call(createQuestions, {
          token: people.bea.token,
          body: { ...params(), questions: sampleQuestions },
        }),
    ],
    [
      'updateQuiz',
      () =>
        t.call(updateQuiz, {
          token: people.bea.token,
          params: params(),
          body: { questions: sampleQuestions },
        }),
    ],
    [
      'getResult',
      () =>
        t.call(getResult, {
          token: people.bea.token,
          params: params(),
          query: { userId: people.ben._id },
        }),
    ],
    [
      'listResults',
      () => t.call(listResults, { token: people.ada.token, params: { userId: people.ben._id } }),
    ],
  ]
  const ofOtherStudent: typeof ofOtherOwner = [
    ['getQuiz', () => t.call(getQuiz, { token: people.cem.token, params: params() })],
    ['startAttempt', () => t.call(startAttempt, { token: people.cem.token, params: params() })],
    [
      'saveAnswers',
      () => t.call(saveAnswers, { token: people.cem.token, params: { attemptId }, body: { changes: [] } }),
    ],
    [
      'submitAttempt',
      () =>
        t.call(submitAttempt, {
          token: people.cem.token,
          body: { ...params(), userId: people.cem._id, answers: [] },
        }),
    ],
    [
      'getResult',
      () =>
        t.call(getResult, {
          token: people.cem.token,
          params: params(),
          query: { userId: people.ben._id },
        }),
    ],
    [
      'listResults',
      () => t.call(listResults, { token: people.cem.token, params: { userId: people.ben._id } }),
    ],
  ]

  test.each(ofOtherOwner)('does not exist for another author: %s', async (_name, call) => {
    const { status, raw } = await call()
    expect(status).toBe(404)
    expect(raw).not.toContain(quiz.title)
  })

  test.each(ofOtherStudent)('does not exist for another student: %s', async (_name, call) => {
    const { status, raw } = await call()
    expect(status).toBe(404)
    expect(raw).not.toContain(quiz.title)
  })

  test('looks like what does not exist at all', async () => {
    const { token } = people.bea
    const foreign = await t.call(getQuiz, { token, params: params() })
    const missing = await t.call(getQuiz, { token, params: { quizId: 'missing' } })
    expect([foreign.status, foreign.raw]).toEqual([missing.status, missing.raw])
  })
})
