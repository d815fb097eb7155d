import {
  createQuiz,
  getReceipt,
  getResult,
  listResults,
  login,
  moveQuiz,
  updateQuiz,
  verifyCode,
  verifyReceipt,
} from '@quizly/contract'
import { binMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tableNames } from '../../../db/table-keys.ts'
import { engines } from '../../../testing/engines.ts'
import { sampleQuestions } from '../../../testing/sample-questions.ts'
import { seededPassword, type SeededQuiz, type SeededUser } from '../../../testing/seed.ts'
import { submitAnswers } from '../../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweep } from '../../operation/sweeper.service.ts'
import { emptyBin } from './archive.service.ts'

describe.each(engines)('the bin is emptied after thirty days, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const countRows = async () => {
    const counts: Record<string, number> = {}
    for (const table of tableNames) {
      const { count } = await t.store.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      counts[table] = count
    }
    return counts
  }
  const storageOf = ({ _id }: SeededUser) =>
    t.store.db
      .selectFrom('users')
      .select(['quiz_count', 'quiz_bytes'])
      .where('id', '=', _id)
      .executeTakeFirstOrThrow()

  /** A quiz of Ada with three results, one of them marked again, made by calls. */
  async function addTakenQuiz() {
    const { users } = await t.seed({ users: { ada: { role: 'admin' }, ben: {}, cem: {}, dee: {} } })
    const before = { rows: await countRows(), storage: await storageOf(users.ada) }
    const { token } = users.ada
    const body = { title: 'Biology', numQuestions: 3, timeLimit: 10, secretCode: 'Ab3dEf9h' }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    const params = { quizId: quiz._id }
    await t.call(updateQuiz, { token, params, body: { questions: sampleQuestions } })
    for (const student of [users.ben, users.cem, users.dee]) {
      await submitAnswers(t, student, { _id: quiz._id, secretCode: body.secretCode } as SeededQuiz, [])
    }
    await t.call(updateQuiz, { token, params, body: { questions: sampleQuestions.slice(1) } })
    return { users, before, params, token, secretCode: body.secretCode }
  }

  test('with all that belongs to it, in slices, and nothing else', async () => {
    const { before, params, token, users } = await addTakenQuiz()
    await t.call(moveQuiz, { token, params, body: { to: 'bin' } })
    t.clock.advance(binMs)
    await sweep(t.store.db, t.clock.now())
    const kept = await countRows()
    expect([kept.quizzes, kept.attempts, kept.quiz_revisions]).toEqual([1, 3, 2])
    expect(kept.score_changes).toBeGreaterThan(0)

    t.clock.advance(1)
    const left: number[] = []
    for (let sweeps = 0; sweeps < 10; sweeps += 1) {
      await emptyBin(t.store.db, t.clock.now(), { slices: 1, attempts: 2, revisions: 1 })
      const { attempts, quiz_revisions: revisions, quizzes } = await countRows()
      left.push((attempts ?? 0) + (revisions ?? 0) + (quizzes ?? 0))
    }
    expect(left).toEqual([4, 3, 2, 1, 0, 0, 0, 0, 0, 0])
    // Sessions end after thirty days as well.
    expect({ ...(await countRows()), sessions: 0 }).toEqual({ ...before.rows, sessions: 0 })
    expect(await storageOf(users.ada)).toEqual(before.storage)
  })

  test('until then students have their results, and afterwards not: nothing else about them changes', async () => {
    const { params, token, users, secretCode } = await addTakenQuiz()
    const ben = { token: users.ben.token, params }
    const receipt = (await t.call(getReceipt, ben)).body
    const { verdict } = (await t.call(verifyReceipt, { body: { receipt } })).body
    await t.call(moveQuiz, { token, params, body: { to: 'bin' } })
    const query = { userId: users.ben._id }
    expect((await t.call(getResult, { ...ben, query })).status).toBe(200)
    t.clock.advance(binMs + 1)
    await sweep(t.store.db, t.clock.now())
    const { body: session } = await t.call(login, {
      body: { email: users.ben.email, password: seededPassword },
    })
    const later = { token: session.token, params }
    expect((await t.call(getResult, { ...later, query })).status).toBe(404)
    expect((await t.call(listResults, { ...later, params: { userId: users.ben._id } })).body).toEqual([])
    expect((await t.call(verifyCode, { ...later, body: { secretCode } })).status).toBe(404)
    // What the receipt proves, it proves without the quiz.
    expect((await t.call(verifyReceipt, { body: { receipt } })).body.verdict).toBe(verdict)
  })
})
