import { readDatabase } from '../../config.ts'
import { openStore } from '../../db/open-store.ts'
import type { Store } from '../../db/store.ts'
import { startServerProcess } from '../processes/server-process.ts'
import type { Target } from './target.ts'

type Proxy = { url: string; close: () => Promise<void> }
export type Surroundings = {
  /** An empty PostgreSQL database. */
  databaseUrl: string
  count: number
  startProxy: (nodes: readonly string[]) => Promise<Proxy>
  /** Crashes the database server and starts it again. */
  restartDatabase?: () => Promise<void>
}

/** Several real server processes on one database behind a proxy. They are killed in turn. */
export async function createNodes(
  { databaseUrl, count, startProxy, restartDatabase }: Surroundings,
  fill: (store: Store) => Promise<void>,
): Promise<Target> {
  const database = readDatabase(databaseUrl)
  const store = await openStore(database)
  await fill(store)
  await store.close()

  const environment = { DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' }
  const starting = Array.from({ length: count }, () => startServerProcess(environment))
  const nodes = await Promise.all(starting)
  const urls = nodes.map(({ url }) => url)
  const killAll = () => Promise.all(nodes.map((node) => node.end('SIGKILL')))
  const proxy = await startProxy(urls).catch(async (error: unknown) => {
    await killAll()
    throw error
  })
  let turn = 0
  return {
    addresses: () => [proxy.url],
    murder: async () => {
      const place = turn % count
      turn += 1
      await nodes[place]?.end('SIGKILL')
      const { port } = new URL(urls[place] ?? '')
      nodes[place] = await startServerProcess({ ...environment, PORT: port })
    },
    ...(restartDatabase && { restartDatabase }),
    openRemains: async () => {
      await killAll()
      return openStore(database)
    },
    remove: async () => {
      await killAll()
      await proxy.close()
    },
  }
}
