import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { Clock } from '../clock/clock.ts'
import { type Config, dataFileOf } from '../config/config.ts'
import { copyInBackground } from '../db/copies/copy-in-background.ts'
import { openToServe } from '../db/open-store.ts'
import { refuseOtherVersions } from '../db/migrations/migrate.ts'
import { findHeartbeat } from '../db/outages.ts'
import { StartError } from '../start-error.ts'
import type { Db } from '../db/store.ts'
import { offerFirstOperator } from '../features/auth/educators/educators.service.ts'
import {
  isAnyLocalOperator,
  isAnyOperator,
  needsOperator,
} from '../features/auth/educators/operators.service.ts'
import { deleteSessionsWithoutFactor } from '../features/second-factor/second-step.service.ts'
import { countRunningAttempts } from '../features/operation/operation.repository.ts'
import { originForLinks } from '../http/addresses.ts'
import { prepareClosing } from '../http/graceful-close.ts'
import { createLog } from '../log/log.ts'
import { webApp } from '../asset-paths.ts'
import { createIds, systemRandom } from '../random.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { loadTelemetry } from '../telemetry/load-telemetry.ts'
import { createMetricsServer } from '../telemetry/metrics-server.ts'
import { onFreePort } from './ports.ts'

const sweepEveryMs = 5_000
/** Elsewhere than on Linux, the primary passes connections on. */
const canSharePorts = process.platform === 'linux'

const replicaStates = {
  used: 'reports are read from the replica',
  away: 'the replica is away; reports are read from the primary',
  behind: 'the replica is more than ten seconds behind; reports are read from the primary',
}

export type Server = {
  port: number
  dataLocation: string
  metricsAddress: string | undefined
  /** Where the first educator of an empty store becomes an operator. */
  operatorLink: string | undefined
  /** On SIGTERM, which a service manager sends, it waits after “not ready”, so that a proxy can notice. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

export async function startServer(config: Config, givenClock?: Clock, webRoot = webApp): Promise<Server> {
  const log = createLog(config.logLevel)
  const { metrics, tracing } = await loadTelemetry(config, { startedAt: Date.now(), log })
  const store = await openToServe(config.database, {
    ...metrics,
    ...tracing,
    onWarning: (warning) => log.warn(`store: ${warning}`),
    onUpgrade: (upgrade) => log.info(upgrade, 'store: the data was brought up to date'),
    onReplica: (state) => log[state === 'used' ? 'info' : 'warn'](`store: ${replicaStates[state]}`),
    onBroken: (reason) =>
      log.fatal(
        { reason },
        'store: the data file is broken; repair it or restore a backup, then start Quizly again',
      ),
  })
  const clock = givenClock ?? (await startClock(store.db, log))
  metrics?.observe({
    countRunningAttempts: () => countRunningAttempts(store.db),
    replicaBehindMs: store.replica?.behindMs,
    pool: store.pool,
  })
  const leaving = new AbortController()
  const app = await buildApp({
    store,
    clock,
    random: systemRandom,
    config,
    log,
    webRoot,
    leaving: leaving.signal,
    sweepEveryMs,
    metrics,
    tracing,
  })
  const close = prepareClosing(app)
  const stopBackups = config.backups
    ? (await import('../features/operation/backups.service.ts')).startBackups(config.backups, {
        clock,
        copy: (target, signal) => copyInBackground(dataFileOf(config.database), target, signal),
        onSuccess: (file) => {
          app.log.info({ file }, 'backups: a copy was made')
          metrics?.onBackup('made')
        },
        onFailure: (error) => {
          app.log.error({ err: error }, 'backups: a copy failed; it is tried again in a minute')
          metrics?.onBackup('failed')
        },
      })
    : async () => {}
  const metricsServer = metrics && config.metrics && createMetricsServer(metrics, config.metrics)
  const stop = async (signal?: NodeJS.Signals) => {
    leaving.abort()
    if (signal === 'SIGTERM') await wait(config.shutdownDelayMs)
    await Promise.all([close(), stopBackups(), metricsServer?.close()])
    await store.close()
    metrics?.close()
    await tracing?.close()
  }
  try {
    // A newer server may have begun before it heard of this one.
    if (store.engine === 'postgres') await refuseOtherVersions(store)
    await demandLocalOperator(store.db, config)
    await endSessionsWithoutFactor(store.db, config, log)
    const port = await listen(app, config)
    const metricsAddress = await metricsServer?.listen()
    const operatorLink = await lookForOperator(store.db, config, port, log)
    return { port, dataLocation: store.location, metricsAddress, operatorLink, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** If attempts are running, it continues the time of the last server. */
async function startClock(db: Db, log: FastifyBaseLogger): Promise<Clock> {
  const clock = createSystemClock((byMs) => {
    log.warn({ byMs }, 'clock: this machine’s clock was set; running attempts keep their time')
  })
  const left = await findHeartbeat(db)
  if (left) clock.resume(left)
  return clock
}

/** Or everybody would be locked out with the provider. */
async function demandLocalOperator(db: Db, { passwords }: Config): Promise<void> {
  if (passwords !== 'off' || (await isAnyLocalOperator(db))) return
  throw new StartError(
    'PASSWORDS=off needs an operator who has a password. Keep one account that can sign in without the provider: sign it up with PASSWORDS=on, then run quizly operator add EMAIL.',
  )
}

/** Who must have a second factor keeps no session from before. Each start looks: also other settings may have opened some. */
async function endSessionsWithoutFactor(
  db: Db,
  { secondFactor }: Config,
  log: FastifyBaseLogger,
): Promise<void> {
  if (secondFactor !== 'educators') return
  const count = await deleteSessionsWithoutFactor(db)
  if (count > 0) log.info({ count }, 'sign-in: sessions of educators without a second factor have ended')
}

/** A link for the first operator, if the store is empty. If one is needed and there is none, the log says so. */
async function lookForOperator(
  db: Db,
  config: Config,
  port: number,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  try {
    const means = {
      newId: createIds({ now: Date.now }, systemRandom),
      random: systemRandom,
      origin: originForLinks(config, port, ''),
    }
    const link = await offerFirstOperator(db, means, Date.now())
    if (link === undefined && needsOperator(config.educators) && !(await isAnyOperator(db)))
      log.warn('settings: EDUCATORS needs an operator; add one by quizly operator add EMAIL')
    return link
  } catch (error) {
    log.warn({ err: error }, 'operator: no link was made; add one by quizly operator add EMAIL')
    return undefined
  }
}

function listen(app: FastifyInstance, config: Config): Promise<number> {
  // Else the system drops some of a class that comes at once, and their browsers try again a second later.
  const { host, mostConnections: backlog } = config
  return onFreePort(config, async (port) => {
    const options = { port, host, backlog, reusePort: cluster.isWorker && canSharePorts }
    await app.listen(options)
    return (app.server.address() as AddressInfo).port
  })
}
