import { getQuiz, startAttempt, verifyCode } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const scene = {
  users: { ada: { role: 'admin' }, ben: {} },
  quizzes: {
    biology: { owner: 'ada', secretCode: 'Ab3dEf9h' },
    empty: { owner: 'ada', secretCode: 'Empty123', questions: [] },
  },
} as const

describe.each(engines)('entering a quiz on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test('the code admits, with white space around it too (T105)', async () => {
    const { users, quizzes } = await t.seed(scene)
    const { status, body } = await t.call(verifyCode, {
      token: users.ben.token,
      body: { secretCode: ' Ab3dEf9h\n' },
    })
    expect([status, body]).toEqual([200, { valid: true, quizId: quizzes.biology._id }])
    const view = await t.call(getQuiz, { token: users.ben.token, params: { quizId: quizzes.biology._id } })
    expect(view.body).toEqual({
      quiz: { _id: quizzes.biology._id, title: 'biology', timeLimit: 10, numQuestions: 3 },
      questions: [],
      attempt: { _id: expect.any(String), state: 'admitted' },
    })
  })

  test.each([
    ['an unknown code', 'Unknown1'],
    ['a code in another case', 'ab3def9h'],
    ['the code of a quiz without questions', 'Empty123'],
  ])('%s admits nobody', async (_what, secretCode) => {
    const { users } = await t.seed(scene)
    const { status, body } = await t.call(verifyCode, { token: users.ben.token, body: { secretCode } })
    expect(status).toBe(404)
    expect(body).toMatchObject({
      code: 'invalid-code',
      message: 'Invalid code. Please try again.',
      valid: false,
    })
  })

  test('a blank code is asked for again', async () => {
    const { users } = await t.seed(scene)
    const { status, failure } = await t.call(verifyCode, {
      token: users.ben.token,
      body: { secretCode: ' ' },
    })
    expect([status, failure.message, failure.valid]).toEqual([422, 'Enter the code', undefined])
  })

  test('entering twice at once makes one attempt', async () => {
    const { users, quizzes } = await t.seed(scene)
    const verify = () =>
      t.call(verifyCode, { token: users.ben.token, body: { secretCode: quizzes.biology.secretCode } })
    const replies = await Promise.all([verify(), verify(), verify()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await t.store.db.selectFrom('attempts').selectAll().execute()).toHaveLength(1)
  })

  test('knowing the ID of a quiz is not enough (T203)', async () => {
    const { users, quizzes } = await t.seed(scene)
    const input = { token: users.ben.token, params: { quizId: quizzes.biology._id } }
    const view = await t.call(getQuiz, input)
    expect([view.status, view.failure.message]).toEqual([404, 'Quiz not found.'])
    expect((await t.call(startAttempt, input)).status).toBe(404)
  })

  test('guessing codes is slowed down for each student (T238)', async () => {
    const limited = await createTestApp({ engine, config: { rateLimits: true } })
    const { users } = await limited.seed({ users: { ben: {}, cem: {} } })
    const guess = (token: string) => limited.call(verifyCode, { token, body: { secretCode: 'Unknown1' } })
    for (let i = 0; i < 30; i += 1) expect((await guess(users.ben.token)).status).toBe(404)
    expect((await guess(users.ben.token)).failure.code).toBe('too-many-requests')
    expect((await guess(users.cem.token)).status).toBe(404)
    await limited.close()
  })
})
