import { isOlderVersion, shownVersion } from '@quizly/domain'
import { asTyped } from '../../entry/as-typed.ts'
import { StartError } from '../../start-error.ts'
import { version as own } from '../../version.ts'
import { listLiveNodes } from './live-nodes.ts'
import { needsAllNodes } from '../migrations/all-migrations.ts'
import { migrate, type Program, refuseOtherVersions } from '../migrations/migrate.ts'
import { pendingSteps, versionOf } from '../migrations/store-state.ts'
import { checkPostgres } from '../postgres/checks.ts'
import type { Store, StoreObservers } from '../store.ts'

type Options = Program & {
  observers?: StoreObservers
  /** Migrations with which servers of older versions cannot go on. */
  breaking?: ReadonlySet<string>
  /** Somebody has said that those may be applied now. */
  isRequested?: boolean
}

/**
 * All changes are one transaction, which PostgreSQL undoes if it fails or is interrupted. Of several servers one makes
 * them, the others wait. A change with which older servers cannot go on is not made while such servers live.
 */
export async function bringUpToDate(store: Store, options: Options = {}): Promise<void> {
  await checkPostgres(store)
  const state = await refuseOtherVersions(store, options)
  const from = versionOf(state)
  const pending = pendingSteps(state, options.known)
  const { breaking = needsAllNodes, isRequested = false } = options
  if (from !== undefined && !isRequested && pending.some((name) => breaking.has(name))) {
    await refuseWithOlderNodes(store, options.version)
  }
  const startedAt = performance.now()
  await migrate(store, options)
  if (from !== undefined && pending.length > 0) {
    options.observers?.onUpgrade?.({ from: shownVersion(from), ms: performance.now() - startedAt })
  }
}

async function refuseWithOlderNodes(store: Store, version = own): Promise<void> {
  const older = (await listLiveNodes(store.db, Date.now())).filter((node) =>
    isOlderVersion(node.version, version),
  )
  const [first] = older
  if (!first) return
  const servers = older.length === 1 ? 'a server' : `${older.length} servers`
  throw new StartError(
    `The data in ${store.location} cannot be brought up to date while ${servers} of Quizly ${shownVersion(first.version)} ${older.length === 1 ? 'runs' : 'run'}, which could not go on with it. Stop the older servers and start again, or say so with: ${asTyped('migrate')}.`,
  )
}
