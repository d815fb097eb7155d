import type { Role } from '@quizly/contract'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { seed } from '../../testing/seed.ts'
import { insertRevision } from '../../features/quizzes/revisions.repository.ts'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './all-migrations.ts'
import type { Store } from '../store.ts'
import { tableNames } from '../table-keys.ts'
import { isUniqueViolation } from '../violations.ts'

const addNickname: Migration = {
  up: async ({ schema }) => {
    await schema.createTable('nicknames').addColumn('id', 'text').execute()
    await schema.alterTable('users').addColumn('nickname', 'text').execute()
  },
}
const failHalfway: Migration = {
  up: async (db) => {
    await addNickname.up(db)
    throw new Error('out of order')
  },
}

describe.each(engines)('migrations on $name', (engine) => {
  let store: Store
  let remove: () => Promise<void>
  beforeEach(async () => {
    ;({ store, remove } = await engine.open())
  })
  afterEach(() => remove())

  const listTables = async () => (await store.db.introspection.getTables()).map(({ name }) => name)

  test('run once: a second start changes nothing', async () => {
    const before = await store.db.introspection.getTables()
    await migrateToLatest(store)
    expect(await store.db.introspection.getTables()).toEqual(before)
    expect(before.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['attempts', 'quiz_revisions', 'quizzes', 'score_changes', 'sessions', 'users']),
    )
  })

  test('bring an older file up to date and keep its data', async () => {
    const { users } = await seed(store.db, { users: { ben: {} } })
    await migrateToLatest(store, { ...migrations, '9999-nickname': addNickname })
    const rows = await store.db.selectFrom('users').selectAll().execute()
    expect(rows).toMatchObject([{ id: users.ben._id, nickname: null }])
  })

  test('refuse a file that a newer version has changed', async () => {
    await migrateToLatest(store, { ...migrations, '9999-nickname': addNickname })
    await expect(migrateToLatest(store)).rejects.toThrow(
      `This data was written by a newer Quizly: ${store.location}. Update Quizly or choose another DATABASE_URL.`,
    )
  })

  test('that fail halfway leave the tables as they were', async () => {
    const before = await listTables()
    await expect(migrateToLatest(store, { ...migrations, '9999-broken': failHalfway })).rejects.toThrow(
      `The data in ${store.location} cannot be brought up to date: out of order.`,
    )
    expect(await listTables()).toEqual(before)
    await migrateToLatest(store)
  })

  /** A data file as it was before a migration. */
  const goBackTo = async (name: string) => {
    const tables = ['kysely_migration', 'kysely_migration_lock', ...tableNames.toReversed()]
    for (const table of tables) await store.db.schema.dropTable(table).execute()
    await migrateToLatest(store, Object.fromEntries(Object.entries(migrations).filter(([one]) => one < name)))
  }

  /** A user in a store without keys of names. */
  async function insertOlderUser(id: string, role: Role): Promise<void> {
    const texts = { id, email: id, email_key: id, name: id, role, password_hash: '' }
    await store.db
      .insertInto('users')
      .values({ ...texts, created_at: 5 })
      .execute()
  }

  /** A quiz in a store without roles. */
  async function insertOlderQuiz(id: string, ownerId: string): Promise<void> {
    const texts = { id, owner_id: ownerId, title: id, secret_code: id }
    const numbers = { time_limit_minutes: 1, num_questions: 1, created_at: 5, updated_at: 5 }
    await store.db
      .insertInto('quizzes')
      .values({ ...texts, ...numbers })
      .execute()
    await insertRevision(store.db, { quizId: id, revision: 1, questions: [] }, 5)
  }

  test('number the attempts that are there, and keep what is in them', async () => {
    await goBackTo('0012')
    await insertOlderUser('ada', 'admin')
    for (const student of ['ben', 'cem']) await insertOlderUser(student, 'student')
    await insertOlderQuiz('biology', 'ada')
    const of = { quiz_id: 'biology', admitted_at: 1 }
    const running = {
      ...of,
      id: 'a',
      student_id: 'ben',
      state: 'in-progress',
      revision: 1,
      devices: 'x',
    }
    const started = { started_at: 2, deadline: 60_002, saved_answers: '[{}]', record: 's 1 1 1 ', version: 3 }
    const admitted = { ...of, id: 'b', student_id: 'cem', state: 'admitted' }
    const changed = { old_score: 1, old_total: 2, new_score: 2, new_total: 2, revision: 2 }
    const change = { id: 'a.2', attempt_id: 'a', changed_at: 3, ...changed }
    const older = store.db.withTables<{ attempts: Record<string, unknown>; score_changes: typeof change }>()
    await older
      .insertInto('attempts')
      .values({ ...running, ...started })
      .execute()
    await older.insertInto('attempts').values(admitted).execute()
    await older.insertInto('score_changes').values(change).execute()

    await migrateToLatest(store)
    const { record, ...kept } = started
    expect(await store.db.selectFrom('attempts').selectAll().orderBy('id').execute()).toMatchObject([
      { ...running, ...kept, timeline: record, number: 1, seed: 'a', duration_ms: 60_000 },
      { ...admitted, timeline: '', number: 1, seed: 'b', duration_ms: null, version: 0 },
    ])
    expect(await store.db.selectFrom('score_changes').selectAll().execute()).toEqual([change])
    const removal = store.db.deleteFrom('attempts').where('id', '=', 'a').execute()
    await expect(removal, 'a change belongs to its attempt').rejects.toThrow(/foreign key/i)
  })

  test('keep what a student answered', async () => {
    await goBackTo('0037')
    await insertOlderUser('ada', 'admin')
    await insertOlderUser('ben', 'student')
    await insertOlderQuiz('biology', 'ada')
    const of = { quiz_id: 'biology', student_id: 'ben', admitted_at: 1, late_answers: '[]' }
    const attempts = [
      { ...of, id: 'a', number: 1, state: 'submitted' as const, saved_answers: '[1]', answers: '[2]' },
      { ...of, id: 'b', number: 2, state: 'admitted' as const, saved_answers: '[]', answers: null },
    ]
    await store.db.insertInto('attempts').values(attempts).execute()

    await migrateToLatest(store)
    const kept = await store.db.selectFrom('attempts').selectAll().orderBy('id').execute()
    expect(kept).toMatchObject(attempts)
  })

  test.runIf(engine.name === 'sqlite')('put a row’s answers behind its other columns', async () => {
    const tables = await store.db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'attempts')?.columns.map(({ name }) => name) ?? []
    const read = ['score', 'outcomes', 'submitted_at', 'marked_revision', 'version']
    expect(Math.max(...read.map((name) => columns.indexOf(name)))).toBeLessThan(columns.indexOf('answers'))
  })

  test('let one student have one attempt of a number at a quiz', async () => {
    const { users, quizzes } = await seed(store.db, {
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    const insert = (id: string, number: number) =>
      store.db
        .insertInto('attempts')
        .values({
          id,
          number,
          quiz_id: quizzes.biology._id,
          student_id: users.ben._id,
          state: 'admitted',
          admitted_at: 0,
          saved_answers: '[]',
          late_answers: '[]',
        })
        .execute()
    await insert('first', 1)
    await insert('second', 2)
    await expect(insert('again', 2)).rejects.toSatisfy(isUniqueViolation)
  })

  test('give each quiz that is there its owner’s role, since it was made', async () => {
    await goBackTo('0013')
    await insertOlderUser('ada', 'admin')
    await insertOlderQuiz('biology', 'ada')
    await migrateToLatest(store)
    expect(await store.db.selectFrom('quiz_roles').selectAll().execute()).toEqual([
      { quiz_id: 'biology', user_id: 'ada', role: 'owner', created_at: 5 },
    ])
  })

  test('let a quiz have one owner, and its roles go with it', async () => {
    const { users, quizzes } = await seed(store.db, {
      users: { ada: { role: 'admin' }, bea: { role: 'admin' } },
      quizzes: { biology: { owner: 'ada', questions: [] } },
    })
    const role = { quizId: quizzes.biology._id, userId: users.bea._id }
    await expect(insertRole(store.db, { ...role, role: 'owner' }, 0)).rejects.toSatisfy(isUniqueViolation)
    await insertRole(store.db, { ...role, role: 'viewer' }, 0)
    await store.db.deleteFrom('quizzes').where('id', '=', role.quizId).execute()
    expect(await store.db.selectFrom('quiz_roles').selectAll().execute()).toEqual([])
  })
})
