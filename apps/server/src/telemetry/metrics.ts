import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import {
  answersAcknowledged,
  attemptsSubmitted,
  databaseFailedOver,
  logLinesDropped,
  providerAnswered,
  signedIn,
} from '../events.ts'
import { version } from '../version.ts'

type Observed = {
  /** Fails if the database does not answer. */
  countRunningAttempts: () => Promise<number>
  /** Undefined without a replica, and while nothing is known of it. */
  replicaBehindMs?: (() => number | undefined) | undefined
  /** Undefined with SQLite. */
  pool?: (() => { total: number; idle: number; waiting: number }) | undefined
}

const retryForMs = 2_000

function createGauges(
  registers: Registry[],
  { countRunningAttempts, replicaBehindMs, pool }: Observed,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const isUp = gauge('quizly_database_up', 'Whether the database answers within two seconds: 1 or 0')
  const running = gauge(
    'quizly_attempts_running',
    'Attempts under way on all nodes; not there while the database does not answer',
  )
  const lag =
    replicaBehindMs && gauge('quizly_replica_lag_seconds', 'How far the replica is behind the primary')
  const lookAtDatabase = async () => {
    const behindMs = replicaBehindMs?.()
    if (behindMs !== undefined) lag?.set(behindMs / 1000)
    const number = await inTime(countRunningAttempts())
    isUp.set(number === undefined ? 0 : 1)
    if (number === undefined) running.remove()
    else running.set(number)
  }
  if (!pool) return lookAtDatabase

  const connections = new Gauge({
    name: 'quizly_database_connections',
    help: 'Connections of this node to PostgreSQL, by state',
    labelNames: ['state'],
    registers,
  })
  const waiting = gauge('quizly_database_waiting', 'Queries of this node that wait for a connection')
  return async () => {
    // Before counting attempts takes a connection itself.
    const { total, idle, waiting: queries } = pool()
    connections.set({ state: 'busy' }, total - idle)
    connections.set({ state: 'idle' }, idle)
    waiting.set(queries)
    await lookAtDatabase()
  }
}

async function inTime(counting: Promise<number>): Promise<number | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, retryForMs)
  try {
    return (await Promise.race([counting, over])) ?? undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

type Reply = { method: string; route: string; status: number; seconds: number }

export type Metrics = {
  contentType: string
  observe: (observed: Observed) => void
  write: () => Promise<string>
  onReply: (reply: Reply) => void
  onGroupCommit: (writes: number) => void
  onSweep: (closed: number, at: number) => void
  onSweepFailure: () => void
  onBackup: (outcome: 'made' | 'failed') => void
  close: () => void
}

/** Until the first sweep, `startedAt` counts as the last one. */
export function createMetrics(startedAt: number): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const count = (name: string, help: string) => new Counter({ name, help, registers })
  const countBy = (name: string, help: string, label: string, values: string[]) => {
    const counter = new Counter({ name, help, labelNames: [label], registers })
    for (const value of values) counter.labels(value).inc(0)
    return counter
  }
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'quizly_version_info',
    help: 'The version of this node, as a label; always 1',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  const replyTimes = new Histogram({
    name: 'quizly_http_request_duration_seconds',
    help: 'How long requests took, by method, route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  })
  const rateLimited = count('quizly_rate_limited_replies_total', 'Replies 429: somebody comes too often')
  const unavailable = count('quizly_unavailable_replies_total', 'Replies 503: nothing can be done right now')
  const saves = count('quizly_saves_total', 'Calls to save answers that were acknowledged')
  const answers = count('quizly_saved_answers_total', 'Answers in those calls')
  const submissions = countBy('quizly_submissions_total', 'Attempts submitted, by whom', 'by', [
    'student',
    'time',
  ])
  const sweeps = countBy('quizly_sweeps_total', 'Sweeps, by outcome', 'outcome', ['done', 'failed'])
  const closedBySweeper = count('quizly_sweeper_closed_attempts_total', 'Attempts that sweeps have closed')
  const lastSweep = new Gauge({
    name: 'quizly_sweeper_last_done_timestamp_seconds',
    help: 'When the last sweep was done, or the server started',
    registers,
  })
  lastSweep.set(startedAt / 1000)
  const backups = countBy('quizly_backups_total', 'Copies of the data, by outcome', 'outcome', [
    'made',
    'failed',
  ])
  const groups = new Histogram({
    name: 'quizly_group_commit_writes',
    help: 'How many single writes shared one commit of SQLite',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  })
  const signIns = new Counter({
    name: 'quizly_sign_ins_total',
    help: 'Sign-ins, by password, provider, passkey, slip, totp or recovery, and by outcome: done, goes-on, refused, failed or copied',
    labelNames: ['by', 'outcome'],
    registers,
  })
  const providerTimes = new Histogram({
    name: 'quizly_provider_answer_duration_seconds',
    help: 'How long providers of sign-ins took for an answer, by provider and outcome',
    labelNames: ['provider', 'outcome'],
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const failovers = count('quizly_database_failovers_total', 'Times that a standby became the primary')
  const dropped = count('quizly_log_lines_dropped_total', 'Lines of the log that nobody read in time')
  const subscriptions = [
    signedIn.subscribe((labels) => signIns.inc(labels)),
    providerAnswered.subscribe(({ seconds, ...labels }) => providerTimes.observe(labels, seconds)),
    logLinesDropped.subscribe((number) => dropped.inc(number)),
    databaseFailedOver.subscribe(() => failovers.inc()),
    answersAcknowledged.subscribe((number) => {
      saves.inc()
      answers.inc(number)
    }),
    attemptsSubmitted.subscribe(({ by, count: number }) => submissions.labels(by).inc(number)),
  ]
  let look = async () => {}
  return {
    contentType: registry.contentType,
    observe: (observed) => {
      look = createGauges(registers, observed)
    },
    write: async () => {
      await look()
      return registry.metrics()
    },
    onReply: ({ method, route, status, seconds }) => {
      replyTimes.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
      if (status === 429) rateLimited.inc()
      if (status === 503) unavailable.inc()
    },
    onGroupCommit: (writes) => groups.observe(writes),
    onSweep: (closed, at) => {
      sweeps.labels('done').inc()
      closedBySweeper.inc(closed)
      lastSweep.set(at / 1000)
    },
    onSweepFailure: () => sweeps.labels('failed').inc(),
    onBackup: (outcome) => backups.labels(outcome).inc(),
    close: () => subscriptions.forEach((unsubscribe) => unsubscribe()),
  }
}
