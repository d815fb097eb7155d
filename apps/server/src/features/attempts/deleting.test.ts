import {
  compareReceipt,
  decideLateAnswers,
  deleteAttempt,
  getAnalysis,
  getReceipt,
  getResult,
  getTimeline,
  giveExtraTime,
  listResults,
  listStudents,
  saveAnswers,
  updateQuiz,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tableNames } from '../../db/table-keys.ts'
import { engines } from '../../testing/engines.ts'
import { rightAnswers, sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { begin, enter, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(engines)('deleting an attempt, on $name', (engine) => {
  let t: TestApp
  let ada: SeededUser
  let ben: SeededUser
  let cem: SeededUser
  let quiz: SeededQuiz
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const seeded = await t.seed({
      users: { ada: { role: 'admin', name: 'Ada' }, ben: { name: 'Ben' }, cem: { name: 'Cem' } },
      quizzes: { quiz: { owner: 'ada', timeLimit: 10 } },
    })
    ;({ ada, ben, cem } = seeded.users)
    quiz = seeded.quizzes.quiz
  })
  afterEach(() => t.close())

  const params = () => ({ quizId: quiz._id })
  const remove = (attemptId: string, reason?: string) =>
    t.call(deleteAttempt, { token: ada.token, params: params(), body: { attemptId, reason } })
  const list = async () => (await t.call(listStudents, { token: ada.token, params: params() })).body
  const attemptOf = async (student: SeededUser) =>
    (await list()).students.find(({ userId }) => userId === student._id)?._id ?? ''

  test('removes everything of it from every table, and keeps who did it, when and why', async () => {
    const { attempt } = await begin(t, ben, quiz)
    const inTables = async () => {
      const found: string[] = []
      for (const table of tableNames) {
        const rows = await t.store.db.selectFrom(table).selectAll().execute()
        if (JSON.stringify(rows).includes(attempt._id)) found.push(table)
      }
      return found
    }
    const grant = { _id: 'g', reach: 'student', userId: ben._id, minutes: 1 }
    await t.call(giveExtraTime, { token: ada.token, params: params(), body: grant })
    t.clock.advance(20 * 60_000)
    await t.call(saveAnswers, {
      token: ben.token,
      params: { attemptId: attempt._id },
      body: { changes: [{ questionId: quiz.questions[0]?._id ?? '', selectedOption: 'Paris', age: 0 }] },
    })
    const decision = { userId: ben._id, accept: true }
    await t.call(decideLateAnswers, { token: ada.token, params: params(), body: decision })
    expect(await inTables()).toEqual(expect.arrayContaining(['attempts', 'score_changes', 'attempt_grants']))

    expect((await remove(attempt._id, 'Taken by his brother')).status).toBe(204)
    expect(await inTables()).toEqual(['deleted_attempts'])
    const kept = {
      _id: attempt._id,
      name: 'Ben',
      score: 1,
      totalQuestions: 3,
      by: 'Ada',
      at: '2026-01-05T08:20:00.000Z',
      reason: 'Taken by his brother',
    }
    expect(await list()).toMatchObject({ students: [], count: 0, deleted: [kept] })
    t.clock.advance(1_000)
    expect((await remove(attempt._id, 'Once more, after a lost reply')).status).toBe(204)
    expect((await list()).deleted).toEqual([kept])
  })

  test('takes it from the student, who may take the quiz again', async () => {
    await submitAnswers(t, ben, quiz, [])
    await submitAnswers(t, cem, quiz, rightAnswers(quiz.questions))
    const { body: receipt } = await t.call(getReceipt, { token: ben.token, params: params() })
    await remove(await attemptOf(ben))
    const own = { token: ben.token, params: params(), query: { userId: ben._id } }
    expect((await t.call(getResult, own)).status).toBe(404)
    expect((await t.call(getTimeline, own)).status).toBe(404)
    expect((await t.call(getReceipt, { token: ben.token, params: params() })).status).toBe(404)
    const compared = await t.call(compareReceipt, { token: ada.token, body: { receipt } })
    expect(compared.status).toBe(404)
    const results = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
    expect(results.body).toEqual([])
    const { body } = await t.call(getAnalysis, { token: ada.token, params: params() })
    expect(body.analysis).toMatchObject({ attempts: 1, averageScore: 3 })

    expect(await submitAnswers(t, ben, quiz, rightAnswers(quiz.questions))).toMatchObject({ score: 3 })
    expect((await list()).students).toMatchObject([
      { name: 'Ben', score: 3 },
      { name: 'Cem', score: 3 },
    ])
    await t.call(updateQuiz, { token: ada.token, params: params(), body: { questions: sampleQuestions } })
  })

  test('leaves a running attempt alone, and deletes one that was only admitted or whose time is over', async () => {
    const { attempt } = await begin(t, ben, quiz)
    await enter(t, cem, quiz)
    const refused = await remove(attempt._id)
    expect([refused.status, refused.failure.code]).toEqual([409, 'still-running'])
    expect((await remove(await attemptOf(cem))).status).toBe(204)
    t.clock.advance(11 * 60_000)
    expect((await remove(attempt._id)).status).toBe(204)
    const { students, deleted } = await list()
    expect([students, deleted?.map(({ name, score }) => [name, score])]).toEqual([
      [],
      [
        ['Ben', 0],
        ['Cem', undefined],
      ],
    ])
  })

  test('does not find an attempt at another quiz, nor one that there is not', async () => {
    const { quizzes } = await t.seed({
      users: { eve: { role: 'admin' } },
      quizzes: { other: { owner: 'eve' } },
    })
    const other = await submitAnswers(t, ben, quizzes.other, [])
    for (const id of ['_id' in other ? other._id : '', 'nothing']) {
      const { status, failure } = await remove(id)
      expect([status, failure.code]).toEqual([404, 'not-found'])
    }
  })
})
