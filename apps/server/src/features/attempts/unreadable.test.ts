import {
  endQuiz,
  exportAccount,
  getResult,
  giveExtraTime,
  listQuizzes,
  listResults,
  listStudentResults,
  updateQuiz,
} from '@quizly/contract'
import { defaultGraceMs } from '@quizly/domain'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { listSubmittedAttempts } from './attempt-lists.repository.ts'
import { sweep } from '../operation/sweeper.service.ts'

const limitMs = 10 * 60_000

describe.each(engines)('an attempt that cannot be read, on $name,', (engine) => {
  let t: TestApp
  const errors: { id?: string; msg: string }[] = []
  beforeEach(async () => {
    errors.length = 0
    const log = pino({ level: 'error' }, { write: (line: string) => errors.push(JSON.parse(line)) })
    t = await createTestApp({ engine, log })
  })
  afterEach(() => t.close())

  test('stops no sweep, however many there are, and is logged once', async () => {
    const many = Object.fromEntries(Array.from({ length: 53 }, (_, i) => [`student${i}`, {}]))
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...many },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    const { ada, ...students } = users as Record<string, SeededUser>
    for (const student of Object.values(students)) await begin(t, student, quizzes.biology)
    const attempts = await t.store.db.selectFrom('attempts').select('id').orderBy('id').execute()
    const broken = attempts.slice(0, 51).map(({ id }) => id)
    const spoil = (ids: string[], how: { saved_answers: string } | { started_at: null }) =>
      t.store.db.updateTable('attempts').set(how).where('id', 'in', ids).execute()
    await spoil(broken.slice(0, 2), { started_at: null })
    await spoil(broken.slice(2, 4), { saved_answers: '[null]' })
    await spoil(broken.slice(4), { saved_answers: '[{"questionId":' })
    t.clock.advance(limitMs + defaultGraceMs + 1)
    expect(await sweep(t.store.db, t.clock.now())).toMatchObject({ closed: 2 })
    expect(await sweep(t.store.db, t.clock.now())).toMatchObject({ closed: 0 })
    expect(errors.map(({ id }) => id).sort()).toEqual(broken)
    expect(errors[0]?.msg).toBe('store: a row cannot be read and is left out; restore it from a backup')
    const desk = await t.call(listQuizzes, { token: ada?.token ?? '' })
    expect(desk.body.quizzes).toMatchObject([{ running: 51, finished: 2 }])
  })

  test('keeps nobody else from extra time, nor a quiz from its end', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    for (const student of [users.ben, users.cem]) await begin(t, student, quizzes.biology)
    await t.store.db
      .updateTable('attempts')
      .set({ saved_answers: '{' })
      .where('student_id', '=', users.ben._id)
      .execute()
    const { token } = users.ada
    const params = { quizId: quizzes.biology._id }
    const more = { _id: 'more', reach: 'running', minutes: 5 } as const
    expect((await t.call(giveExtraTime, { token, params, body: more })).body).toMatchObject({ given: 1 })
    const ended = await t.call(endQuiz, { token, params, body: { _id: 'end' } })
    expect(ended.status).toBe(200)
    const rows = await t.store.db.selectFrom('attempts').select(['student_id', 'deadline']).execute()
    const deadlineOf = ({ _id }: SeededUser) => rows.find((row) => row.student_id === _id)?.deadline ?? 0
    expect(deadlineOf(users.cem)).toBeLessThan(deadlineOf(users.ben))
  })

  test('is left out of lists, exports and marking, which go on', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: { name: 'Ben' }, cem: { name: 'Cem' } },
      quizzes: { biology: { owner: 'ada' }, history: { owner: 'ada' } },
    })
    const { ada, ben, cem } = users
    const quiz = quizzes.biology
    await submitAnswers(t, ben, quizzes.history, [])
    t.clock.advance(1_000)
    for (const student of [ben, cem]) await submitAnswers(t, student, quiz, rightAnswers(quiz.questions))
    await t.store.db
      .updateTable('attempts')
      .set({ answers: '{', score: null })
      .where('quiz_id', '=', quiz._id)
      .where('student_id', '=', ben._id)
      .execute()

    const params = { quizId: quiz._id }
    const list = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
    expect(list.body.map(({ quizId }) => quizId?._id)).toEqual([quizzes.history._id])
    const page = await listSubmittedAttempts(t.store.db, ben._id, { limit: 1 })
    expect(page.map((attempt) => attempt.quiz.id)).toEqual([quizzes.history._id])
    const students = await t.call(listStudentResults, { token: ada.token, params })
    expect(students.body.results.map(({ name }) => name)).toEqual(['Cem'])
    const exported = await t.call(exportAccount, { token: ben.token })
    expect([exported.status, exported.body.attempts.length]).toEqual([200, 2])
    const body = { questions: quiz.questions.slice(1) }
    const revised = await t.call(updateQuiz, { token: ada.token, params, body })
    expect(revised.status).toBe(200)
    const query = { userId: cem._id }
    const result = await t.call(getResult, { token: cem.token, params, query })
    expect(result.body).toMatchObject({ score: 2, totalQuestions: 2 })
    const own = await t.call(getResult, { token: ben.token, params, query: { userId: ben._id } })
    expect([own.status, own.failure.code]).toEqual([500, 'internal-error'])
  })
})
