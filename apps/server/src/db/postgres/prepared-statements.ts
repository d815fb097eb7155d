import type { PoolClient } from 'pg'

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

/** Makes a connection send kept SQL by its name. Planning costs more than running for most of our queries. */
export function sendPrepared(client: PoolClient): void {
  const query = client.query.bind(client) as (...input: unknown[]) => unknown
  const sendByName = (text: unknown, values: unknown, ...others: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined
    return name === undefined ? query(text, values, ...others) : query({ name, text, values }, ...others)
  }
  client.query = sendByName as typeof client.query
}
