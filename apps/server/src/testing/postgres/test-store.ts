import { sql } from 'kysely'
import { readDatabase } from '../../config/config.ts'
import { migrations } from '../../db/migrations/all-migrations.ts'
import { openPostgres } from '../../db/postgres/postgres.ts'
import type { Store, StoreObservers } from '../../db/store.ts'
import { emptyTables } from '../idle/empty-tables.ts'
import { copyTemplate, newDatabaseName } from './databases.ts'
import { urlOf } from './long-lived-server.ts'

const poolSize = 5
/** Databases of this worker that no test uses, by their server. */
const unused = new Map<string, string[]>()

/**
 * Opens an empty database with all tables. Creating one takes far longer than emptying one, so databases of
 * earlier tests of this worker are reused.
 */
export async function openPostgresForTest(host: string, observers?: StoreObservers) {
  const own = unused.get(host) ?? []
  unused.set(host, own)
  const reused = own.pop()
  let name = reused ?? (await createCopy(host))
  let store = open(host, name, observers)
  if (reused !== undefined && (await isSpoilt(store))) {
    await store.close()
    // Not dropped: that waits for every connection of the server, also for those that other tests hold up.
    name = await createCopy(host)
    store = open(host, name, observers)
  }
  await emptyTables(store)
  const remove = async () => {
    await store.close()
    own.push(name)
  }
  return { store, remove }
}

async function createCopy(host: string): Promise<string> {
  const name = newDatabaseName()
  await copyTemplate(host, name)
  return name
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
