import {
  exportQuiz,
  getQuestions,
  getQuiz,
  getResult,
  quizFile,
  startAttempt,
  updateQuiz,
  verifyCode,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const country: QuestionContent = {
  text: 'Which country?',
  type: 'write',
  options: [],
  correctAnswers: ['Côte d’Ivoire'],
}

describe.each(engines)('a written answer that is compared leniently, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass(question: QuestionContent) {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {}, eve: {} },
      quizzes: { quiz: { owner: 'ada', questions: [question, sampleQuestions[0]] } },
    })
    const { quiz } = quizzes
    const [first = ''] = quiz.questions.map(({ _id }) => _id)
    await submitAnswers(t, users.ben, quiz, [{ questionId: first, selectedOption: "cote d'ivoire" }])
    await submitAnswers(t, users.cem, quiz, [{ questionId: first, selectedOption: 'Ghana' }])
    t.clock.advance(60_000)
    const params = { quizId: quiz._id }
    const scores = () =>
      Promise.all(
        [users.ben, users.cem].map(async ({ token, _id: userId }) => {
          const { body } = await t.call(getResult, { token, params, query: { userId } })
          return body.score
        }),
      )
    return { ...users, quiz, params, scores }
  }

  test('a student is told so, and it is marked so', async () => {
    const { ada, eve, quiz, params, scores } = await seedClass({ ...country, lenient: true })
    expect(await scores()).toEqual([1, 0])
    const { token } = eve
    await t.call(verifyCode, { token, body: { secretCode: quiz.secretCode } })
    const before = await t.call(getQuiz, { token, params })
    expect(before.body.quiz).toMatchObject({ parts: ['lenient'] })
    expect(before.body.quiz).not.toHaveProperty('scoring')
    const started = await t.call(startAttempt, { token, params })
    expect(started.body.questions.map(({ lenient }) => lenient)).toEqual([true, undefined])
    expect(started.raw).not.toContain('Ivoire')
    const file = await t.call(exportQuiz, { token: ada.token, params, query: { format: 'json' } })
    expect(quizFile.parse(JSON.parse(file.raw))).toMatchObject({
      format: 'quizly-quiz-2',
      questions: [{ lenient: true }, {}],
    })
  })

  test('switched on later, the class is marked again by its answers, and a quiz without it has no such field', async () => {
    const { ada, quiz, params, scores } = await seedClass(country)
    const { token } = ada
    expect(await scores()).toEqual([0, 0])
    expect((await t.call(getQuestions, { token, params })).raw).not.toContain('lenient')
    const [first, ...others] = quiz.questions
    const body = { baseRevision: 1, questions: [{ ...first!, lenient: true as const }, ...others] }
    const updated = await t.call(updateQuiz, { token, params, body })
    expect(updated.body).toMatchObject({ results: 2, scoresChanged: 1, raised: 1 })
    expect(await scores()).toEqual([1, 0])
    const [question, choice] = [quiz.questions[0]!, quiz.questions[1]!]
    const wrong = { baseRevision: 2, questions: [question, { ...choice, lenient: true as const }] }
    const refused = await t.call(updateQuiz, { token, params, body: wrong })
    expect(refused.status).toBe(422)
    expect(refused.raw).toContain('Only written answers can be marked leniently.')
  })
})
