import { Socket } from 'node:net'
import type { Way } from '@quizly/pg-batches'
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

type Session = {
  /** Each new connection runs this first, if it stays ours: a pooler would hand the settings on to others. */
  settings?: string
  way?: Way
  /** Of a standby, which takes no changes. */
  isReplica?: boolean
}

/**
 * Connects at the first query. Sends no start-up parameters but names, because poolers refuse them. A server that
 * can only be read counts as one that cannot be reached.
 */
export function openPool(
  url: string,
  limits: Limits,
  { settings = '', way = 'direct', isReplica = false }: Session = {},
): pg.Pool {
  const { silenceMs } = limits
  const first = way === 'direct' ? `${ownSettings(limits)} ${settings};` : ''
  // The pool waits for it.
  const onConnect: (client: pg.ClientBase) => unknown = async (client) => {
    const answer = await client.query(`${first} show transaction_read_only`)
    if (!isReplica) demandWritable(answer)
  }
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'quizly',
    types: { getTypeParser },
    keepAlive: true,
    // Lets a transaction that is known as a whole go in one message.
    pipeline: way !== 'direct' && settings !== '',
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: limits.idleMs ?? 0,
    ...(silenceMs && { stream: () => openSocket(silenceMs) }),
    onConnect,
  })
  // The query that was running on a broken connection reports the error; the pool opens a new connection.
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
  })
  return pool
}

const ignore = () => {}

/** Commits wait for the disk, and for a standby where one is synchronous, whatever the database is set to. */
function ownSettings({ statementMs }: Limits): string {
  const times = ['statement_timeout', 'idle_in_transaction_session_timeout']
  return `
    ${statementMs ? times.map((name) => `set ${name} = ${statementMs};`).join(' ') : ''}
    select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit') not in ('on', 'remote_apply');`
}

class ReadOnlyError extends Error {
  override name = 'ReadOnlyError'
  code = '25006'
}

/** The answer to several statements is a list; the last one asked. */
function demandWritable(answer: unknown): void {
  const { rows } = [answer].flat().at(-1) as { rows: { transaction_read_only: string }[] }
  if (rows[0]?.transaction_read_only === 'on') throw new ReadOnlyError('The database can only be read')
}

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
