import { readFileSync, renameSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StartError } from '../../start-error.ts'
import { openStore } from '../open-store.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from '../store.ts'
import { isUniqueViolation } from '../violations.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-sqlite-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = (file: string) => openStore({ engine: 'sqlite', file })
const readPragma = async ({ db }: Store, name: string) => {
  const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)
  return Object.values(rows[0] ?? {})[0]
}

test('every opening sets what keeps data safe', async () => {
  const file = join(folder, 'new', 'folder', 'quizly.db')
  for (const _opening of ['first', 'second']) {
    const store = await open(file)
    expect(await readPragma(store, 'journal_mode')).toBe('wal')
    expect(await readPragma(store, 'synchronous')).toBe(2)
    expect(await readPragma(store, 'foreign_keys')).toBe(1)
    expect(await readPragma(store, 'busy_timeout')).toBe(5000)
    await store.close()
  }
})

test('a SQLite that does not flush each commit is refused', () => {
  const pragma = Database.prototype.pragma
  const spy = vi.spyOn(Database.prototype, 'pragma').mockImplementation(function (
    this: unknown,
    source,
    options,
  ) {
    return source === 'synchronous' ? 1 : pragma.call(this, source, options)
  })
  expect(() => openSqlite(join(folder, 'quizly.db'))).toThrow(StartError)
  spy.mockRestore()
})

test('a file that is no database, or somebody else’s, is refused in a sentence', async () => {
  const text = join(folder, 'notes.txt')
  await writeFile(text, 'These are notes and not a database at all. '.repeat(50))
  expect(() => openSqlite(text)).toThrow(`The data file ${text} cannot be opened: file is not a database.`)

  const foreign = join(folder, 'foreign.db')
  const database = new Database(foreign)
  database.pragma('application_id = 42')
  database.close()
  expect(() => openSqlite(foreign)).toThrow(`The data file ${foreign} belongs to another program.`)

  expect(() => openSqlite(join(text, 'quizly.db'))).toThrow(/cannot be opened: .+\.$/)
})

test('a file that is replaced while it is opened is refused', async () => {
  const file = join(folder, 'quizly.db')
  const other = join(folder, 'other.db')
  for (const path of [file, other]) await (await open(path)).close()
  const pragma = Database.prototype.pragma
  const spy = vi.spyOn(Database.prototype, 'pragma').mockImplementationOnce(function (
    this: unknown,
    ...args
  ) {
    renameSync(other, file)
    return pragma.apply(this, args)
  })
  expect(() => openSqlite(file)).toThrow(`The data file ${file} was being restored. Start again.`)
  spy.mockRestore()
  await (await open(file)).close()
})

test('closing leaves everything in the one file', async () => {
  const file = join(folder, 'quizly.db')
  const store = await open(file)
  await store.close()
  await store.close()
  const database = new Database(file, { readonly: true })
  expect(database.prepare(`select count(*) as n from sqlite_schema where name = 'users'`).get()).toEqual({
    n: 1,
  })
  database.close()
})

test('a unique violation is told from other errors, in both engines’ words', async () => {
  const store = await open(join(folder, 'quizly.db'))
  const insert = (id: string, emailKey: string, role = 'student') =>
    sql`insert into users (id, email, email_key, name, name_key, role, password_hash, created_at) values (${id}, 'e', ${emailKey}, 'n', 'n', ${role}, 'h', 0)`
      .execute(store.db)
      .then(
        () => undefined,
        (error: unknown) => error,
      )
  await insert('1', 'ben')
  expect(isUniqueViolation(await insert('2', 'ben'))).toBe(true)
  expect(isUniqueViolation(await insert('1', 'cem'))).toBe(true)
  expect(isUniqueViolation(await insert('2', 'cem', 'owner'))).toBe(false)
  expect(isUniqueViolation(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(true)
  expect(isUniqueViolation(new Error('SQLITE_CONSTRAINT_UNIQUE'))).toBe(false)
  await store.close()
})

test('a transaction that fails leaves nothing behind', async () => {
  const store = await open(join(folder, 'quizly.db'))
  const failing = store.db.transaction().execute(async (trx) => {
    await sql`insert into users (id, email, email_key, name, name_key, role, password_hash, created_at) values ('1', 'e', 'ben', 'n', 'n', 'student', 'h', 0)`.execute(
      trx,
    )
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([])
  await store.close()
})

test('another program’s file is refused and stays as it is', () => {
  const file = join(folder, 'bookmarks.db')
  const bookmarks = new Database(file)
  bookmarks.exec('create table bookmarks (url text)')
  bookmarks.close()
  const before = readFileSync(file)
  expect(() => openSqlite(file)).toThrow('belongs to another program')
  expect(readFileSync(file).equals(before)).toBe(true)
})
