import { copyFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseConfig } from '../../config/config.ts'
import { StartError } from '../../start-error.ts'
import { copyDatabase } from '../copies/copy-database.ts'
import { moveData } from '../copies/move-data.ts'
import { migrate, type Program, refuseOtherVersions } from '../migrations/migrate.ts'
import { pendingSteps, versionOf } from '../migrations/store-state.ts'
import { openSqlite } from '../sqlite/sqlite.ts'
import type { Store } from '../store.ts'

export type Scratch = {
  from: string
  steps: string[]
  /** As it is, and brought up to date. */
  before: Store
  after: Store
  copySeconds: number
  migrateSeconds: number
  bytes: number
  remove: () => Promise<void>
}

/** Two verified copies of a store, of which one is brought up to date. The store itself is only read, while others use it. */
export async function makeScratch(from: DatabaseConfig, program: Program = {}): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-dry-run-'))
  const [asItIs, upToDate] = [join(folder, 'before.db'), join(folder, 'after.db')]
  const opened: Store[] = []
  const remove = async () => {
    for (const store of opened.splice(0)) await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const startedAt = performance.now()
    await copyTo(from, asItIs, folder)
    const copySeconds = secondsSince(startedAt)
    copyFileSync(asItIs, upToDate)
    const [before, after] = [asItIs, upToDate].map((file) => {
      const store = openSqlite(file)
      opened.push(store)
      return store
    }) as [Store, Store]
    const state = await refuseOtherVersions(before, program)
    const changedAt = performance.now()
    await migrate(after, program)
    const migrateSeconds = secondsSince(changedAt)
    const steps = pendingSteps(state, program.known)
    const version = versionOf(state)
    if (version === undefined) throw new StartError('There is no data to try the upgrade on.')
    return {
      from: version,
      steps,
      before,
      after,
      copySeconds,
      migrateSeconds,
      bytes: statSync(asItIs).size,
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function copyTo(from: DatabaseConfig, file: string, folder: string): Promise<void> {
  if (from.engine === 'postgres') {
    const to = { engine: 'sqlite', file } as const
    const { target } = await moveData({ from, to }, { isShared: true })
    return target.close()
  }
  const size = statSync(from.file, { throwIfNoEntry: false })?.size ?? 0
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < 3 * size) {
    throw new StartError(
      `In ${folder} there is no room for two copies of ${from.file}. Make room, or name another folder in TMPDIR.`,
    )
  }
  await copyDatabase(from.file, file)
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000
