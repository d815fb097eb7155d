import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDatabase } from '../../apps/server/src/config/config.ts'
import { openStore } from '../../apps/server/src/db/open-store.ts'
import type { Store } from '../../apps/server/src/db/store.ts'
import type { Finding } from './findings.ts'
import { fillDatabase, startNodes } from '../../apps/server/src/testing/processes/server-process.ts'

type Proxy = { url: string; close: () => Promise<void> }

export type Surroundings = {
  /** An empty PostgreSQL database, and how each server reaches it; without one the server gets a data file of its own. */
  databaseUrls?: readonly string[]
  count?: number
  /** Without one, students know the servers' own addresses. */
  startProxy?: (nodes: readonly string[]) => Promise<Proxy>
  disaster?: Disaster
}

/** What happens to the database under these servers, when as large a part of the answers as each of `after` has been chosen. */
export type Disaster = {
  name: string
  after: readonly number[]
  strike: (servers: readonly string[]) => Promise<void>
  onAcknowledged?: () => void
  findings?: () => Finding[]
}

/** Servers that can be killed, and their common store. */
export type Target = {
  addresses: () => readonly string[]
  /** Kills one of the servers without warning and starts it again; the next time the next one. */
  murder: () => Promise<void>
  disaster?: Omit<Disaster, 'strike'> & { strike: () => Promise<void> }
  /** Ends the servers and opens the store that they leave. */
  openRemains: () => Promise<Store>
  remove: () => Promise<void>
}

/** Real server processes on one database, which `fill` first puts data into. */
export async function createTarget(
  { databaseUrls, count = 1, startProxy, disaster }: Surroundings,
  fill: (store: Store) => Promise<void>,
): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-chaos-'))
  const [url = `sqlite:${join(folder, 'quizly.db')}`] = databaseUrls ?? []
  await fillDatabase(url, fill)
  const limits: Record<string, string> = startProxy ? { TRUST_PROXY: '127.0.0.1' } : { RATE_LIMITS: 'off' }
  const environment = { DATABASE_URL: url, LOG_LEVEL: 'fatal', ...limits }
  const nodes = await startNodes(
    environment,
    Array.from({ length: count }, () => 0),
    databaseUrls,
  )
  const proxy = await startProxy?.(nodes.urls).catch(async (error: unknown) => {
    await nodes.endAll()
    throw error
  })
  let next = 0
  return {
    addresses: () => (proxy ? [proxy.url] : nodes.urls),
    murder: async () => {
      const which = next % count
      next += 1
      const startAgain = await nodes.end(which, 'SIGKILL')
      await startAgain()
    },
    ...(disaster && { disaster: { ...disaster, strike: () => disaster.strike(nodes.urls) } }),
    openRemains: async () => {
      await nodes.endAll()
      return openStore(readDatabase(url))
    },
    remove: async () => {
      await nodes.endAll()
      await proxy?.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
