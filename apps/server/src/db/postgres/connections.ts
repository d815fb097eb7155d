import { Socket } from 'node:net'
import pg from 'pg'

/** In ms. A missing limit means no limit. */
export type Limits = {
  connections: number
  /** Also for waiting for a free one: if two thousand students save at once, some wait 5 s. */
  connectMs: number
  /** Unused connections are closed after this time, before a firewall could drop them silently. */
  idleMs?: number
  /** For one statement, and for a transaction that does nothing but could block others. */
  statementMs?: number
  /** After this long without a byte the server is presumed dead: it would have stopped the statement. */
  silenceMs?: number
}

const int8 = 20
const numeric = 1700

/** Connects at the first query. Each new connection first runs `settings`. */
export function openPool(url: string, limits: Limits, settings?: string): pg.Pool {
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
    ...(silenceMs && { stream: () => openSocket(silenceMs) }),
    ...(statementMs && { statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs }),
  })
  // The query that was running on a broken connection reports the error; the pool opens a new connection.
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    // If this fails, the connection is broken, and so the query that waits behind it fails too.
    if (settings !== undefined) client.query(settings).catch(ignore)
  })
  return pool
}

const ignore = () => {}

function openSocket(silenceMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error('Connection terminated: the server is silent'))
  })
}

/** PostgreSQL returns large integers as text; ours are moments and counts and fit into a number. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === int8 || type === numeric) return Number
  return pg.types.getTypeParser(type, format)
}
