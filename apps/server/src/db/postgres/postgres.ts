import type { Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseConfig } from '../../config.ts'
import { createPostgresDialect } from './dialect.ts'
import { sendPrepared } from './prepared-statements.ts'
import { logStatements } from '../statement-log.ts'
import type { Db, Store, StoreObservers } from '../store.ts'
import type { Tables } from '../tables.ts'

/** How many connections there may be, and time limits on them, in ms. A missing limit means no limit. */
type Limits = {
  connections: number
  /**
   * For opening a connection, and for waiting for a free one: if two thousand students save at once, some
   * wait 5 s.
   */
  connectMs: number
  /** Unused connections are closed after this time, before a firewall could drop them silently. */
  idleMs?: number
  /** For one statement, and for a transaction that does nothing but could block others. */
  statementMs?: number
  /**
   * After this long without a byte the server is presumed dead: it would have stopped the statement itself.
   */
  silenceMs?: number
}

const usual = { connectMs: 10_000, idleMs: 15_000, statementMs: 15_000, silenceMs: 20_000 }
/** For commands, which may take long and run alone. */
export const patient: Limits = { connections: 1, connectMs: 5_000 }

const int8 = 20
const numeric = 1700

/**
 * Prepares a pool that connects to PostgreSQL at the first query. A broken connection is replaced; only the
 * queries that were running on it fail.
 */
export function openPostgres(
  { url, poolSize }: DatabaseConfig & { engine: 'postgres' },
  limits: Limits = { connections: poolSize, ...usual },
  { onStatement }: StoreObservers = {},
): Store {
  const { silenceMs, statementMs } = limits
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'quizly',
    options: '-c synchronous_commit=on',
    types: { getTypeParser },
    keepAlive: true,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: limits.idleMs ?? 0,
    ...(statementMs && { statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs }),
  })
  // The query that was running on a broken connection reports the error; the pool opens a new connection.
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    sendPrepared(client)
    if (silenceMs) endWhenSilent(client, silenceMs)
  })
  const db = new Kysely<Tables>({ dialect: createPostgresDialect(pool), ...logStatements(onStatement) })
  return {
    db,
    reports: db,
    engine: 'postgres',
    location: locationOf(url),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    tryWrite: async () => {
      await sql`update kysely_migration_lock set is_locked = is_locked`.execute(db)
    },
    takeAlone: async () => (await countOtherConnections(db)) === 0,
    close: () => db.destroy(),
  }
}

const ignore = () => {}

function endWhenSilent(client: pg.PoolClient, silenceMs: number): void {
  const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('Connection terminated: the server is silent')))
}

async function countOtherConnections(db: Db): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
  `.execute(db)
  return rows.length
}

/** PostgreSQL returns large integers as text; ours are moments and counts and fit into a number. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === int8 || type === numeric) return Number
  return pg.types.getTypeParser(type, format)
}

/** Where the data is: the URL without user and password. */
function locationOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  return `postgres://${host}${port && `:${port}`}${pathname}`
}
