import type { DatabaseConfig } from '../config.ts'
import { StartError } from '../start-error.ts'
import { lockDataFile } from './sqlite/data-file-lock.ts'
import { migrateToLatest } from './migrations/migrate.ts'
import { checkPostgres } from './postgres/checks.ts'
import { openSqlite } from './sqlite/sqlite.ts'
import type { Store, StoreObservers } from './store.ts'

/** A server with a data file does without the libraries for PostgreSQL, and their memory. */
const loadPostgres = () => import('./postgres/postgres.ts')

/** Opens the database that the configuration names and brings its tables up to date. */
export async function openStore(database: DatabaseConfig, observers: StoreObservers = {}): Promise<Store> {
  const store = await openPatiently(database, observers)
  if (database.engine === 'sqlite') return store
  await store.close()
  const { openPostgres } = await loadPostgres()
  return openPostgres(database, undefined, observers)
}

/** The same for a server: nobody else may serve from its data file as long as it is open. */
export async function openToServe(database: DatabaseConfig, observers: StoreObservers): Promise<Store> {
  if (database.engine === 'postgres') return openStore(database, observers)
  const { file } = database
  const release = lockDataFile(file)
  if (!release) {
    throw new StartError(
      `Another Quizly is using the data file ${file}. Stop it, or set DATABASE_URL to a file of its own.`,
    )
  }
  try {
    const store = await openStore(database, observers)
    return { ...store, close: () => store.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** The same, with a single connection that waits for statements however long they take. */
export async function openPatiently(
  database: DatabaseConfig,
  observers: StoreObservers = {},
): Promise<Store> {
  const store = await openFirst(database, observers)
  try {
    if (store.engine === 'postgres') await checkPostgres(store)
    await migrateToLatest(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

async function openFirst(database: DatabaseConfig, observers: StoreObservers): Promise<Store> {
  if (database.engine === 'sqlite') return openSqlite(database.file, observers)
  const { openPostgres, patient } = await loadPostgres()
  return openPostgres(database, patient)
}
