// The limits for storage: SQLite alone, as durable as in Quizly, and the disk's flush.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import Database from 'better-sqlite3'
import { bareTable, insertInto, valuesOf, type WrittenRow } from './written-row.ts'

export type StorageWork = { row: WrittenRow; rows: number; batchedRows: number; flushes: number }
/** All per second, except the CPU ms of one row in a batch. */
export type StorageLimits = { commits: number; batched: number; batchedCpuMs: number; flushes: number }

const batchSize = 50
const folder = process.env.BENCH_FOLDER ?? '.'

const database = new Database(`${folder}/bare.db`)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.exec(bareTable)
const insert = database.prepare(insertInto(() => '?'))

let inserted = 0
process.on('message', (work: StorageWork) => process.send?.(measure(work)))
process.on('disconnect', () => process.exit())
process.send?.({})

function measure({ row, rows, batchedRows, flushes }: StorageWork): StorageLimits {
  const insertOne = () => {
    inserted += 1
    insert.run(...valuesOf(row, inserted))
  }
  const insertBatch = database.transaction(() => {
    for (let count = 0; count < batchSize; count += 1) insertOne()
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
