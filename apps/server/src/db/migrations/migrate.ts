import type { Migration } from 'kysely/migration'
import { StartError } from '../../start-error.ts'
import { version as own } from '../../version.ts'
import type { Store } from '../store.ts'
import { migrations } from './all-migrations.ts'
import { readStoreState, refusalOf, type StoreState } from './store-state.ts'

/** What this program knows; tests know more or less. */
export type Program = { known?: Record<string, Migration> | undefined; version?: string | undefined }

/** Refuses data that this code cannot understand, before anything is written. */
export async function refuseOtherVersions(
  store: Store,
  { known, version }: Program = {},
): Promise<StoreState> {
  const state = await readStoreState(store)
  const refusal = refusalOf(state, { ...(known && { known }), ...(version && { version }) })
  if (refusal !== undefined) throw new StartError(`This data ${refusal} It is in ${store.location}.`)
  return state
}

/** All steps or none, and then notes the version. With `steps` only these, as a version before has them. */
export async function migrate(
  store: Store,
  { known = migrations, version = own, steps }: Program & { steps?: readonly string[] } = {},
): Promise<void> {
  const { db, location } = store
  const requested = Object.entries(known).filter(([name]) => !steps || steps.includes(name))
  const provider = { getMigrations: async () => Object.fromEntries(requested) }
  const { Migrator } = await import('kysely/migration')
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) {
    const reason = error instanceof Error ? error.message : 'unknown error'
    throw new StartError(`The data in ${location} cannot be brought up to date: ${reason}.`)
  }
  if (!steps) await noteVersion(store, version)
}

export async function migrateToLatest(store: Store, known?: Record<string, Migration>): Promise<void> {
  await refuseOtherVersions(store, { known })
  await migrate(store, { known })
}

async function noteVersion({ db, engine }: Store, version: string): Promise<void> {
  const noted = await db.selectFrom('versions').select('version').where('version', '=', version).execute()
  if (noted.length > 0) return
  await db
    .insertInto('versions')
    .values({ version, since: Date.now() })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute()
  // Whoever opens a data file is alone with it, so servers of another version have ended.
  if (engine === 'sqlite') await db.updateTable('live_nodes').set({ version }).execute()
}
