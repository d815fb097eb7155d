import { getQuestions, getQuiz, previewQuizUpdate, updateQuiz } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { giveRole } from '../sharing/colleagues.repository.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(anyEngine)('two windows that change one quiz, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { token } = users.ada
    const params = { quizId: quizzes.biology._id }
    const save = (questions: readonly unknown[], baseRevision?: number) =>
      t.call(updateQuiz, { token, params, body: { questions, baseRevision } })
    const read = async () => (await t.call(getQuestions, { token, params })).body
    const countRevisions = async () =>
      (await t.store.db.selectFrom('quiz_revisions').select('revision').execute()).length
    const [first, second, third] = quizzes.biology.questions as [Question, Question, Question]
    const view = async () => (await t.call(getQuiz, { token, params })).body
    return {
      ben: users.ben,
      bea: users.bea,
      params,
      quiz: quizzes.biology,
      save,
      read,
      view,
      countRevisions,
      first,
      second,
      third,
    }
  }
  const added = { text: 'Which is the longest river?', type: 'write', options: [], correctAnswers: ['Nile'] }

  test('the second learns what the first has changed, and overwrites nothing (T215)', async () => {
    const { save, read, view, first, second, third } = await setUp()
    expect(await view()).toMatchObject({ revision: 1 })
    const { revision: base } = await read()
    const changed = { ...first, text: 'What is France’s capital?' }
    const { body } = await save([third, changed, added], base)
    expect(body.revision).toBe(2)

    const { status, failure } = await save([first, { ...second, text: 'Mine' }, third], base)
    expect([status, failure.code]).toEqual([409, 'quiz-changed'])
    const present = await read()
    expect(present.questions).toMatchObject([third, changed, added])
    expect(failure.theirs).toEqual({
      ...present,
      base: [first, second, third],
      changes: [
        { questionId: third._id, change: 'moved' },
        { questionId: first._id, change: 'changed' },
        { questionId: present.questions[2]?._id, change: 'added' },
        { questionId: second._id, change: 'removed' },
      ],
    })
    expect((await save([first], present.revision)).body.revision).toBe(3)
  })

  test('the same save sent twice makes one revision and no new questions, and answers the same', async () => {
    const { ben, quiz, save, read, countRevisions, first, second, third } = await setUp()
    await submitAnswers(t, ben, quiz, rightAnswers(quiz.questions))
    const questions = [{ ...first, correctAnswers: ['Rome'] }, second, third, added]
    for (const baseRevision of [1, undefined]) {
      const saved = await save(questions, baseRevision)
      expect([saved.status, saved.body]).toMatchObject([200, { scoresChanged: 1, lowered: 1, revision: 2 }])
      const { questions: stored } = await read()
      const again = await save(questions, baseRevision)
      expect([again.status, again.raw]).toEqual([200, saved.raw])
      expect((await read()).questions).toEqual(stored)
      expect(await countRevisions()).toBe(2)
    }
  })

  test('one that does not say what it read overwrites nothing of somebody else’s, but what is one’s own (T216)', async () => {
    const { bea, params, save, read, countRevisions, first, second, third } = await setUp()
    await giveRole(t.store.db, { quizId: params.quizId, userId: bea._id, role: 'editor' })
    const ofBea = (questions: readonly unknown[], baseRevision?: number) =>
      t.call(updateQuiz, { token: bea.token, params, body: { questions, baseRevision } })
    expect((await ofBea([first, second, third, added], 1)).status).toBe(200)
    expect((await ofBea([first, second, added])).status).toBe(200)
    const { questions } = await read()
    const { status, failure } = await save([first, { ...second, text: 'Mine' }])
    expect([status, failure.code, failure.message]).toEqual([
      409,
      'quiz-changed',
      'Someone else has changed this quiz. Nothing was saved.',
    ])
    expect(failure.theirs).toMatchObject({ revision: 3, questions })
    const preview = { params, body: { questions: [first] } }
    const { token } = bea
    expect((await t.call(previewQuizUpdate, { token, ...preview })).status).toBe(200)
    expect((await save([first], 3)).status).toBe(200)
    expect(
      (await t.call(previewQuizUpdate, { token, ...preview, body: { questions: [second] } })).status,
    ).toBe(409)
    expect((await save([first, added])).status).toBe(200)
    expect(await countRevisions()).toBe(5)
  })

  test('one that does not say what it read is saved as before', async () => {
    const { save, first, second } = await setUp()
    expect((await save([first], 1)).status).toBe(200)
    expect((await save([second])).failure.problems?.[0]?.code).toBe('question-gone')
    expect((await save([first, added])).body.revision).toBe(3)
  })
})
