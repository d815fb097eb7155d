import type { Config } from '../config.ts'
import { migrateToLatest } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** Opens the database that the configuration names and brings its tables up to date. */
export async function openStore(database: Config['database']): Promise<Store> {
  const store = openSqlite(database.file)
  try {
    await migrateToLatest(store)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
