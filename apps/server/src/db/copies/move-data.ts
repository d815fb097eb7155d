import type { DatabaseConfig } from '../../config/config.ts'
import { StartError } from '../../start-error.ts'
import { migrate, refuseOtherVersions } from '../migrations/migrate.ts'
import { openAsItIs } from '../open-store.ts'
import { checkPostgres } from '../postgres/checks.ts'
import type { Store } from '../store.ts'
import { moveStore, type OnProgress } from './move-store.ts'
import { readStoreState } from '../migrations/store-state.ts'

type Way = { from: DatabaseConfig; to: DatabaseConfig }
type Options = { onProgress?: OnProgress; isShared?: boolean }

/**
 * Moves all data to an empty database, into tables as its version has them, and leaves the source as it is. Returns the
 * open target; whoever brings it up to date does so there.
 */
export async function moveData({ from, to }: Way, { onProgress = () => {}, ...options }: Options = {}) {
  const opened: Store[] = []
  try {
    const [source, target] = [await open(from, opened), await open(to, opened)]
    const { steps } = await refuseOtherVersions(source)
    if (steps.length === 0) throw new StartError(`There is no data in ${source.location}.`)
    const there = await readStoreState(target)
    if (there.steps.length > 0 && there.steps.toSorted().join() !== steps.toSorted().join()) {
      throw new StartError(
        `${target.location} was set up by another version. Name an empty database or a new file.`,
      )
    }
    await migrate(target, { steps })
    const rows = await moveStore(source, target, onProgress, options)
    await source.close()
    return { rows, target, location: source.location }
  } catch (error) {
    for (const store of opened) await store.close()
    throw error
  }
}

async function open(database: DatabaseConfig, opened: Store[]): Promise<Store> {
  const store = await openAsItIs(database)
  opened.push(store)
  if (store.engine === 'postgres') await checkPostgres(store)
  return store
}
