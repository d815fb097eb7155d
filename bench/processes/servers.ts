import { existsSync } from 'node:fs'
import type { serverArguments } from '../../scripts/server-program.mjs'
import type { StorageLimits, StorageWork } from './bare-storage.ts'
import { type Child, type Place, startChild } from './child.ts'
import type { WrittenRow } from './written-row.ts'

const serverProgram = 'scripts/server-program.mjs'
const unbundledEntry = 'apps/server/src/testing/processes/serve.ts'
const ownRoot = new URL('../../', import.meta.url)

/**
 * The built application as in production, with its log in a file. Rate limits are off, which is allowed on
 * loopback only. `root` is the folder of the code that runs, this one's own by default.
 */
export async function startQuizly(place: Place, databaseUrl: string, root = ownRoot): Promise<Child> {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
  }
  return startChild(place, await programOf(root), { name: 'quizly', env })
}

/** How a commit runs its server. Commits from before the bundle ran their sources. */
async function programOf(root: URL): Promise<URL | string[]> {
  const program = new URL(serverProgram, root)
  if (!existsSync(program)) return new URL(unbundledEntry, root)
  const its = (await import(program.href)) as { serverArguments: typeof serverArguments }
  return its.serverArguments(process.env)
}

/** The bare server, which answers every request with this reply. */
export async function startBareServer(place: Place, reply: Buffer): Promise<Child> {
  const server = await startChild(place, new URL('bare-server.ts', import.meta.url), { name: 'bare-server' })
  await server.ask({ reply: reply.toString() })
  return server
}

/** The bare engine and the bare disk, measured at each request. */
export async function startBareStorage(
  place: Place,
  row: WrittenRow,
  counts: Omit<StorageWork, 'row'>,
): Promise<{ measure: () => Promise<StorageLimits>; stop: () => Promise<void> }> {
  const options = { name: 'bare-storage', env: { BENCH_FOLDER: place.folder } }
  const { ask, stop } = await startChild(place, new URL('bare-storage.ts', import.meta.url), options)
  const { rows, batchedRows, flushes } = counts
  const work: StorageWork = { row, rows, batchedRows, flushes }
  return { measure: () => ask(work), stop }
}
