// The limit for storage on PostgreSQL: one connection that inserts rows like results. Each commit is flushed,
// as is the default.
import pg from 'pg'

export type PostgresWork = { rows: number; batchedRows: number }
/** Rows per second: one per commit, and fifty per commit. */
export type PostgresLimits = { commits: number; batched: number }

const batchSize = 50
const client = new pg.Client({ connectionString: process.env.BENCH_DATABASE_URL })
await client.connect()
await client.query(`create table if not exists bare_results (
  id text primary key, quiz_id text not null, student_id text not null, submitted_at bigint not null,
  answers text not null, verdicts text not null, score integer not null, total_questions integer not null,
  unique (quiz_id, student_id))`)

let inserted = 0
process.on('message', (work: PostgresWork) => void measure(work).then((limits) => process.send?.(limits)))
process.on('disconnect', () => process.exit())
process.send?.({})

async function measure({ rows, batchedRows }: PostgresWork): Promise<PostgresLimits> {
  const batches = Math.ceil(batchedRows / batchSize)
  return {
    commits: rows / (await secondsOf(rows, insertOne)),
    batched: (batches * batchSize) / (await secondsOf(batches, insertBatch)),
  }
}

async function insertOne(): Promise<void> {
  inserted += 1
  const id = String(inserted).padStart(36, '0')
  const text = 'insert into bare_results values ($1, $2, $3, $4, $5, $6, $7, $8)'
  const values = [id, 'quiz'.padEnd(36, '0'), id, Date.now(), 'a'.repeat(1_700), 'v'.repeat(1_400), 15, 20]
  await client.query({ name: 'insert', text, values })
}

async function insertBatch(): Promise<void> {
  await client.query('begin')
  for (let row = 0; row < batchSize; row += 1) await insertOne()
  await client.query('commit')
}

async function secondsOf(times: number, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  for (let time = 0; time < times; time += 1) await work()
  return (performance.now() - startedAt) / 1000
}
