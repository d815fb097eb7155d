import { submitAttempt } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { type CutPoint, type CuttingProxy, startCuttingProxy } from '../../testing/postgres/cutting-proxy.ts'
import { createDatabase, newDatabaseName } from '../../testing/postgres/databases.ts'
import { startLongLivedServer, urlOf } from '../../testing/postgres/long-lived-server.ts'
import { addNote, createNotes, noteNames, readNote } from '../../testing/postgres/notes.ts'
import { openPostgresForTest } from '../../testing/postgres/test-store.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { runServerProcess } from '../../testing/processes/server-process.ts'
import { isUnavailable } from '../unavailable.ts'

const host = inject('postgresHost')
const cutPoints: CutPoint[] = ['before', 'within', 'after']
/** Every batch is sent by a name that ends like this. */
const inABatch = '_batch'

describe.runIf(host)('a connection that is cut', () => {
  let proxy: CuttingProxy
  beforeEach(async () => {
    proxy = await startCuttingProxy(host)
  })
  afterEach(() => proxy.close())

  test('while a server starts is told in one sentence', async () => {
    const name = newDatabaseName()
    await createDatabase(host, name)
    const cut = proxy.cutAt('before', 'synchronous_standby_names')
    const { code, output } = await runServerProcess({ DATABASE_URL: urlOf(proxy.host, name) })
    await cut
    expect([code, output]).toEqual([
      1,
      'The database cannot be reached any more: Connection terminated unexpectedly. Start Quizly again.\n',
    ])
  })

  describe.each(cutPoints)('%s PostgreSQL does the work of a batch', (point) => {
    let notes: Awaited<ReturnType<typeof createNotes>>
    const ids = noteNames(20)
    beforeEach(async () => {
      notes = await createNotes(host)
    })
    afterEach(() => notes.close())

    test('does each change once, and tells nobody before', async () => {
      await notes.add(ids)
      const of = notes.open(proxy.host)
      const cut = proxy.cutAt(point, inABatch)
      const outcomes = await Promise.all(
        ids.map(async (id) => {
          const isChanged = await notes.change(id, { of })
          return { isChanged, seen: await notes.look(id) }
        }),
      )
      await cut
      expect(outcomes.map(({ seen }) => seen)).toEqual(ids.map(() => ({ version: 1, text: 'new' })))
      // Who is not told that the row is changed reads it again, as after any change by somebody else.
      if (point === 'before') expect(outcomes.every(({ isChanged }) => isChanged)).toBe(true)
      if (point === 'after') expect(outcomes.some(({ isChanged }) => isChanged)).toBe(false)
    })

    test('inserts each row once', async () => {
      const of = notes.open(proxy.host)
      const cut = proxy.cutAt(point, inABatch)
      await Promise.all(ids.map((id) => addNote(of.db, { id, version: 0, at: null, text: 'new' })))
      await cut
      const seen = await Promise.all(ids.map((id) => notes.look(id)))
      expect(seen).toEqual(ids.map(() => ({ version: 0, text: 'new' })))
    })

    test('reads again', async () => {
      await notes.add(ids)
      const of = notes.open(proxy.host)
      const cut = proxy.cutAt(point, inABatch)
      const read = await Promise.all(ids.map((id) => readNote(of.db, { id })))
      await cut
      expect(read.map(({ rows }) => rows[0]?.id)).toEqual(ids)
    })

    test('a class that submits gets its results, each stored once', async () => {
      const names = Object.fromEntries(ids.map((_, index) => [`student${index}`, {}]))
      const t = await createTestApp({
        engine: { name: 'postgres', open: () => openPostgresForTest(proxy.host) },
      })
      const { users, quizzes } = await t.seed({
        users: { ada: { role: 'admin' }, ...names },
        quizzes: { biology: { owner: 'ada' } },
      })
      const quiz = quizzes.biology
      const students = Object.values(users).slice(1)
      for (const student of students) await begin(t, student, quiz)
      const before = await t.store.db.selectFrom('attempts').select(['id', 'version']).orderBy('id').execute()
      // The first batches only read.
      const cut = proxy.cutAt(point, 'submitted')
      const answers = rightAnswers(quiz.questions)
      const replies = await Promise.all(
        students.map(({ token, _id: userId }) =>
          t.call(submitAttempt, { token, body: { quizId: quiz._id, userId, answers } }),
        ),
      )
      await cut
      expect(replies.map(({ status, body }) => [status, body.score])).toEqual(students.map(() => [201, 3]))
      const stored = await t.store.db
        .selectFrom('attempts')
        .select(['id', 'version', 'score'])
        .orderBy('id')
        .execute()
      expect(stored).toEqual(before.map(({ id, version }) => ({ id, version: version + 1, score: 3 })))
      await t.close()
    })
  })

  test('is told from a failure: who wrote is answered when PostgreSQL is there again', async () => {
    const server = await startLongLivedServer()
    const between = await startCuttingProxy(server.host)
    const notes = await createNotes(server.host)
    await notes.add(['a', 'b'])
    const of = notes.open(between.host)
    const cut = between.cutAt('after', inABatch)
    const changing = Promise.all([notes.change('a', { of }), notes.change('b', { of })])
    await cut
    await server.order('crash')
    await server.order('start')
    expect(await changing).toEqual([false, false])
    expect(await notes.look('a')).toEqual({ version: 1, text: 'new' })

    const impatient = notes.open(between.host, 300)
    const cutAgain = between.cutAt('after', inABatch)
    const failing = notes.change('a', { version: 1, of: impatient }).catch((error: unknown) => error)
    await cutAgain
    await server.order('stop')
    expect(isUnavailable(await failing)).toBe(true)
    await notes.close()
    await between.close()
    await server.remove()
  })
})
