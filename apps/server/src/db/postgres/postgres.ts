import type { Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { DatabaseConfig } from '../../config.ts'
import { createPostgresDialect } from './dialect.ts'
import { sendPrepared } from './prepared-statements.ts'
import { logStatements } from '../statement-log.ts'
import type { Db, Store, StoreObservers } from '../store.ts'
import type { Tables } from '../tables.ts'

/** How many connections there may be, and how long anything may take on them, in ms. Without an end where not given. */
type Limits = {
  connections: number
  /** For making a connection, and for waiting until one of them is free: two thousand who save at once wait for 5 s. */
  connectMs: number
  /** Unused connections are closed after this time, before their silence could mean anything. */
  idleMs?: number
  /** For one statement; also for a transaction that does nothing, which could keep others waiting. */
  statementMs?: number
  /** Without a byte for this long the server is taken for dead: it would have given up the statement by itself. */
  silenceMs?: number
}

const usual = { connectMs: 10_000, idleMs: 15_000, statementMs: 15_000, silenceMs: 20_000 }
/** For work that may take long and is alone. */
export const patient: Limits = { connections: 1, connectMs: 5_000 }

const int8 = 20
const numeric = 1700

/**
 * Connects to PostgreSQL when the first query asks for it. Connections that break are replaced by new ones; only the
 * queries that were on them fail.
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
  // Whoever used a connection that breaks is told by the failing query; for the others the pool makes a new one.
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    sendPrepared(client)
    if (silenceMs) endWhenSilent(client, silenceMs)
  })
  const db = new Kysely<Tables>({ dialect: createPostgresDialect(pool), ...logStatements(onStatement) })
  return {
    db,
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

/** Numbers that PostgreSQL gives as text because they could be too big; ours are moments and counts. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === int8 || type === numeric) return Number
  return pg.types.getTypeParser(type, format)
}

/** Where the data lies, without who may read it. */
function locationOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  return `postgres://${host}${port && `:${port}`}${pathname}`
}
