import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { seed } from '../../testing/seed.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './all-migrations.ts'
import type { Store } from '../store.ts'
import { isUniqueViolation } from '../unique-violation.ts'

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

  test('let one student have one attempt at a quiz', async () => {
    const { users, quizzes } = await seed(store.db, {
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    const insert = (id: string) =>
      store.db
        .insertInto('attempts')
        .values({
          id,
          quiz_id: quizzes.biology._id,
          student_id: users.ben._id,
          state: 'admitted',
          admitted_at: 0,
          saved_answers: '[]',
          late_answers: '[]',
        })
        .execute()
    await insert('first')
    await expect(insert('second')).rejects.toSatisfy(isUniqueViolation)
  })
})
