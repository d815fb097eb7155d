import Database from 'better-sqlite3'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGroupCommitDriver } from './group-commit.ts'

let database: Database.Database
let db: Kysely<{ notes: { id: number; text: string } }>
let log: string[]

beforeEach(() => {
  log = []
  database = new Database(':memory:', { verbose: (statement) => log.push(String(statement)) })
  database.exec(`create table notes (id integer primary key, text text not null);
    create table owners (note integer references notes (id) deferrable initially deferred)`)
  database.pragma('foreign_keys = on')
  const adapter = Object.defineProperty(new SqliteAdapter(), 'supportsMultipleConnections', { value: true })
  db = new Kysely({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => createGroupCommitDriver(database).driver,
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  log = []
})
afterEach(async () => {
  await db.destroy()
  database.close()
})

const write = (id: number) =>
  db
    .insertInto('notes')
    .values({ id, text: `note ${id}` })
    .execute()
const ids = async () =>
  (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id)
const commits = () => log.filter((statement) => statement === 'commit').length
const outcomes = async (promises: Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map(({ status }) => status)

test('writes of one moment share a commit, and none is done before it', async () => {
  const done: string[] = []
  await Promise.all(
    [1, 2, 3].map(async (id) => {
      await write(id)
      done.push(`${id} after ${commits()} commit`)
    }),
  )
  expect(done).toEqual(['1 after 1 commit', '2 after 1 commit', '3 after 1 commit'])
  expect(commits()).toBe(1)
  await write(4)
  expect(commits()).toBe(2)
  expect(await ids()).toEqual([1, 2, 3, 4])
})

test('a write that fails takes no other with it', async () => {
  expect(await outcomes([write(1), write(1), write(2)])).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(commits()).toBe(1)
  expect(await ids()).toEqual([1, 2])
})

test('a commit that fails fails each of its writes, and the next ones go on', async () => {
  const orphan = sql`insert into owners values (99)`.execute(db)
  expect(await outcomes([write(1), orphan, write(2)])).toEqual(['rejected', 'rejected', 'rejected'])
  await write(3)
  expect(await ids()).toEqual([3])
})

test('a reader sees nothing that is not committed', async () => {
  const writing = write(1)
  expect([await ids(), commits()]).toEqual([[], 1])
  await writing
  expect(await ids()).toEqual([1])
})

test('a transaction has the connection to itself, and undoes only its own work', async () => {
  const before = write(1)
  let meanwhile: Promise<unknown> | undefined
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('notes').values({ id: 2, text: 'undone' }).execute()
    meanwhile = write(3)
    await trx.insertInto('notes').values({ id: 4, text: 'undone' }).execute()
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  await Promise.all([before, meanwhile])
  expect(await ids()).toEqual([1, 3])
})

test('transactions of one moment come one after the other', async () => {
  await write(1)
  const append = (letter: string) =>
    db.transaction().execute(async (trx) => {
      const { text } = await trx.selectFrom('notes').select('text').executeTakeFirstOrThrow()
      await trx
        .updateTable('notes')
        .set({ text: text + letter })
        .execute()
    })
  await Promise.all(['a', 'b', 'c'].map(append))
  const { text } = await db.selectFrom('notes').select('text').executeTakeFirstOrThrow()
  expect(text).toBe('note 1abc')
})

test('what is under way when the store closes is committed', async () => {
  const writing = write(1)
  await db.destroy()
  await writing
  expect(database.prepare('select id from notes').all()).toEqual([{ id: 1 }])
})
