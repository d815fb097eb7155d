import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { createGroupCommitDriver, ShortExecutor } from '@quizly/commit-groups'
import Database from 'better-sqlite3'
import {
  type Dialect,
  type Driver,
  Kysely,
  type SelectModifierNode,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { StartError } from '../../start-error.ts'
import { guardDataFile } from './data-file-guard.ts'
import { makePrivate, makePrivateFile, makePrivateFolder } from './private-files.ts'
import { createReadDriver } from './read-driver.ts'
import { logStatements, reporting } from '../statement-log.ts'
import type { Store, StoreObservers } from '../store.ts'
import type { Tables } from '../tables.ts'

/** "Quiz" in ASCII: marks a file as ours. */
export const applicationId = 0x5175697a
const markAsOurs = `pragma application_id = ${applicationId}`
const synchronousFull = 2

export function openSqlite(
  file: string,
  { onGroupCommit, onBroken = () => {}, onStatement }: StoreObservers = {},
): Store {
  const { database, reader } = openFile(file)
  const guard = guardDataFile(file, onBroken)
  const adapter = createAdapter()
  const dialect = createDialect(() => createReadDriver(reader, guard), adapter)
  const reports = new Kysely<Tables>({ dialect, ...logStatements(onStatement) })
  const { driver, run } = createGroupCommitDriver(database, { guard, onGroupCommit })
  const db = openWriting(dialect, { driver, run }, onStatement)
  return {
    db,
    reports,
    engine: 'sqlite',
    location: file,
    tryWrite: async () => {
      await sql.raw(markAsOurs).execute(db)
    },
    lockExclusive: async () => {
      // Alone, the database needs no write-ahead log, so there would be no such file to watch.
      guard.stop()
      reader.close()
      return lockFile(database)
    },
    close: async () => {
      guard.stop()
      // The connection that closes last removes the write-ahead log, which a reading one cannot do.
      reader.close()
      await db.destroy()
      if (!database.open) return
      tidyUp(database)
      database.close()
      guard.end()
    },
  }
}

function openWriting(
  dialect: Dialect,
  { driver, run }: ReturnType<typeof createGroupCommitDriver>,
  onStatement: StoreObservers['onStatement'],
): Kysely<Tables> {
  const executor = new ShortExecutor(
    reporting(run, onStatement),
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    {
      provideConnection: async (consumer) => {
        const connection = await driver.acquireConnection()
        connection.executeQuery = reporting(connection.executeQuery, onStatement)
        return consumer(connection)
      },
    },
  )
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

/** If the disk is full, the log stays beside the file; nothing is lost. */
function tidyUp(database: Database.Database): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    // The next start does it.
  }
}

/** Leaving WAL mode fails if anybody else has the file open. The next start returns to WAL mode. */
function lockFile(database: Database.Database): boolean {
  try {
    database.pragma('journal_mode = delete')
    database.pragma('locking_mode = exclusive')
    database.exec('begin exclusive; commit')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false
    throw error
  }
}

/** The writing connection sets up the file for both. */
function openFile(file: string): { database: Database.Database; reader: Database.Database } {
  try {
    makePrivateFolder(dirname(file))
    const before = statSync(file, { throwIfNoEntry: false })
    makePrivateFile(file)
    const database = new Database(file)
    const owner = database.pragma('application_id', { simple: true })
    const isEmpty = database.prepare('select 1 from sqlite_master').get() === undefined
    if (owner !== applicationId && !(owner === 0 && isEmpty)) {
      throw new StartError(`The data file ${file} belongs to another program.`)
    }
    for (const suffix of ['', '-wal', '-shm']) makePrivate(file + suffix)
    if (database.pragma('journal_mode = WAL', { simple: true }) !== 'wal') {
      throw new StartError(`The data file ${file} must be on a disk of this machine, not on a network drive.`)
    }
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    // In pages of 4 KiB. A longer write-ahead log writes each page to the file less often.
    database.pragma('wal_autocheckpoint = 4000')
    refuseUnsafeCommits(database)
    const reader = new Database(file, { readonly: true })
    for (const connection of [database, reader]) {
      connection.pragma('busy_timeout = 5000')
      // In KiB, because it is negative.
      connection.pragma('cache_size = -16000')
    }
    // From here on SQLite’s lock prevents a restore; a quicker one has put another file under this name.
    if (before && before.ino !== statSync(file).ino) {
      throw new StartError(`The data file ${file} was being restored. Start again.`)
    }
    return { database, reader }
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The data file ${file} cannot be opened: ${reason}.`)
  }
}

/** Each commit must reach the disk. Some builds of SQLite change this at the first write: so write first. */
function refuseUnsafeCommits(database: Database.Database): void {
  database.exec(markAsOurs)
  if (database.pragma('synchronous', { simple: true }) === synchronousFull) return
  throw new StartError(
    'SQLite does not keep synchronous=FULL on this computer, so saved answers could be lost.',
  )
}

/** Both query builders share one adapter, because what is cached for a store belongs to its adapter. */
function createDialect(createDriver: () => Driver, adapter: SqliteAdapter): Dialect {
  return {
    createDriver,
    createQueryCompiler: () => new LocklessCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createAdapter: () => adapter,
  }
}

const createAdapter = () => Object.defineProperties(new SqliteAdapter(), adapterProperties)

const adapterProperties = {
  // SQLite can roll back changes of tables; with this the migrator uses a transaction.
  supportsTransactionalDdl: { value: true },
  // The driver decides who uses the one connection.
  supportsMultipleConnections: { value: true },
}

/** SQLite has no row locks and needs none, because only one transaction writes at a time. */
class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!node.modifier?.startsWith('For')) super.visitSelectModifier(node)
  }
}
