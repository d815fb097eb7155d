import type { DatabaseConfig } from '../config.ts'
import { StartError } from '../start-error.ts'
import { hasAllSteps, migrateToLatest } from './migrations/migrate.ts'
import { checkPostgres, findWarnings } from './postgres/checks.ts'
import type { Store, StoreObservers } from './store.ts'

/** Of the two engines only the one in use is loaded, because the other would take memory for nothing. */
const loadPostgres = () => import('./postgres/postgres.ts')
const loadSqlite = () => import('./sqlite/sqlite.ts')

export async function openStore(database: DatabaseConfig, observers: StoreObservers = {}): Promise<Store> {
  const store = await openWithRetries(database, observers)
  if (database.engine === 'sqlite') return store
  const { findWay, openPostgres, retrying } = await loadPostgres()
  try {
    const way = await findWay(database.url, retrying.connectMs)
    for (const warning of await findWarnings(store, way)) observers.onWarning?.(warning)
    return openPostgres(database, undefined, { ...observers, way })
  } finally {
    await store.close()
  }
}

export async function openToServe(database: DatabaseConfig, observers: StoreObservers): Promise<Store> {
  if (database.engine === 'postgres') return openStore(database, observers)
  const { file } = database
  const { lockDataFile } = await import('./sqlite/data-file-lock.ts')
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

export async function openWithRetries(
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

/** Looks at a store without changing it: whether it has all steps of this version. Throws why it cannot be used. */
export async function inspectStore(
  database: DatabaseConfig,
): Promise<{ location: string; isCurrent: boolean }> {
  const store = await openFirst(database, {})
  try {
    if (store.engine === 'postgres') await checkPostgres(store)
    return { location: store.location, isCurrent: await hasAllSteps(store) }
  } finally {
    await store.close()
  }
}

async function openFirst(database: DatabaseConfig, observers: StoreObservers): Promise<Store> {
  if (database.engine === 'sqlite') return (await loadSqlite()).openSqlite(database.file, observers)
  const { openPostgres, retrying } = await loadPostgres()
  // Until it is known what stands between, nothing is set that a pooler would hand on.
  return openPostgres(database, retrying, { way: 'pooler without prepared statements' })
}
