import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { type DatabaseConfig, readDatabase } from '../../config/config.ts'
import { createDatabase, newDatabaseName } from '../../testing/postgres/databases.ts'
import { urlOf } from '../../testing/postgres/long-lived-server.ts'
import { seed } from '../../testing/seed.ts'
import { moveStore } from './move-store.ts'
import { openPostgres, retrying } from '../postgres/postgres.ts'
import { migrateToLatest } from '../migrations/migrate.ts'
import { openStore } from '../open-store.ts'
import type { Db, Store } from '../store.ts'
import { tableKeys, tableNames } from '../table-keys.ts'

const host = inject('postgresHost')
const studentCount = 230

let folder: string
let database: string
const opened: Store[] = []
const file = (name = 'school.db'): DatabaseConfig => ({ engine: 'sqlite', file: join(folder, name) })
const postgres = () => readDatabase(urlOf(host, database))
const open = async (config: DatabaseConfig) => {
  const store = config.engine === 'sqlite' ? await openStore(config) : openPostgres(config, retrying)
  opened.push(store)
  if (store.engine === 'postgres') await migrateToLatest(store)
  return store
}
const closeAll = async () => {
  for (const store of opened.splice(0)) await store.close()
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-move-'))
  database = newDatabaseName()
})
afterEach(async () => {
  await closeAll()
  await rm(folder, { recursive: true })
})

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))

async function fill(db: Db): Promise<void> {
  const names = Array.from(
    { length: studentCount },
    (_, i) => [`s${i}`, { name: `Zoë “${i}” 😀\n\\` }] as const,
  )
  const { users, quizzes } = await seed(db, {
    users: { ada: { role: 'admin' }, ...Object.fromEntries(names) },
    quizzes: { biology: { owner: 'ada' }, empty: { owner: 'ada', questions: [] } },
  })
  await db
    .insertInto('images')
    .values({
      hash: 'cell',
      owner_id: users.ada._id,
      width: 1,
      height: 1,
      size: 256,
      kept_until: 0,
      bytes: everyByte,
    })
    .execute()
  await db.insertInto('image_uses').values({ quiz_id: quizzes.biology._id, image_hash: 'cell' }).execute()
  const students = Object.values(users).filter(({ role }) => role === 'student')
  await db
    .insertInto('attempts')
    .values(
      students.map(({ _id }, i) => ({
        id: `attempt-${i}`,
        quiz_id: quizzes.biology._id,
        student_id: _id,
        state: 'admitted' as const,
        admitted_at: 1_767_600_000_000 + i,
        deadline: i % 2 ? 0 : null,
        saved_answers: '[]',
        late_answers: '[{"text":"\\u0000 é"}]',
      })),
    )
    .execute()
}

const readAll = async ({ db }: Store) =>
  Promise.all(
    tableNames.map(async (table) => [
      table,
      await db
        .selectFrom(table)
        .selectAll()
        .orderBy(sql.join(tableKeys[table].map((column) => sql.ref(column))))
        .execute(),
    ]),
  )

const ways = [
  ['a file to another', () => file(), () => file('new.db')],
  ...(host
    ? ([
        ['a file to PostgreSQL', () => file(), postgres],
        ['PostgreSQL to a file', postgres, () => file('new.db')],
      ] as const)
    : []),
] as const

describe.each(ways)('moving from %s', (_name, fromWhere, toWhere) => {
  beforeEach(async () => {
    if (fromWhere === postgres || toWhere === postgres) await createDatabase(host, database)
  })

  test('brings every row of every table as it was', async () => {
    const from = await open(fromWhere())
    await fill(from.db)
    const to = await open(toWhere())
    const seen: string[] = []
    const rows = await moveStore(from, to, (table, done, all) => seen.push(`${table} ${done}/${all}`))
    expect(await readAll(to)).toEqual(await readAll(from))
    expect(rows).toBe(3 * studentCount + 10)
    expect(seen.filter((line) => line.startsWith('attempts'))).toEqual([
      'attempts 100/230',
      'attempts 200/230',
      'attempts 230/230',
    ])
  })

  test('interrupted, leaves nothing behind and can begin again', async () => {
    const from = await open(fromWhere())
    await fill(from.db)
    const to = await open(toWhere())
    const interrupt = (table: string, done: number) => {
      if (table === 'attempts' && done === 200) throw new Error('interrupted')
    }
    await expect(moveStore(from, to, interrupt)).rejects.toThrow('interrupted')
    for (const [table, rows] of await readAll(to)) if (table !== 'versions') expect(rows).toEqual([])
    await moveStore(from, to, () => {})
    expect(await readAll(to)).toEqual(await readAll(from))
  })

  test('is refused when the target has data, or either side is in use', async () => {
    const from = await open(fromWhere())
    await fill(from.db)
    await closeAll()
    const target = await open(toWhere())
    await seed(target.db, { users: { zoe: {} } })
    await expect(moveStore(await open(fromWhere()), target, () => {})).rejects.toThrow(
      `${target.location} has data already. Name an empty database or a new file.`,
    )
    await closeAll()

    const [source, user] = [await open(fromWhere()), await open(fromWhere())]
    await user.db.selectFrom('users').select('id').execute()
    await expect(moveStore(source, await open(toWhere()), () => {})).rejects.toThrow(
      `${source.location} is in use. Stop Quizly`,
    )
  })
})

test('a row that does not arrive as it was undoes the move', async () => {
  const from = await open(file())
  await fill(from.db)
  const to = await open(file('new.db'))
  await sql`
    create trigger change_names after insert on users begin
      update users set name = upper(name) where id = new.id;
    end
  `.execute(to.db)
  await expect(moveStore(from, to, () => {})).rejects.toThrow('users did not arrive as it was')
  expect(await to.db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('the list of tables has them all, by their keys, each after those that it refers to', async () => {
  const store = await open(file())
  const ask = async <T>(pragma: string) => (await sql.raw<T>(`pragma ${pragma}`).execute(store.db)).rows
  const tables = await store.db.introspection.getTables()
  expect(tableNames.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  for (const [i, table] of tableNames.entries()) {
    const columns = await ask<{ name: string; pk: number }>(`table_info(${table})`)
    const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
    expect(key.map(({ name }) => name)).toEqual(tableKeys[table])
    for (const { table: parent } of await ask<{ table: string }>(`foreign_key_list(${table})`)) {
      expect(tableNames.slice(0, i)).toContain(parent)
    }
  }
})

test('a data file that is being moved cannot be opened', async () => {
  await moveStore(await open(file()), await open(file('new.db')), () => {})
  const other = new Database(join(folder, 'school.db'), { timeout: 0 })
  expect(() => other.pragma('user_version')).toThrow('database is locked')
  other.close()
})
