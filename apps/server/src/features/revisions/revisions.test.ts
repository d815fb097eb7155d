import { getQuestions, getQuiz, getResult, previewQuizUpdate, updateQuiz } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const scene = {
  users: { ada: { role: 'admin' }, ben: {}, cem: {} },
  quizzes: { biology: { owner: 'ada' } },
} as const

describe.each(engines)('changing a quiz on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    return { ...users, quiz: quizzes.biology }
  }
  const revise = ({ token }: SeededUser, quiz: SeededQuiz, questions: unknown[]) =>
    t.call(updateQuiz, { token, params: { quizId: quiz._id }, body: { questions } })
  const readQuestions = async ({ token }: SeededUser, quiz: SeededQuiz) =>
    (await t.call(getQuestions, { token, params: { quizId: quiz._id } })).body.questions
  const readResult = async (reader: SeededUser, quiz: SeededQuiz, student: SeededUser) =>
    (
      await t.call(getResult, {
        token: reader.token,
        params: { quizId: quiz._id },
        query: { userId: student._id },
      })
    ).body

  test('keeps the IDs of questions that stay and gives new ones to the others', async () => {
    const { ada, quiz } = await setUp()
    const [first, second] = quiz.questions
    const { _id: _, ...added } = { ...second, _id: '', text: ' Which of these are even? ' }
    const { status, body } = await revise(ada, quiz, [added, { ...first, text: 'What is France’s capital?' }])
    expect([status, body]).toEqual([
      200,
      {
        message: 'Quiz updated successfully!',
        results: 0,
        scoresChanged: 0,
        raised: 0,
        lowered: 0,
        revision: 2,
      },
    ])
    const questions = await readQuestions(ada, quiz)
    expect(questions).toMatchObject([
      { text: 'Which of these are even?' },
      { _id: first?._id, text: 'What is France’s capital?' },
    ])
    expect(quiz.questions.map(({ _id }) => _id)).not.toContain(questions[0]?._id)
    const view = await t.call(getQuiz, { token: ada.token, params: { quizId: quiz._id } })
    expect(view.body.quiz.numQuestions).toBe(2)
  })

  test('marks results again and keeps the old scores (T217)', async () => {
    const { ada, ben, cem, quiz } = await setUp()
    const right = rightAnswers(quiz.questions)
    await submitAnswers(t, ben, quiz, right)
    await submitAnswers(t, cem, quiz, right.slice(1))
    t.clock.advance(1_000)
    const [first, ...others] = quiz.questions
    const { body } = await revise(ada, quiz, [{ ...first, correctAnswers: ['Rome'] }, ...others])
    expect(body).toMatchObject({ results: 2, scoresChanged: 1 })
    expect(await readResult(ada, quiz, ben)).toMatchObject({ score: 2, answers: right })
    expect(await readResult(cem, quiz, cem)).toMatchObject({ score: 2 })
    const changes = await t.store.db.selectFrom('score_changes').selectAll().execute()
    expect(changes).toMatchObject([
      {
        changed_at: t.clock.now(),
        old_score: 3,
        old_total: 3,
        new_score: 2,
        new_total: 3,
        revision: 2,
      },
    ])
  })

  test('fixing the text of an option takes no marks away, however often', async () => {
    const { ada, ben, cem, quiz } = await setUp()
    const right = rightAnswers(quiz.questions)
    await submitAnswers(t, ben, quiz, right)
    await begin(t, cem, quiz)
    const [first, ...others] = quiz.questions
    const rename = (city: string) => [
      { ...first, options: ['London', city, 'Rome', 'Berlin'], correctAnswers: [city] },
      ...others,
    ]
    expect((await revise(ada, quiz, rename('Paris (France)'))).body.scoresChanged).toBe(0)
    expect((await revise(ada, quiz, rename('Paris, France'))).body.scoresChanged).toBe(0)
    expect((await submitAnswers(t, cem, quiz, right)).score).toBe(3)
  })

  test('marks a whole class again', async () => {
    const students = Object.fromEntries(Array.from({ length: 205 }, (_, i) => [`student${i}`, {}]))
    const { users, quizzes } = await t.seed({ ...scene, users: { ada: { role: 'admin' }, ...students } })
    const { ada, ...others } = users as Record<string, SeededUser>
    const answers = rightAnswers(quizzes.biology.questions)
    await Promise.all(
      Object.values(others).map((student) => submitAnswers(t, student, quizzes.biology, answers)),
    )
    if (!ada) throw new Error('There is no educator')
    const questions = quizzes.biology.questions.slice(1)
    const input = { token: ada.token, params: { quizId: quizzes.biology._id }, body: { questions } }
    const changes = { results: 205, scoresChanged: 205, raised: 0, lowered: 205 }
    expect((await t.call(previewQuizUpdate, input)).body).toEqual({ ...changes, running: 0 })
    expect((await revise(ada, quizzes.biology, questions)).body).toMatchObject(changes)
  })

  test('refuses IDs that are not in the quiz, or twice in the list', async () => {
    const { ada, quiz } = await setUp()
    const [first, second] = quiz.questions
    const { status, failure } = await revise(ada, quiz, [first, { ...second, _id: 'unknown' }, first])
    expect(status).toBe(422)
    expect(failure.problems).toEqual([
      {
        path: 'questions.1._id',
        code: 'question-gone',
        params: { question: 2 },
        message: 'Question 2 is no longer part of this quiz.',
      },
      {
        path: 'questions.2._id',
        code: 'repeated-question',
        params: { question: 3 },
        message: 'Question 3 is in the list twice.',
      },
    ])
    expect(await readQuestions(ada, quiz)).toEqual(quiz.questions)
  })

  test('refuses questions with problems and changes nothing', async () => {
    const { ada, quiz } = await setUp()
    const { status, failure } = await revise(ada, quiz, [])
    expect([status, failure.message]).toEqual([422, 'Add at least one question.'])
    expect(await readQuestions(ada, quiz)).toEqual(quiz.questions)
  })

  test('twice at once makes two revisions', async () => {
    const { ada, quiz } = await setUp()
    const replies = await Promise.all([
      revise(ada, quiz, quiz.questions.slice(0, 2)),
      revise(ada, quiz, quiz.questions.slice(0, 2).toReversed()),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const revisions = await t.store.db.selectFrom('quiz_revisions').select('revision').execute()
    expect(revisions.map(({ revision }) => revision)).toEqual([1, 2, 3])
  })

  test('is limited to 60 times in ten minutes for each educator', async () => {
    const limited = await createTestApp({ engine, config: { rateLimits: true } })
    const { users } = await limited.seed({ users: { ada: { role: 'admin' }, bea: { role: 'admin' } } })
    const save = (token: string) =>
      limited.call(updateQuiz, { token, params: { quizId: 'unknown' }, body: { questions: [] } })
    for (let i = 0; i < 60; i += 1) expect((await save(users.ada.token)).status).toBe(404)
    expect((await save(users.ada.token)).failure.code).toBe('too-many-requests')
    expect((await save(users.bea.token)).status).toBe(404)
    await limited.close()
  })
})
