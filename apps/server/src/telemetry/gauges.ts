import { Gauge, type Registry } from 'prom-client'

export type Observed = {
  /** Fails if the database does not answer. */
  countRunningAttempts: () => Promise<number>
  /** Undefined without a replica, and while nothing is known of it. */
  replicaBehindMs?: (() => number | undefined) | undefined
  /** Undefined with SQLite. */
  pool?: (() => { total: number; idle: number; waiting: number }) | undefined
}

const retryForMs = 2_000

export function createGauges(
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

async function inTime(asked: Promise<number>): Promise<number | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, retryForMs)
  try {
    return (await Promise.race([asked, over])) ?? undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
