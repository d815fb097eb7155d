import cluster from 'node:cluster'
import { announcement } from './announcement.ts'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { type Server, startServer } from './server.ts'
import { StartError } from './start-error.ts'
import { reportToPrimary, startWorkers } from './workers.ts'

try {
  const config = readConfig(process.env)
  const isPrimary = config.workers > 1 && cluster.isPrimary
  const server = isPrimary
    ? await startWorkers(config, createLog(config.logLevel))
    : await startServer(config)
  if (server) {
    stopOnSignals(server.stop)
    if (cluster.isWorker) reportToPrimary(server)
    else console.log(announcement(config, server))
  } else process.exitCode = 1
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
  // The channel to the primary would keep it alive.
  cluster.worker?.disconnect()
}

/** One signal is enough. Started through npm, Ctrl+C arrives twice: the second must not cut the first one's work. */
function stopOnSignals(stop: Server['stop']): void {
  let stopping: Promise<void> | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    stopping ??= stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}
