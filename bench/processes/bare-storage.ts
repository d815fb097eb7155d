// The limits for storage: SQLite alone, as durable as in Quizly, and the disk's flush.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import type { Result } from '@quizly/contract'
import Database from 'better-sqlite3'

export type StorageWork = { result: Result; rows: number; batchedRows: number; flushes: number }
/** All per second, except the CPU ms of one row in a batch. */
export type StorageLimits = { commits: number; batched: number; batchedCpuMs: number; flushes: number }

const batchSize = 50
const folder = process.env.BENCH_FOLDER ?? '.'

const database = new Database(`${folder}/bare.db`)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.exec(`create table results (
  id text primary key, quiz_id text not null, student_id text not null, submitted_at integer not null,
  answers text not null, verdicts text not null, score integer not null, total_questions integer not null,
  unique (quiz_id, student_id))`)
const insert = database.prepare('insert into results values (?, ?, ?, ?, ?, ?, ?, ?)')

let inserted = 0
process.on('message', (work: StorageWork) => process.send?.(measure(work)))
process.on('disconnect', () => process.exit())
process.send?.({})

function measure({ result, rows, batchedRows, flushes }: StorageWork): StorageLimits {
  const insertOne = () => {
    const { quizId, submittedAt, answers, verdicts, score, totalQuestions } = result
    const marks = [JSON.stringify(answers), JSON.stringify(verdicts), score, totalQuestions]
    inserted += 1
    const id = String(inserted).padStart(36, '0')
    insert.run(id, quizId, id, Date.parse(submittedAt), ...marks)
  }
  const insertBatch = database.transaction(() => {
    for (let row = 0; row < batchSize; row += 1) insertOne()
  })
  const commits = rows / secondsOf(rows, insertOne)
  const before = process.cpuUsage()
  const batched = batchedRows / secondsOf(batchedRows / batchSize, insertBatch)
  const { user, system } = process.cpuUsage(before)
  return {
    commits,
    batched,
    batchedCpuMs: (user + system) / 1000 / batchedRows,
    flushes: flushesPerSecond(flushes),
  }
}

function flushesPerSecond(count: number): number {
  const file = openSync(`${folder}/bare.bin`, 'w')
  const page = Buffer.alloc(4096, 1)
  writeSync(file, Buffer.alloc(page.length * count))
  fdatasyncSync(file)
  let position = 0
  const seconds = secondsOf(count, () => {
    position += writeSync(file, page, 0, page.length, position)
    fdatasyncSync(file)
  })
  closeSync(file)
  return count / seconds
}

function secondsOf(times: number, work: () => void): number {
  const startedAt = performance.now()
  for (let time = 0; time < times; time += 1) work()
  return (performance.now() - startedAt) / 1000
}
