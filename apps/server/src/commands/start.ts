import cluster from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import { readConfig } from '../config/config.ts'
import { refuseBadDays } from '../doctor/refuse-bad-days.ts'
import { announce, createLog, leave } from '../log/log.ts'
import { misspeltSettings } from '../config/settings.ts'
import { announcement } from '../start/announcement.ts'
import { type Server, startServer } from '../start/server.ts'
import { reportToParent, startWorkers } from '../start/workers.ts'

/** Runs the server, until a signal ends it. */
export async function start(): Promise<void> {
  const config = readConfig(process.env)
  refuseBadDays(config)
  const log = createLog(config.logLevel)
  if (!cluster.isWorker)
    for (const question of misspeltSettings(Object.keys(process.env))) log.warn(`settings: ${question}`)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'server: an unexpected error ends it; report it and start Quizly again')
    void leave(1)
  })
  const isPrimary = config.workers > 1 && cluster.isPrimary
  const server = isPrimary ? await startWorkers(config, log) : await startServer(config)
  if (server) {
    stopOnSignals(server.stop, log)
    if (!cluster.isWorker) announce(announcement(config, server))
    reportToParent(server)
  } else process.exitCode = 1
}

/** Only on the first: started through npm, Ctrl+C arrives twice. */
function stopOnSignals(stop: Server['stop'], log: FastifyBaseLogger): void {
  let stopping: Promise<void> | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    stopping ??= stop(signal).then(
      () => leave(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'server: it could not be stopped in order; nothing acknowledged is lost')
        return leave(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}
