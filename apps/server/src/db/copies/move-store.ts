import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { StartError } from '../../start-error.ts'
import type { Db, Store } from '../store.ts'
import { tableKeys, tableNames } from '../table-keys.ts'
import type { Tables } from '../tables.ts'

const batchSize = 100

type TableName = keyof Tables
type Row = Record<string, string | number | null | Uint8Array>
type Part = { table: TableName; key: readonly string[] }
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
  const parts = await listParts(to.db)
  return to.db.transaction().execute(async (trx) => {
    // The versions that have written here are those of the source.
    if (parts.some(({ table }) => table === 'versions')) await trx.deleteFrom('versions').execute()
    for (const { table } of parts) {
      if ((await countRows(trx, table)) > 0) {
        throw new StartError(`${to.location} has data already. Name an empty database or a new file.`)
      }
    }
    const sums = new Map<Part, Sum>()
    for (const part of parts) {
      const { table } = part
      const all = await countRows(from, table)
      const arrived = async (rows: Row[], done: number) => {
        await trx.insertInto(table).values(rows).execute()
        onProgress(table, done, all)
      }
      sums.set(part, await sumUp(from, part, arrived))
    }
    let total = 0
    for (const [part, { rows, hash }] of sums) {
      const there = await sumUp(trx, part)
      if (there.rows !== rows || there.hash !== hash) {
        throw new StartError(`${part.table} did not arrive as it was, so nothing has been moved.`)
      }
      total += rows
    }
    return total
  })
}

/** The tables of a store, which can be of a version before. Their keys may have had fewer columns. */
async function listParts(db: Db): Promise<Part[]> {
  const tables = await db.introspection.getTables()
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
  return tableNames.flatMap((table) => {
    const columns = columnsOf.get(table)
    return columns ? [{ table, key: tableKeys[table].filter((name) => columns.includes(name)) }] : []
  })
}

async function sumUp(
  db: Db,
  part: Part,
  onBatch?: (rows: Row[], done: number) => Promise<void>,
): Promise<Sum> {
  const hash = createHash('sha256')
  let count = 0
  let last: Row | undefined
  for (;;) {
    const { rows } = await batchAfter(part, last).execute(db)
    for (const row of rows) hash.update(canonical(row))
    count += rows.length
    if (rows.length > 0) await onBatch?.(rows, count)
    if (rows.length < batchSize) return { rows: count, hash: hash.digest('hex') }
    last = rows.at(-1)
  }
}

function batchAfter({ table, key }: Part, last: Row | undefined): RawBuilder<Row> {
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
