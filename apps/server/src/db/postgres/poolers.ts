import type { Way } from '@quizly/pg-batches'
import type pg from 'pg'
import { openPool } from './connections.ts'

export type { Way } from '@quizly/pg-batches'

const probe = 'quizly_probe'

/**
 * Finds out whether a pooler such as PgBouncer stands before PostgreSQL: it names another process than the one that
 * answers. A pooler that knows prepared statements keeps them under names of its own.
 */
export async function findWay(url: string, connectMs: number, isReplica = false): Promise<Way> {
  const pool = openPool(url, { connections: 1, connectMs }, { way: 'pooler', isReplica })
  try {
    const client = await pool.connect()
    try {
      return await lookThrough(client)
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
  }
}

/** In a transaction, so that a pooler stays with one connection to PostgreSQL. */
async function lookThrough(client: pg.PoolClient): Promise<Way> {
  await client.query('begin')
  const reply = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = reply.rows[0]?.pid
  const processId = 'processID' in client ? client.processID : pid
  if (processId === pid) {
    await client.query('rollback')
    return 'direct'
  }
  await client.query({ name: probe, text: 'select 1' })
  const kept = await client.query('select from pg_prepared_statements where name = $1', [probe])
  const isPassedOn = kept.rows.length > 0
  if (isPassedOn) await client.query(`deallocate ${probe}`)
  await client.query('commit')
  return isPassedOn ? 'pooler without prepared statements' : 'pooler'
}
