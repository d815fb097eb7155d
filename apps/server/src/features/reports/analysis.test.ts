import { getAnalysis, updateQuiz } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const names = Array.from({ length: 12 }, (_, number) => `student${number}`)

describe.each(anyEngine)('the analysis of a quiz, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function seedClass() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: { biology: { owner: 'ada' } },
    })
    const others: Record<string, object> = Object.fromEntries(names.map((name) => [name, {}]))
    const everyone = await t.seed({ users: others })
    return { ada: users.ada, quiz: quizzes.biology, students: Object.values(everyone.users) }
  }

  test('says how the class did, question by question', async () => {
    const { ada, quiz, students: everyone } = await seedClass()
    const [city, primes, green] = rightAnswers(quiz.questions)
    const london = { questionId: city!.questionId, selectedOption: 'London' }
    for (const [number, student] of everyone.entries()) {
      await begin(t, student, quiz)
      t.clock.advance(60_000)
      await submitAnswers(t, student, quiz, number < 8 ? [city!, primes!, green!] : [london, primes!])
    }
    const { status, body } = await t.call(getAnalysis, { token: ada.token, params: { quizId: quiz._id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ quiz: { _id: quiz._id, numQuestions: 3 } })
    const { questions, reliability, ...scores } = body.analysis
    expect(scores).toEqual({
      attempts: 12,
      waiting: 0,
      scores: [0, 4, 0, 8],
      averageScore: expect.closeTo(28 / 12, 9) as unknown,
      averageShare: expect.closeTo(28 / 36, 9) as unknown,
      belowHalf: 4,
      medianScore: 3,
      standardDeviation: expect.closeTo(Math.sqrt((8 * (2 / 3) ** 2 + 4 * (4 / 3) ** 2) / 11), 9) as unknown,
      medianMs: 60_000,
      uncounted: [],
    })
    // Two of the three questions always go together, and the third does not vary.
    expect(reliability?.alpha).toBeCloseTo(0.75, 9)
    expect(questions.map(({ question }) => question._id)).toEqual(quiz.questions.map(({ _id }) => _id))
    const [first, second, third] = questions
    expect(first).toMatchObject({
      difficulty: { right: 8, level: 'medium' },
      discrimination: { value: expect.closeTo(1, 9) as unknown, level: 'good' },
      choices: { options: [{ worst: 4 }, { best: 8 }, {}, {}], skipped: { worst: 0 } },
    })
    expect(second).toMatchObject({ discrimination: { why: 'all-right' }, difficulty: { right: 12 } })
    expect(third).toMatchObject({ choices: { options: [], skipped: { worst: 4, middle: 0, best: 0 } } })
  })

  test('of a quiz that nobody has finished has nothing to say', async () => {
    const { ada, quiz, students: everyone } = await seedClass()
    await begin(t, everyone[0]!, quiz)
    const { body } = await t.call(getAnalysis, { token: ada.token, params: { quizId: quiz._id } })
    expect(body.analysis).toEqual({
      attempts: 0,
      waiting: 0,
      scores: [0, 0, 0, 0],
      averageScore: null,
      averageShare: null,
      belowHalf: 0,
      medianScore: null,
      standardDeviation: null,
      medianMs: null,
      questions: [],
      uncounted: [],
    })
  })

  test('is made by the newest questions', async () => {
    const { ada, quiz, students: everyone } = await seedClass()
    const [city] = rightAnswers(quiz.questions)
    for (const student of everyone) await submitAnswers(t, student, quiz, [city!])
    const params = { quizId: quiz._id }
    const questions = quiz.questions.map((question, index) =>
      index === 0 ? { ...question, correctAnswers: ['London'] } : question,
    )
    await t.call(updateQuiz, { token: ada.token, params, body: { questions } })
    const { body } = await t.call(getAnalysis, { token: ada.token, params })
    expect(body.analysis).toMatchObject({ attempts: 12, waiting: 0, scores: [12, 0, 0, 0] })
    expect(body.analysis.questions[0]).toMatchObject({
      question: { correctAnswers: ['London'] },
      discrimination: { why: 'all-wrong' },
    })
  })
})
