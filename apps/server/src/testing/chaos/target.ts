import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../db/open-store.ts'
import type { Store } from '../../db/store.ts'
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts'

/** Servers that can be killed, and their common store. */
export type Target = {
  addresses: () => readonly string[]
  /** Kills one of the servers without warning and starts it again. */
  murder: () => Promise<void>
  /** Crashes their database server, if they have one, and starts it again. */
  restartDatabase?: () => Promise<void>
  /** Ends the servers and opens the store that they leave. */
  openRemains: () => Promise<Store>
  remove: () => Promise<void>
}

/** One real server process on a data file of its own; `fill` first puts data into the file. */
export async function createSingleServer(fill: (store: Store) => Promise<void>): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-chaos-'))
  const database = { engine: 'sqlite', file: join(folder, 'quizly.db') } as const
  const store = await openStore(database)
  await fill(store)
  await store.close()

  const environment = { DATABASE_URL: `sqlite:${database.file}`, RATE_LIMITS: 'off' }
  let server: ServerProcess = await startServerProcess(environment)
  const { url } = server
  return {
    addresses: () => [url],
    murder: async () => {
      await server.end('SIGKILL')
      server = await startServerProcess({ ...environment, PORT: new URL(url).port })
    },
    openRemains: async () => {
      await server.end('SIGKILL')
      return openStore(database)
    },
    remove: async () => {
      server.child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
