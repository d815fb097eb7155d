import {
  compareReceipt,
  exportQuiz,
  getAnalysis,
  getGrid,
  getQuiz,
  getReceipt,
  getResult,
  quizFile,
  startAttempt,
  verifyCode,
  verifyReceipt,
} from '@quizly/contract'
import { markAnswers, type Question, questionTypes, rulesOf, type SelectedOption } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { samples, secret } from '../../../../../packages/domain/src/questions/samples-testing.ts'
import { writeOutcomes } from '../../db/stored-outcomes.ts'
import { regradingCalls } from '../../testing/desk/regrading.ts'
import { engines } from '../../testing/engines.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(engines)('a quiz of one type on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())
  const { regrade, undo, readMarks } = regradingCalls(() => t)

  test.each(questionTypes)('of questions of type %s goes from its start to its regrades', async (type) => {
    const { right, wrong, keys } = samples[type]
    const questions = samples[type].questions.map((question, index): Question => ({
      ...question,
      _id: `${type}-${index}`,
    }))
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {}, dan: {}, eve: {} },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10, questions } },
    })
    const { ada, ben, cem, dan, eve } = users
    const { quiz } = quizzes
    const params = { quizId: quiz._id }

    // Before and while it runs, a student gets nothing of the key and of what is for later.
    const entered = await t.call(verifyCode, { token: eve.token, body: { secretCode: quiz.secretCode } })
    const before = await t.call(getQuiz, { token: eve.token, params })
    const started = await t.call(startAttempt, { token: eve.token, params })
    expect(started.body.questions).toHaveLength(questions.length)
    for (const { status, raw } of [entered, before, started]) {
      expect(status).toBeLessThan(300)
      expect(raw).not.toContain(secret)
      expect(raw).not.toMatch(
        /correctAnswers|distractors|tolerance|"marking"|explanation|optionNotes|"shares"/,
      )
    }

    const given: [SeededUser, SelectedOption][] = [
      [ben, right],
      [cem, wrong],
      [dan, null],
    ]
    const answersOf = (selectedOption: SelectedOption) =>
      questions.map(({ _id: questionId }) => ({ questionId, selectedOption }))
    for (const [student, selected] of given) await submitAnswers(t, student, quiz, answersOf(selected))
    t.clock.advance(60_000)

    // What is stored is what the rules say, and every reader of it goes on.
    const marked = await readMarks()
    const stored = marked.map(({ outcomes }) => outcomes).filter((outcomes) => outcomes !== null)
    const expected = given.map(([, selected]) =>
      writeOutcomes(markAnswers(questions, answersOf(selected)).outcomes),
    )
    expect(stored.toSorted()).toEqual(expected.toSorted())
    for (const [student] of given) {
      const result = await t.call(getResult, {
        token: student.token,
        params,
        query: { userId: student._id },
      })
      expect(result.status).toBe(200)
      expect(result.body.verdicts).toHaveLength(questions.length)
    }
    expect((await t.call(getAnalysis, { token: ada.token, params })).status).toBe(200)
    const grid = await t.call(getGrid, { token: ada.token, params, query: {} })
    expect(grid.body.rows).toHaveLength(given.length)

    const file = await t.call(exportQuiz, { token: ada.token, params, query: { format: 'json' } })
    const contents = questions.map(({ _id, ...content }) => JSON.parse(JSON.stringify(content)) as object)
    expect(quizFile.parse(JSON.parse(file.raw)).questions).toEqual(contents)

    const { body: receipt } = await t.call(getReceipt, { token: cem.token, params })
    expect((await t.call(verifyReceipt, { body: { receipt } })).body).toEqual({ verdict: 'valid' })
    const compare = async () =>
      (await t.call(compareReceipt, { token: cem.token, body: { receipt } })).body.matches
    expect(await compare()).toBe(true)
    const others = JSON.stringify(answersOf(right))
    const kept = await t.store.db.selectFrom('attempts').select(['id', 'answers']).execute()
    await t.store.db
      .updateTable('attempts')
      .set({ answers: others })
      .where('student_id', '=', cem._id)
      .execute()
    expect(await compare()).toBe(false)
    for (const { id, answers } of kept)
      await t.store.db.updateTable('attempts').set({ answers }).where('id', '=', id).execute()

    // Each other key marks the class as the rules say, and taken back all is as before.
    let revision = 1
    for (const correctAnswers of keys.filter((key) => rulesOf(type).isPossibleKey(questions[0]!, key))) {
      const change = { mode: 'new-key' as const, correctAnswers, mayLower: true }
      const done = await regrade(ada, quiz, change, revision)
      expect(done.status).toBe(200)
      expect(await readMarks()).not.toEqual(marked)
      expect((await undo(ada, quiz, done.body.remarkingId, revision + 1)).status).toBe(200)
      expect(await readMarks()).toEqual(marked)
      revision += 2
    }
  })
})
