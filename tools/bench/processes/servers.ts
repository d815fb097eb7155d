import { closeSync, openSync } from 'node:fs'
import type { serverArguments } from '../../../scripts/server-program.mjs'
import type { StorageLimits, StorageWork } from './bare-storage.ts'
import { startServerProcess } from '../../../apps/server/src/testing/processes/server-process.ts'
import { type Child, type Machine, programsBefore, type Server, startChild } from './child.ts'
import type { WrittenRow } from './written-row.ts'

const ownRoot = new URL('../../../', import.meta.url)

/**
 * The built application as in production, with its log in a file. Rate limits are off, which is allowed on
 * loopback only. `root` is the folder of the code that runs, this one's own by default.
 */
export async function startQuizly(machine: Machine, databaseUrl: string, root = ownRoot): Promise<Server> {
  const its = (await import(new URL('scripts/server-program.mjs', root).href)) as {
    serverArguments: typeof serverArguments
  }
  const log = openSync(`${machine.folder}/quizly.log`, 'a')
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    ...machine.environment,
  }
  const start = { program: its.serverArguments(process.env), before: programsBefore(machine), log }
  const { pid, port, end } = await startServerProcess(environment, start).finally(() => closeSync(log))
  return { pid, port, stop: async () => void (await end()) }
}

/** The bare server, which answers every request with this reply. */
export async function startBareServer(machine: Machine, reply: Buffer): Promise<Child> {
  const server = await startChild(machine, new URL('bare-server.ts', import.meta.url), {
    name: 'bare-server',
  })
  await server.ask({ reply: reply.toString() })
  return server
}

/** The bare engine and the bare disk, measured at each request. */
export async function startBareStorage(
  machine: Machine,
  row: WrittenRow,
  counts: Omit<StorageWork, 'row'>,
): Promise<{ measure: () => Promise<StorageLimits>; stop: () => Promise<void> }> {
  const options = { name: 'bare-storage', env: { BENCH_FOLDER: machine.folder } }
  const { ask, stop } = await startChild(machine, new URL('bare-storage.ts', import.meta.url), options)
  const { rows, batchedRows, flushes } = counts
  const work: StorageWork = { row, rows, batchedRows, flushes }
  return { measure: () => ask(work), stop }
}
