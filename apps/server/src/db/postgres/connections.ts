import { Socket } from 'node:net'
import { type Way, wasReadOnly } from '@quizly/pg-batches'
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

/** When, by `performance.now()`, it was last learnt that the server takes no changes. The pools of a store share it. */
type Standing = { readOnlyAt: number }

type Session = {
  standing?: Standing
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
  { settings = '', way = 'direct', isReplica = false, standing = { readOnlyAt: -Infinity } }: Session = {},
): pg.Pool {
  const { silenceMs } = limits
  const first = way === 'direct' ? `${ownSettings(limits)} ${settings};` : ''
  // The pool waits for it.
  const onConnect: (client: pg.ClientBase) => unknown = async (client) => {
    const answer = await client.query(`${first} show transaction_read_only`)
    if (!isReplica) demandWritable(answer)
  }
  const pool = new CurrentPool(standing, {
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

/**
 * One answer that the server takes no changes, and all connections from before are given up, because they lead to the same one:
 * it would go on answering what is only read.
 */
class CurrentPool extends pg.Pool {
  readonly #madeAt = new WeakMap<pg.ClientBase, number>()
  readonly #standing: Standing

  constructor(standing: Standing, options: pg.PoolConfig) {
    super(options)
    this.#standing = standing
    this.on('connect', (client) => this.#madeAt.set(client, performance.now()))
    this.on('release', (error: unknown) => {
      if (wasReadOnly(error)) standing.readOnlyAt = performance.now()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback)
    return this.#connectNow()
  }

  async #connectNow(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect()
      if ((this.#madeAt.get(client) ?? Infinity) > this.#standing.readOnlyAt) return client
      client.release(true)
    }
  }
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
