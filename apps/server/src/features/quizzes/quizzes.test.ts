import {
  createQuestions,
  createQuiz,
  getQuestions,
  getQuiz,
  getSecretCode,
  getSpreadsheetSecretCode,
  listQuizzes,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const newQuiz = { title: ' Biology ', numQuestions: 2, timeLimit: 15, secretCode: 'Ab3dEf9h' }
const people = { ada: { role: 'admin' }, bea: { role: 'admin' } } as const

describe.each(engines)('quizzes on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  test('a new quiz has no questions yet (T98)', async () => {
    const { ada } = (await t.seed({ users: people })).users
    const { status, body } = await t.call(createQuiz, { token: ada.token, body: newQuiz })
    expect(status).toBe(201)
    expect(body).toEqual({
      message: 'Quiz created successfully!',
      quiz: { _id: expect.any(String), title: 'Biology', timeLimit: 15, numQuestions: 2 },
    })
    const params = { quizId: body.quiz._id }
    expect((await t.call(getQuestions, { token: ada.token, params })).body).toEqual({
      questions: [],
      revision: 0,
    })
    expect((await t.call(getQuiz, { token: ada.token, params })).body).toEqual({
      quiz: { ...body.quiz, role: 'owner', state: 'draft' },
      questions: [],
      revision: 0,
    })
  })

  test('a secret code opens one quiz (T171)', async () => {
    const { ada, bea } = (await t.seed({ users: people })).users
    const replies = await Promise.all(
      [ada, bea].map(({ token }) => t.call(createQuiz, { token, body: newQuiz })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(replies.find(({ status }) => status === 409)?.failure.code).toBe('code-taken')
  })

  test('asked for once more, because the reply was lost, is the quiz that is there', async () => {
    const { ada, bea } = (await t.seed({ users: people })).users
    const create = (body: object = newQuiz, { token } = ada) => t.call(createQuiz, { token, body })
    const quizzes = async () => (await t.call(listQuizzes, { token: ada.token })).body.quizzes
    const [first, twin] = await Promise.all([create(), create()])
    expect([first.status, twin.status, (await create()).raw]).toEqual([201, 201, first.raw])
    expect(twin.raw).toBe(first.raw)
    expect(await quizzes()).toHaveLength(1)

    for (const other of [{ title: 'Chemistry' }, { numQuestions: 3 }, { timeLimit: 16 }]) {
      expect((await create({ ...newQuiz, ...other })).failure.code).toBe('code-taken')
    }
    expect((await create(newQuiz, bea)).failure.code).toBe('code-taken')
    const body = { quizId: first.body.quiz._id, questions: sampleQuestions.slice(0, 2) }
    await t.call(createQuestions, { token: ada.token, body })
    expect((await create()).failure.code).toBe('code-taken')
    expect(await quizzes()).toHaveLength(1)
  })

  test.each([
    ['title', '   ', 'Enter a quiz title'],
    ['title', '\u200B\u3164', 'Enter a quiz title'],
    ['title', 'x'.repeat(201), 'Use at most 200 characters for the title'],
    ['numQuestions', 0, 'Number of questions must be at least 1'],
    ['numQuestions', 501, 'A quiz can have at most 500 questions'],
    ['timeLimit', 0.5, 'Time limit must be a whole number of minutes'],
    ['timeLimit', 1441, 'Time limit can be at most 1,440 minutes (24 hours)'],
    ['secretCode', 'short', 'A secret code is 8 letters and digits'],
  ])('a quiz with %s %j is refused (T250)', async (path, value, message) => {
    const { ada } = (await t.seed({ users: people })).users
    const body = { ...newQuiz, [path]: value }
    const { status, failure } = await t.call(createQuiz, { token: ada.token, body })
    expect(status).toBe(422)
    expect(failure).toMatchObject({ message, problems: [{ path, message }] })
  })

  describe('questions', () => {
    const scene = { users: people, quizzes: { empty: { owner: 'ada', questions: [] } } } as const

    test('are saved trimmed, with an ID each, and counted (T100)', async () => {
      const { users, quizzes } = await t.seed(scene)
      const { token } = users.ada
      const [first, ...others] = sampleQuestions
      const questions = [{ ...first, text: `  ${first?.text} ` }, ...others]
      const { status, body } = await t.call(createQuestions, {
        token,
        body: { quizId: quizzes.empty._id, questions },
      })
      expect([status, body]).toEqual([201, { message: 'Questions saved successfully!' }])

      const params = { quizId: quizzes.empty._id }
      const saved = (await t.call(getQuiz, { token, params })).body
      expect(saved.quiz.numQuestions).toBe(sampleQuestions.length)
      expect(saved.questions).toEqual(sampleQuestions.map((q) => ({ _id: expect.any(String), ...q })))
      expect((await t.call(getQuestions, { token, params })).body).toEqual({
        questions: saved.questions,
        revision: 1,
      })
    })

    test('with problems are refused as a whole, in the words of the specification', async () => {
      const { users, quizzes } = await t.seed(scene)
      const { token } = users.ada
      const wrong = [
        ...sampleQuestions,
        { text: ' ', type: 'single', options: ['a', ''], correctAnswers: [] },
        { text: 'Why?', type: 'write', options: [], correctAnswers: [' '] },
      ]
      const { status, failure } = await t.call(createQuestions, {
        token,
        body: { quizId: quizzes.empty._id, questions: wrong },
      })
      expect(status).toBe(422)
      expect(failure.message).toBe('Question 4 cannot be empty.')
      expect(failure.problems?.map(({ message }) => message)).toEqual([
        'Question 4 cannot be empty.',
        'Question 4 must have at least one correct answer.',
        'Question 4 has an empty option.',
        'Question 5 must have a valid written answer.',
      ])
      const params = { quizId: quizzes.empty._id }
      expect((await t.call(getQuestions, { token, params })).body.questions).toEqual([])
    })

    test('are created once, also when the button is pressed twice', async () => {
      const { users, quizzes } = await t.seed(scene)
      const create = () =>
        t.call(createQuestions, {
          token: users.ada.token,
          body: { quizId: quizzes.empty._id, questions: sampleQuestions },
        })
      const replies = await Promise.all([create(), create()])
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
      expect((await create()).failure.code).toBe('questions-exist')
    })

    test('of the wrong shape name the place', async () => {
      const { users, quizzes } = await t.seed(scene)
      const questions = [sampleQuestions[0], { ...sampleQuestions[1], options: ['a', 7], type: 'drawing' }]
      const { failure } = await t.call(createQuestions, {
        token: users.ada.token,
        body: { quizId: quizzes.empty._id, questions },
      })
      expect(failure.problems).toEqual([
        {
          path: 'questions.1.type',
          code: 'choose-one-of',
          params: { values: 'single, multiple, write, numeric, matching, ordering, essay, gap' },
          message: 'Choose one of: single, multiple, write, numeric, matching, ordering, essay, gap',
        },
        {
          path: 'questions.1.options.1',
          code: 'text-in-list-wanted',
          params: { field: 'options' },
          message: 'An option is a text',
        },
      ])
    })
  })

  test('the owner reads the secret code at both addresses (T99)', async () => {
    const { users, quizzes } = await t.seed({ users: people, quizzes: { biology: { owner: 'ada' } } })
    const input = { token: users.ada.token, params: { quizId: quizzes.biology._id } }
    const secret = { secretCode: quizzes.biology.secretCode }
    expect((await t.call(getSecretCode, input)).body).toEqual(secret)
    expect((await t.call(getSpreadsheetSecretCode, input)).body).toEqual(secret)
  })
})
