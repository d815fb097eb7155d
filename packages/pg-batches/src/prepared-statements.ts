import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Batchable } from './batch-forms.ts'
import { wasReadOnly } from './run-alone.ts'

type Prepared = { name: string; batchable: Batchable }

const prepared = new Map<string, Prepared>()

/** Lets PostgreSQL keep the plan of a statement. Each takes memory for good, so there must be a fixed set of them. */
export function keepPrepared(batchable: Batchable): void {
  const { sql, constants } = batchable
  const known = prepared.get(sql)
  if (known?.batchable.constants.some((constant, index) => constant !== constants[index]))
    throw new Error(`Two statements differ in a constant only, and cannot share a batch: ${sql}`)
  prepared.set(sql, known ?? { name: `quizly_${prepared.size}`, batchable })
}

export const findPrepared = (sql: string): Prepared | undefined => prepared.get(sql)

/** The pool for the query builder. Prepared SQL is sent by its name: planning it costs more than running it. */
export function sendPrepared(pool: pg.Pool, isPrepared: boolean): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? createClient(client, isPrepared)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** Of the two ways to query that the query builder knows, the other one needs a cursor, and we give it none. */
function createClient(client: pg.PoolClient, isPrepared: boolean): PostgresPoolClient {
  let readOnly: Error | undefined
  const query = async (text: string, values: unknown[]) => {
    const name = isPrepared ? prepared.get(text)?.name : undefined
    try {
      return await client.query(name === undefined ? { text, values } : { name, text, values })
    } catch (error) {
      if (wasReadOnly(error)) readOnly = error
      throw error
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isToDestroy) => client.release(readOnly ?? isToDestroy),
  }
}
