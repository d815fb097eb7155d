import type { DatabaseConfig } from '../config.ts'
import { migrateToLatest } from './migrate.ts'
import { checkPostgres } from './postgres-checks.ts'
import { openPostgres, patient } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store, StoreObservers } from './store.ts'

/** Opens the database that the configuration names and brings its tables up to date. */
export async function openStore(database: DatabaseConfig, observers: StoreObservers = {}): Promise<Store> {
  const store = await openPatiently(database, observers)
  if (database.engine === 'sqlite') return store
  await store.close()
  return openPostgres(database, undefined, observers)
}

/** The same, with a single connection that waits for statements however long they take. */
export async function openPatiently(
  database: DatabaseConfig,
  observers: StoreObservers = {},
): Promise<Store> {
  const store =
    database.engine === 'sqlite' ? openSqlite(database.file, observers) : openPostgres(database, patient)
  try {
    if (store.engine === 'postgres') await checkPostgres(store)
    await migrateToLatest(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
