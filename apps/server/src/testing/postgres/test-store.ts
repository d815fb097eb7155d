import { sql } from 'kysely'
import { readDatabase } from '../../config.ts'
import { migrations } from '../../db/migrations/all-migrations.ts'
import { openPostgres } from '../../db/postgres/postgres.ts'
import type { Store, StoreObservers } from '../../db/store.ts'
import { tableNames } from '../../db/table-keys.ts'
import { hasDatabase, recreateDatabase } from './databases.ts'
import { urlOf } from './long-lived-server.ts'

const poolSize = 5
const inUse = new Set<string>()
const present = new Set<string>()
const deleteAll = tableNames
  .toReversed()
  .map((table) => `delete from ${table}`)
  .join(';')

/**
 * Opens an empty database with all tables. Creating one takes far longer than emptying one, so databases of
 * earlier tests of this worker are reused.
 */
export async function openPostgresForTest(host: string, observers?: StoreObservers) {
  const name = freeName()
  inUse.add(name)
  const url = urlOf(host, name)
  if (!present.has(url) && !(await hasDatabase(host, name))) await recreateDatabase(host, name)
  present.add(url)
  let store = open(host, name, observers)
  if (await isSpoilt(store)) {
    await store.close()
    await recreateDatabase(host, name)
    store = open(host, name, observers)
  }
  await sql.raw(deleteAll).execute(store.db)
  const remove = async () => {
    await store.close()
    inUse.delete(name)
  }
  return { store, remove }
}

function freeName(number = 1): string {
  const name = `test_${process.env.VITEST_POOL_ID}_${number}`
  return inUse.has(name) ? freeName(number + 1) : name
}

function open(host: string, name: string, observers?: StoreObservers): Store {
  const database = readDatabase(urlOf(host, name), String(poolSize))
  if (database.engine !== 'postgres') throw new Error('This is no address of a PostgreSQL database')
  return openPostgres(database, undefined, observers)
}

/** Whether a test has changed the tables themselves. */
async function isSpoilt({ db }: Store): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name).join() !== Object.keys(migrations).toSorted().join()
}
