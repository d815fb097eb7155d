import {
  createQuiz,
  duplicateQuiz,
  getQuestions,
  getQuiz,
  getSecretCode,
  listQuizzes,
  listStudentResults,
  updateQuizSettings,
  verifyCode,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../../testing/engines.ts'
import { sampleQuestions } from '../../../testing/sample-questions.ts'
import { submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { insertRole } from '../roles.repository.ts'

describe.each(anyEngine)('a copy of a quiz, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const seedQuiz = () =>
    t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 25 }, draft: { owner: 'ada', questions: [] } },
    })

  test('has the questions, time limit and language, and a code, IDs and results of its own', async () => {
    const { users, quizzes } = await seedQuiz()
    const { token } = users.ada
    const params = { quizId: quizzes.biology._id }
    await submitAnswers(t, users.ben, quizzes.biology, [])
    const settings = { resultRelease: 'at-once', code: 'closed', language: 'de' }
    await t.call(updateQuizSettings, { token, params, body: settings })

    const { status, body } = await t.call(duplicateQuiz, { token, params })
    const { quiz } = body
    expect([status, quiz]).toEqual([
      201,
      { _id: expect.any(String), title: 'biology (copy)', timeLimit: 25, numQuestions: 3, language: 'de' },
    ])
    const of = { quizId: quiz._id }
    const { secretCode } = (await t.call(getSecretCode, { token, params: of })).body
    expect(secretCode).not.toBe(quizzes.biology.secretCode)
    const { quizzes: listed } = (await t.call(listQuizzes, { token })).body
    expect(listed.find(({ _id }) => _id === quiz._id)?.state).toBe('draft')
    const { questions, revision } = (await t.call(getQuestions, { token, params: of })).body
    expect([revision, questions.map(({ _id, ...content }) => content)]).toEqual([1, sampleQuestions])
    const ids = new Set(quizzes.biology.questions.map(({ _id }) => _id))
    expect(questions.some(({ _id }) => ids.has(_id))).toBe(false)
    expect((await t.call(listStudentResults, { token, params: of })).body.count).toBe(0)
    expect((await t.call(listStudentResults, { token, params })).body.count).toBe(1)
    // The copy is open, whatever the original is.
    expect((await t.call(verifyCode, { token: users.cem.token, body: { secretCode } })).status).toBe(200)
  })

  test('of a draft is a draft, and a long title is cut so that the mark fits', async () => {
    const { users, quizzes } = await seedQuiz()
    const { token } = users.ada
    const draft = await t.call(duplicateQuiz, { token, params: { quizId: quizzes.draft._id } })
    const copy = await t.call(getQuiz, { token, params: { quizId: draft.body.quiz._id } })
    expect([draft.status, copy.body.questions]).toEqual([201, []])
    const body = { title: '🎓'.repeat(100), numQuestions: 1, timeLimit: 1, secretCode: 'Ab3dEf9h' }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    const { title } = (await t.call(duplicateQuiz, { token, params: { quizId: quiz._id } })).body.quiz
    expect(title.length).toBeLessThanOrEqual(200)
    expect(title).toBe(`${'🎓'.repeat(96)} (copy)`)
    const { quiz: german } = (
      await t.call(duplicateQuiz, { token, params: { quizId: quiz._id }, query: { language: 'de' } })
    ).body
    expect(german.title).toBe(`${'🎓'.repeat(96)} (Kopie)`)
    const unknown = { language: 'tlh' } as never
    const { quiz: english } = (
      await t.call(duplicateQuiz, { token, params: { quizId: quizzes.biology._id }, query: unknown })
    ).body
    expect(english.title).toBe('biology (copy)')
  })

  test('belongs to whoever made it', async () => {
    const { users, quizzes } = await seedQuiz()
    const params = { quizId: quizzes.biology._id }
    const { token } = users.bea
    expect((await t.call(duplicateQuiz, { token, params })).status).toBe(404)
    await insertRole(t.store.db, { ...params, userId: users.bea._id, role: 'viewer' }, t.clock.now())
    expect((await t.call(duplicateQuiz, { token, params })).status).toBe(201)
    const roles = (await t.call(listQuizzes, { token, query: { sort: 'title' } })).body.quizzes
    expect(roles.map(({ title, role }) => [title, role])).toEqual([
      ['biology', 'viewer'],
      ['biology (copy)', 'owner'],
    ])
  })
})
