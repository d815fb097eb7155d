import { announcement } from './announcement.ts'
import { readConfig } from './config.ts'
import { startServer } from './server.ts'
import { StartError } from './start-error.ts'

try {
  const config = readConfig(process.env)
  const server = await startServer(config)
  stopOnSignals(server.stop)
  console.log(announcement(config, server))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** One signal is enough. Started through npm, Ctrl+C arrives twice: the second must not cut the first one's work. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined
  const onSignal = () => {
    stopping ??= stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}
