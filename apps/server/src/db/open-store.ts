import type { DatabaseConfig } from '../config/config.ts'
import { StartError } from '../start-error.ts'
import { refuseOtherVersions } from './migrations/migrate.ts'
import { pendingSteps } from './migrations/store-state.ts'
import { checkPostgres, findWarnings } from './postgres/checks.ts'
import type { Store, StoreObservers } from './store.ts'

/** Of the two engines only the one in use is loaded, because the other would take memory for nothing. */
const loadPostgres = () => import('./postgres/postgres.ts')

type OpenOptions = { isLocked?: boolean; isRequested?: boolean }

/** Brings data of an older version up to date; refuses that of a newer one. `isRequested`: see `bringUpToDate`. */
export async function openStore(
  database: DatabaseConfig,
  observers: StoreObservers = {},
  options: Pick<OpenOptions, 'isRequested'> = {},
): Promise<Store> {
  return open(database, observers, options)
}

export async function openToServe(database: DatabaseConfig, observers: StoreObservers): Promise<Store> {
  if (database.engine === 'postgres') return open(database, observers, {})
  const { file } = database
  const { lockDataFile } = await import('./sqlite/data-file-lock.ts')
  const release = lockDataFile(file)
  if (!release) {
    throw new StartError(
      `Another Quizly is using the data file ${file}. Stop it, or set DATABASE_URL to a file of its own.`,
    )
  }
  try {
    const store = await open(database, observers, { isLocked: true })
    return { ...store, close: () => store.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

async function open(
  database: DatabaseConfig,
  observers: StoreObservers,
  options: OpenOptions,
): Promise<Store> {
  if (database.engine === 'sqlite') {
    const { openUpToDate } = await import('./upgrades/upgrade-file.ts')
    return openUpToDate(database.file, { observers, ...options })
  }
  const { findWay, openPostgres, retrying } = await loadPostgres()
  const { bringUpToDate } = await import('./upgrades/upgrade-database.ts')
  const first = await openAsItIs(database)
  try {
    await bringUpToDate(first, { observers, ...options })
    const way = await findWay(database.url, retrying.connectMs)
    for (const warning of await findWarnings(first, way)) observers.onWarning?.(warning)
    const primary = openPostgres(database, undefined, { ...observers, way })
    return database.readUrl === undefined
      ? primary
      : await openReplica(primary, database, database.readUrl, observers)
  } finally {
    await first.close()
  }
}

/** A replica that is away now may come later, so what stands before it may stay unknown. */
async function openReplica(
  primary: Store,
  database: DatabaseConfig & { engine: 'postgres' },
  url: string,
  { onReplica, ...observers }: StoreObservers,
): Promise<Store> {
  const { findWay, openPostgres, replicaLimits, withReplica } = await loadPostgres()
  const way = await findWay(url, replicaLimits.connectMs, true).catch(
    () => 'pooler without prepared statements' as const,
  )
  const limits = { ...replicaLimits, connections: database.poolSize }
  const standby = openPostgres({ ...database, url }, limits, { ...observers, way, isReplica: true })
  return withReplica(primary, standby, onReplica)
}

/** Looks at a store without changing it: whether it has all steps of this version. Throws why it cannot be used. */
export async function inspectStore(
  database: DatabaseConfig,
): Promise<{ location: string; isCurrent: boolean }> {
  const store = await openAsItIs(database)
  try {
    if (store.engine === 'postgres') await checkPostgres(store)
    const state = await refuseOtherVersions(store)
    return { location: store.location, isCurrent: pendingSteps(state).length === 0 }
  } finally {
    await store.close()
  }
}

/** Neither brought up to date nor checked. */
export async function openAsItIs(database: DatabaseConfig): Promise<Store> {
  if (database.engine === 'sqlite') return (await import('./sqlite/sqlite.ts')).openSqlite(database.file)
  const { openPostgres, retrying } = await loadPostgres()
  // Until it is known what stands between, nothing is set that a pooler would hand on.
  return openPostgres(database, retrying, { way: 'pooler without prepared statements' })
}
