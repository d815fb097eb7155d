// Runs a PostgreSQL server for tests from a separate process. That process outlives its parent just long
// enough to clean up: the server and its folder are removed however the parent ends, even by Ctrl+C or a
// crash.
import { type Cluster, createCluster } from './cluster.ts'

export type Order = 'start' | 'stop' | 'crash'
export type Answer = { host: string } | { failure: string }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

/** The parent may just have ended; that is noticed below. */
const tell = (answer: Answer) => process.connected && process.send?.(answer, undefined, {}, () => {})

let cluster: Cluster | undefined
process.once('disconnect', () => {
  void Promise.resolve(cluster?.remove()).then(() => process.exit())
})

try {
  const made = createCluster()
  cluster = made
  const handlers = {
    start: made.start,
    stop: () => made.stop('SIGINT'),
    crash: () => made.stop('SIGQUIT'),
  }
  process.on('message', (order: Order) => {
    void handlers[order]().then(
      () => tell({ host: made.host }),
      (error: unknown) => tell({ failure: String(error) }),
    )
  })
  tell({ host: made.host })
} catch (error) {
  tell({ failure: error instanceof Error ? error.message : String(error) })
}
