import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const names = new Map<string, string>()

/**
 * Lets PostgreSQL keep the plan of this SQL on each connection. Only for a fixed set of SQL texts: each one
 * takes memory for good.
 */
export function keepPrepared(sql: string): void {
  if (!names.has(sql)) names.set(sql, `kept_${names.size}`)
}

/** The name under which this SQL is kept, if it is. */
export function nameOfKept(sql: string): string | undefined {
  return names.get(sql)
}

/**
 * The pool as the query builder needs it. Kept SQL is sent by its name, because planning costs more than running for
 * most of our queries.
 */
export function sendPrepared(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? createClient(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** Of the two ways to query that the query builder knows, the other one needs a cursor, and we give it none. */
function createClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => {
    const name = names.get(text)
    return client.query(name === undefined ? { text, values } : { name, text, values })
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isToDestroy) => client.release(isToDestroy),
  }
}
