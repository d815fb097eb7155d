import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { seed } from '../../testing/seed.ts'
import { replaceInstructions } from '../../features/quizzes/instructions/instructions.repository.ts'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import { migrateToLatest } from './migrate.ts'
import { migrations } from './all-migrations.ts'
import type { Store } from '../store.ts'
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

/** Of two migrations, of which the later one changes the index of the earlier one. */
const pointsColumns = {
  attempts: ['points', 'max_points', 'waiting'],
  score_changes: [
    'old_points',
    'old_max_points',
    'new_points',
    'new_max_points',
    'old_waiting',
    'new_waiting',
  ],
  deleted_attempts: ['points', 'max_points', 'waiting'],
  marking_overrides: ['points', 'items'],
  quizzes: [
    'traits',
    'practice',
    'has_instructions',
    'gives_score_only',
    'release_at',
    'release_parts',
    'release_by',
    'release_before',
  ],
  quiz_revisions: ['renderer'],
}

const steps = (db: Store['db']) => db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()

describe.each(engines)('migrations on $name', (engine) => {
  let store: Store
  let remove: () => Promise<void>
  beforeEach(async () => {
    ;({ store, remove } = await engine.open())
  })
  afterEach(() => remove())

  const forget = (name: string) =>
    steps(store.db).deleteFrom('kysely_migration').where('name', '=', name).execute()

  async function undoPoints() {
    const { schema } = store.db
    await schema.dropIndex('attempts_submitted').execute()
    await schema
      .createIndex('attempts_submitted')
      .on('attempts')
      .columns(['quiz_id', 'submitted_at'])
      .execute()
    await schema.dropIndex('quiz_revisions_drawn').execute()
    await schema.dropIndex('quizzes_to_release').execute()
    for (const [table, columns] of Object.entries(pointsColumns)) {
      for (const column of columns) await schema.alterTable(table).dropColumn(column).execute()
    }
    for (const name of ['users_by_operator', 'users_by_asked']) await schema.dropIndex(name).execute()
    for (const column of ['operator_since', 'closed_at', 'educator_asked_at', 'educator_by'])
      await schema.alterTable('users').dropColumn(column).execute()
    const tables = [
      'educator_invitations',
      'log_entries',
      'slips',
      'slip_lists',
      'draft_marks',
      'repeat_marks',
      'marking_settings',
      'bank_shares',
      'bank_figures',
      'bank_counts',
      'bank_uses',
      'bank_images',
      'bank_tags',
      'bank_versions',
      'bank_items',
      'image_uses',
      'images',
      'versions',
      'quiz_instructions',
      'result_views',
      'identities',
      'sign_ins',
      'sign_in_codes',
      'passkeys',
      'passkey_uses',
      'second_factors',
      'recovery_codes',
      'second_steps',
    ]
    for (const table of tables) await schema.dropTable(table).execute()
    for (const column of ['version', 'step'])
      await schema.alterTable('live_nodes').dropColumn(column).execute()
    for (const name of Object.keys(migrations).slice(2)) await forget(name)
  }

  const listTables = async () => (await store.db.introspection.getTables()).map(({ name }) => name)

  test('run once: a second start changes nothing', async () => {
    const before = await store.db.introspection.getTables()
    await migrateToLatest(store)
    expect(await store.db.introspection.getTables()).toEqual(before)
    expect(before.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['attempts', 'quiz_revisions', 'quizzes', 'score_changes', 'sessions', 'users']),
    )
  })

  test('are applied once each, in the order of their names, and keep the data', async () => {
    const { users } = await seed(store.db, { users: { ben: {} } })
    const applied: string[] = []
    const noting = (name: string, { up }: Migration): Migration => ({
      up: async (db) => {
        applied.push(name)
        await up(db)
      },
    })
    const known = {
      ...migrations,
      '9999-second': noting('second', { up: async ({ schema }) => schema.dropTable('nicknames').execute() }),
      '9998-first': noting('first', addNickname),
    }
    await migrateToLatest(store, known)
    await migrateToLatest(store, known)
    expect(applied).toEqual(['first', 'second'])
    const rows = await store.db.selectFrom('users').selectAll().execute()
    expect(rows).toMatchObject([{ id: users.ben._id, nickname: null }])
  })

  test('give users of a version before no language, and keep what they have (T95)', async () => {
    const { users } = await seed(store.db, { users: { ben: {} } })
    await undoPoints()
    await store.db.schema.alterTable('users').dropColumn('language').execute()
    await forget('0002-language-of-users')
    await migrateToLatest(store)
    const rows = await store.db.selectFrom('users').select(['id', 'name', 'language']).execute()
    expect(rows).toEqual([{ id: users.ben._id, name: 'ben', language: null }])
  })

  test('give results of a version before no points, and keep their scores', async () => {
    const { users, quizzes } = await seed(store.db, {
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { cells: { owner: 'ada' } },
    })
    const result = { state: 'submitted', score: 2, total_questions: 3, submitted_at: 1 } as const
    await store.db
      .insertInto('attempts')
      .values({
        id: 'a1',
        quiz_id: quizzes.cells._id,
        student_id: users.ben._id,
        admitted_at: 0,
        saved_answers: '[]',
        late_answers: '[]',
        ...result,
      })
      .execute()
    await undoPoints()
    await migrateToLatest(store)
    const rows = await store.db
      .selectFrom('attempts')
      .select(['score', 'total_questions', 'points', 'max_points', 'waiting'])
      .execute()
    expect(rows).toEqual([{ score: 2, total_questions: 3, points: null, max_points: null, waiting: null }])
  })

  test('note of which revisions nobody knows who has drawn them, and nothing of plain ones', async () => {
    const { quizzes } = await seed(store.db, {
      users: { ada: { role: 'admin' } },
      quizzes: { plain: { owner: 'ada' }, formatted: { owner: 'ada' } },
    })
    const change = (quizId: string, text: string, format?: 'markdown') =>
      store.db
        .updateTable('quiz_revisions')
        .set({ questions: JSON.stringify([{ _id: 'q1', text, type: 'write', format }]) })
        .where('quiz_id', '=', quizId)
        .execute()
    await change(quizzes.plain._id, 'Is it "format":"markdown"?')
    await change(quizzes.formatted._id, '$x$', 'markdown')
    await undoPoints()
    await migrateToLatest(store)
    const rows = await store.db.selectFrom('quiz_revisions').select(['quiz_id', 'renderer']).execute()
    const found = Object.fromEntries(rows.map(({ quiz_id: id, renderer }) => [id, renderer]))
    expect(found).toEqual({ [quizzes.plain._id]: null, [quizzes.formatted._id]: 0 })
  })

  test('give quizzes of a version before no instructions, and let them have some from then on', async () => {
    const { quizzes } = await seed(store.db, {
      users: { ada: { role: 'admin' } },
      quizzes: { before: { owner: 'ada' } },
    })
    await undoPoints()
    await migrateToLatest(store)
    const found = store.db.selectFrom('quizzes').select(['id', 'has_instructions'])
    expect(await found.execute()).toEqual([{ id: quizzes.before._id, has_instructions: null }])
    const read = { source: 'Read', nodes: '["Read"]', renderer: 1 }
    await replaceInstructions(store.db, quizzes.before._id, read)
    expect(await found.execute()).toEqual([{ id: quizzes.before._id, has_instructions: 1 }])
    for (const table of ['quiz_revisions', 'quiz_roles', 'quizzes'] as const)
      await store.db.deleteFrom(table).execute()
    expect(await store.db.selectFrom('quiz_instructions').selectAll().execute()).toEqual([])
  })

  test('refuse a store that a newer version has changed', async () => {
    await migrateToLatest(store, { ...migrations, '9999-nickname': addNickname })
    await expect(migrateToLatest(store)).rejects.toThrow(
      `This data was written by a newer Quizly; this is 0.3. Start the newer one, or restore a copy from before. It is in ${store.location}.`,
    )
  })

  test('refuse a store of a version before 0.2.0, and say so', async () => {
    await steps(store.db)
      .insertInto('kysely_migration')
      .values({ name: '0002-contact-messages', timestamp: '' })
      .execute()
    await expect(migrateToLatest(store)).rejects.toThrow(
      `This data was written by a version before 0.2.0, which this one cannot read. It is in ${store.location}.`,
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

  test.runIf(engine.name === 'sqlite')('put a row’s answers behind its other columns', async () => {
    const tables = await store.db.introspection.getTables()
    const columns = tables.find(({ name }) => name === 'attempts')?.columns.map(({ name }) => name) ?? []
    const read = ['score', 'outcomes', 'submitted_at', 'marked_revision', 'version']
    expect(Math.max(...read.map((name) => columns.indexOf(name)))).toBeLessThan(columns.indexOf('answers'))
  })

  test('let one student have one attempt of a number at a quiz (T258)', async () => {
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
