// The limit for storage on PostgreSQL: one connection that inserts what submissions write. Each commit is
// flushed, as is the default.
import pg from 'pg'
import { bareTable, insertInto, valuesOf, type WrittenRow } from './written-row.ts'

export type PostgresWork = { row: WrittenRow; rows: number; batchedRows: number }
/** Rows per second: one per commit, and fifty per commit. */
export type PostgresLimits = { commits: number; batched: number }

const batchSize = 50
const client = new pg.Client({ connectionString: process.env.BENCH_DATABASE_URL })
await client.connect()
await client.query(bareTable)
const text = insertInto((position) => `$${position}`)

let inserted = 0
process.on('message', (work: PostgresWork) => void measure(work).then((limits) => process.send?.(limits)))
process.on('disconnect', () => process.exit())
process.send?.({})

async function measure({ row, rows, batchedRows }: PostgresWork): Promise<PostgresLimits> {
  const insertOne = async () => {
    inserted += 1
    await client.query({ name: 'insert', text, values: valuesOf(row, inserted) })
  }
  const insertBatch = async () => {
    await client.query('begin')
    for (let count = 0; count < batchSize; count += 1) await insertOne()
    await client.query('commit')
  }
  const batches = Math.ceil(batchedRows / batchSize)
  return {
    commits: rows / (await secondsOf(rows, insertOne)),
    batched: (batches * batchSize) / (await secondsOf(batches, insertBatch)),
  }
}

async function secondsOf(times: number, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  for (let time = 0; time < times; time += 1) await work()
  return (performance.now() - startedAt) / 1000
}
