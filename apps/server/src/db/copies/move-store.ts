import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { StartError } from '../../start-error.ts'
import type { Db, Store } from '../store.ts'
import { tableKeys, tableNames } from '../table-keys.ts'
import type { Tables } from '../tables.ts'

const batchSize = 100

type TableName = keyof Tables
type Row = Record<string, string | number | null | Uint8Array>
type Sum = { rows: number; hash: string }

export type OnProgress = (table: TableName, done: number, all: number) => void

/**
 * In one transaction: if it is interrupted, the target stays empty. Both have the same tables. With `isShared` others may
 * use the source meanwhile: it is read as of one moment.
 */
export async function moveStore(
  from: Store,
  to: Store,
  onProgress: OnProgress,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<number> {
  for (const store of isShared ? [to] : [from, to]) {
    if (await store.lockExclusive()) continue
    throw new StartError(
      `${store.location} is in use. Stop Quizly, and whatever else is connected to it, first.`,
    )
  }
  if (!isShared) return moveRows(from.db, to, onProgress)
  return from.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((moment) => moveRows(moment, to, onProgress))
}

async function moveRows(from: Db, to: Store, onProgress: OnProgress): Promise<number> {
  const present = new Set((await to.db.introspection.getTables()).map(({ name }) => name))
  const tables = tableNames.filter((name) => present.has(name))
  return to.db.transaction().execute(async (trx) => {
    // The versions that have written here are those of the source.
    if (present.has('versions')) await trx.deleteFrom('versions').execute()
    for (const table of tables) {
      if ((await countRows(trx, table)) > 0) {
        throw new StartError(`${to.location} has data already. Name an empty database or a new file.`)
      }
    }
    const sums = new Map<TableName, Sum>()
    for (const table of tables) {
      const all = await countRows(from, table)
      const arrived = async (rows: Row[], done: number) => {
        await trx.insertInto(table).values(rows).execute()
        onProgress(table, done, all)
      }
      sums.set(table, await sumUp(from, table, arrived))
    }
    let total = 0
    for (const [table, { rows, hash }] of sums) {
      const there = await sumUp(trx, table)
      if (there.rows !== rows || there.hash !== hash) {
        throw new StartError(`${table} did not arrive as it was, so nothing has been moved.`)
      }
      total += rows
    }
    return total
  })
}

async function sumUp(
  db: Db,
  table: TableName,
  onBatch?: (rows: Row[], done: number) => Promise<void>,
): Promise<Sum> {
  const hash = createHash('sha256')
  let count = 0
  let last: Row | undefined
  for (;;) {
    const { rows } = await batchAfter(table, last).execute(db)
    for (const row of rows) hash.update(canonical(row))
    count += rows.length
    if (rows.length > 0) await onBatch?.(rows, count)
    if (rows.length < batchSize) return { rows: count, hash: hash.digest('hex') }
    last = rows.at(-1)
  }
}

function batchAfter(table: TableName, last: Row | undefined): RawBuilder<Row> {
  const key = tableKeys[table]
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const after = last && sql` where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  return sql<Row>`select * from ${sql.table(table)}${after ?? sql``} order by ${columns} limit ${batchSize}`
}

/** A row as text that is the same on every engine. */
function canonical(row: Row): string {
  const fields = Object.entries(row).map(
    ([name, value]) => [name, value instanceof Uint8Array ? hashOf(value) : value] as const,
  )
  return JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function countRows(db: Db, table: TableName): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
  return rows[0]?.n ?? 0
}
