import { type Kysely, sql } from 'kysely'
import { changes, compileOnce, insertOnce, reads } from '../../db/compile-once.ts'
import type { Way } from '../../db/postgres/poolers.ts'
import { openPostgres } from '../../db/postgres/postgres.ts'
import type { Db, Store } from '../../db/store.ts'
import { createDatabase, newDatabaseName } from './databases.ts'
import { urlOf } from './long-lived-server.ts'

type NotesTable = { id: string; version: number; at: number | null; text: string | null }

/** The table of a fixture of notes. */
const notesIn = (db: Db) => (db as unknown as Kysely<{ notes: NotesTable }>).selectFrom('notes')

const writable = (db: Db) => db as unknown as Kysely<{ notes: NotesTable }>

/** Queries of the kinds that are batched, on a table of their own. */
export const readNote = compileOnce(reads, (db, of: { id: string }) =>
  notesIn(db).select(['id', 'version', 'at', 'text']).where('id', '=', of.id),
)
export const addNote = insertOnce(
  'notes' as never,
  ['id' as never],
  (note: NotesTable) =>
    ({
      id: note.id,
      version: note.version,
      at: note.at,
      text: note.text,
    }) as never,
)
export const changeNote = compileOnce(
  changes('id'),
  (db, to: { id: string; version: number; text: string }) =>
    writable(db)
      .updateTable('notes')
      .set(({ eb }) => ({ text: to.text, version: eb('version', '+', 1) }))
      .where('id', '=', to.id)
      .where('version', '=', to.version),
)
/** Like a submission, which locks its quiz: changes a note while another one stays as it is. */
export const changeBesides = compileOnce(
  changes('id'),
  (db, to: { id: string; version: number; text: string; other: string }) =>
    writable(db)
      .updateTable('notes')
      .set(({ eb }) => ({ text: to.text, version: eb('version', '+', 1) }))
      .where('id', '=', to.id)
      .where('version', '=', to.version)
      .where(
        ({ selectFrom }) =>
          selectFrom('notes as other').select('other.id').where('other.id', '=', to.other).forShare(),
        '=',
        to.other,
      ),
)

/** A database with one table, `notes`. A text `bad` is refused. */
export async function createNotes(host: string) {
  const name = newDatabaseName()
  await createDatabase(host, name)
  const stores: Store[] = []
  /** Another server's store; `through` is the folder of a proxy's socket. */
  const open = (through = host, connectMs = 10_000, way: Way = 'direct'): Store => {
    const limits = { connections: 6, connectMs }
    const database = { engine: 'postgres', url: urlOf(through, name), poolSize: 6 } as const
    const store = openPostgres(database, limits, { way })
    stores.push(store)
    return store
  }
  const store = open()
  const { db } = store
  await sql`create table notes (
    id text collate "C" primary key, version integer not null, at bigint, text text check (text <> 'bad')
  )`.execute(db)
  return {
    store,
    url: urlOf(host, name),
    open,
    add: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => addNote(db, { id, version: 0, at: null, text: null }))),
    /** Whether the note still had this version and was changed. */
    change: async (id: string, { text = 'new', version = 0, of = store } = {}): Promise<boolean> => {
      const { numAffectedRows } = await changeNote(of.db, { id, version, text })
      return numAffectedRows === 1n
    },
    /** The note as anybody else sees it. */
    look: (id: string) =>
      notesIn(db).select(['version', 'text']).where('id', '=', id).limit(sql.lit(1)).executeTakeFirst(),
    /** How many transactions have written the notes as they are now. */
    countCommits: async (): Promise<number> => {
      const { rows } = await sql`select distinct xmin::text from notes`.execute(db)
      return rows.length
    },
    close: async (): Promise<void> => {
      await Promise.all(stores.map((each) => each.close()))
    },
  }
}

export const noteNames = (count: number) => Array.from({ length: count }, (_, index) => `note ${100 + index}`)
