import { announcement } from './announcement.ts'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { StartError } from './start-error.ts'

try {
  const config = readConfig(process.env)
  const server = await startServer(config)
  stopOnSignals((signal) => server.stop(signal === 'SIGTERM' ? config.shutdownDelayMs : 0))
  console.log(announcement(config, server))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/**
 * One signal is enough. Started through npm, Ctrl+C arrives twice: the second must not cut the first one's work. Whoever
 * presses it does not want to wait; SIGTERM comes from a service manager behind a proxy.
 */
function stopOnSignals(stop: (signal: NodeJS.Signals) => Promise<void>): void {
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
