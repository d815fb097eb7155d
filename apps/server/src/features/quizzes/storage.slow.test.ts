import { createQuestions, createQuiz, saveSpreadsheetQuiz, updateQuiz, verifyCode } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { begin, enter } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { getRevision } from './questions.service.ts'

const megabyte = 1024 * 1024

describe.each(engines)('what an account can store, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada' }, empty: { owner: 'ada', questions: [] } },
    })
    const { token } = users.ada
    const create = (secretCode: string, owner = users.ada) =>
      t.call(createQuiz, {
        token: owner.token,
        body: { title: 'Cells', numQuestions: 1, timeLimit: 1, secretCode },
      })
    const revise = (text: string) => {
      const questions = quizzes.biology.questions.map((question) => ({ ...question, text }))
      return t.call(updateQuiz, { token, params: { quizId: quizzes.biology._id }, body: { questions } })
    }
    return { ...users, ...quizzes, token, create, revise }
  }
  const stored = (set: { quiz_count?: number; quiz_bytes?: number }) =>
    t.store.db.updateTable('users').set(set).where('role', '=', 'admin').execute()
  const storage = (id: string) =>
    t.store.db
      .selectFrom('users')
      .select(['quiz_count', 'quiz_bytes'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('is 10,000 quizzes for an educator', async () => {
    const { ada, create } = await setUp()
    await stored({ quiz_count: 9_999 })
    expect((await create('Storage1')).status).toBe(201)
    const { status, failure } = await create('Storage2')
    expect([status, failure.code]).toEqual([409, 'limit-reached'])
    expect(failure.message).toContain('10,000 quizzes')
    expect((await create('Storage1')).failure.code).toBe('limit-reached')
    expect(await storage(ada._id)).toMatchObject({ quiz_count: 10_000 })
  })

  test('is 200 MB of questions, with all their revisions', async () => {
    const { ada, empty, token, revise } = await setUp()
    expect((await revise('Longer')).status).toBe(200)
    const { quiz_bytes: bytes } = await storage(ada._id)
    expect(bytes).toBeGreaterThan(300)
    await stored({ quiz_bytes: 200 * megabyte - bytes })
    expect((await revise('Shorte')).status).toBe(200)
    const body = { quizId: empty._id, questions: sampleQuestions }
    const sheet = { title: 'New', timeLimit: 1, questions: [{ Question: 'Why?', Answer: 'Because' }] }
    for (const reply of [
      await revise('Last'),
      await t.call(createQuestions, { token, body }),
      await t.call(saveSpreadsheetQuiz, { token, body: sheet }),
    ]) {
      expect([reply.status, reply.failure.code]).toEqual([409, 'limit-reached'])
      expect(reply.failure.message).toContain('200 MB')
    }
    expect(await storage(ada._id)).toMatchObject({ quiz_bytes: 200 * megabyte })
  })

  test('is 500 revisions of a quiz: the oldest that nobody needs go', async () => {
    const { ada, ben, biology, revise } = await setUp()
    await begin(t, ben, biology)
    const { questions } = await t.store.db
      .selectFrom('quiz_revisions')
      .select('questions')
      .executeTakeFirstOrThrow()
    const fill = async (from: number, to: number) => {
      const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
      const rows = numbers.map((revision) => ({ revision, questions, question_count: 3, created_at: 0 }))
      await t.store.db
        .insertInto('quiz_revisions')
        .values(rows.map((row) => ({ ...row, quiz_id: biology._id, educator_id: ada._id })))
        .execute()
      await t.store.db.updateTable('quizzes').set({ current_revision: to }).execute()
    }
    const revisions = async () => {
      const rows = await t.store.db
        .selectFrom('quiz_revisions')
        .select('revision')
        .orderBy('revision')
        .execute()
      return rows.map(({ revision }) => revision)
    }
    await fill(2, 500)
    expect((await revise('One more')).body.revision).toBe(501)
    expect(await revisions()).toEqual([1, ...Array.from({ length: 101 }, (_, i) => 401 + i)])

    await fill(502, 1_000)
    await t.store.db.updateTable('attempts').set({ revision: 600 }).execute()
    expect((await revise('And more')).body.revision).toBe(1_001)
    expect(await revisions()).toEqual([600, ...Array.from({ length: 101 }, (_, i) => 901 + i)])
  })

  test('is 1,000 quizzes and 100 MB of answers for a student', async () => {
    const { ben, cem, biology, create, token } = await setUp()
    const { body } = await create('Storage3')
    await t.call(createQuestions, { token, body: { quizId: body.quiz._id, questions: sampleQuestions } })
    const verify = (student: typeof ben, secretCode: string) =>
      t.call(verifyCode, { token: student.token, body: { secretCode } })
    await enter(t, ben, biology)
    const text = 'x'.repeat(100 * megabyte)
    await t.store.db
      .updateTable('attempts')
      .set({ late_answers: JSON.stringify(text) })
      .execute()
    const { status, failure } = await verify(ben, 'Storage3')
    expect([status, failure.code]).toEqual([409, 'limit-reached'])
    expect((await verify(ben, biology.secretCode)).status).toBe(200)
    expect((await verify(cem, 'Storage3')).status).toBe(200)
  })

  test('is kept in memory for each store by itself', async () => {
    const { biology } = await setUp()
    const other = await createTestApp({ engine })
    expect(await getRevision(t.store.db, biology._id, 1)).toHaveLength(3)
    await expect(getRevision(other.store.db, biology._id, 1)).rejects.toThrow('is missing')
    await t.store.db.transaction().execute(async (trx) => {
      expect(await getRevision(trx, biology._id, 1)).toBe(await getRevision(t.store.db, biology._id, 1))
    })
    await other.close()
  })

  test('is kept in memory up to 16 MB of questions, the last ones used', async () => {
    const { ada, biology } = await setUp()
    const long = JSON.stringify([{ _id: 'q', text: 'x'.repeat(5 * megabyte) }])
    const row = { quiz_id: biology._id, educator_id: ada._id, created_at: 0 }
    const ids = ['a', 'b', 'c', 'd']
    for (const [i] of ids.entries()) {
      await t.store.db
        .insertInto('quiz_revisions')
        .values({ ...row, revision: i + 2, questions: long, question_count: 1, created_at: 0 })
        .execute()
    }
    const read = (revision: number) => getRevision(t.store.db, biology._id, revision)
    const first = await read(2)
    const second = await read(3)
    await read(4)
    expect(await read(2)).toBe(first)
    await read(5)
    expect(await read(2)).toBe(first)
    expect(await read(3)).not.toBe(second)
  })
})
