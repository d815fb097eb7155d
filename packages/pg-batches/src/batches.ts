import { setImmediate } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { type Batchable, type KeyOf, keyOfQueries } from './batch-forms.ts'
import { type BatchStatement, createBatchStatement } from './batch-statement.ts'
import { findPrepared } from './prepared-statements.ts'
import { type Alone, createRunAlone, type RunAlone, wasLost, wasReadOnly } from './run-alone.ts'

/** Few enough that the first is not answered much later than it would be alone. */
const maxInBatch = 128
/** How much text one statement carries, by its length. A single query may have more. */
const maxText = 1024 * 1024

/**
 * Plans that stay right while the tables grow: each row is found by an index, and in the order of the batch,
 * which is the order of locks. Half a second is longer than anything keeps a row locked as a rule; then the
 * queries go on alone, so that only those wait whose row it is.
 */
const settings = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_bitmapscan: 'off',
  jit: 'off',
  lock_timeout: '500',
}
const set = (isLocal: boolean) =>
  Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', ${isLocal})`)

/** Where the server knows lz4, it compresses long texts in a tenth of the time of PostgreSQL's own way. */
export const batchSettings = `
  select ${set(false).join()};
  select set_config(name, 'lz4', false) from pg_settings
  where name = 'default_toast_compression' and 'lz4' = any (enumvals)`

/** PgBouncer and its like deal out connections for a transaction, so nothing may be set for longer. */
const settingsOfTransaction = `select ${set(true).join()}`

/** What stands between us and PostgreSQL: a connection of our own, or a pooler that knows prepared statements or not. */
export type Way = 'direct' | 'pooler' | 'pooler without prepared statements'

type Run = DatabaseConnection['executeQuery']

export type Batches = {
  /** What runs a query of this SQL together with others. Undefined if it is none of those that can be batched. */
  runOf: (sql: string) => Run | undefined
  /** Waits for what is under way and closes the connections. May be called again. */
  end: () => Promise<void>
}

type Result = QueryResult<unknown>
type Waiting = { query: CompiledQuery; key: string } & Omit<PromiseWithResolvers<Result>, 'promise'>
type Lane = { run: Run; idle: () => Promise<void> }

/** Queries of one SQL that arrive during a statement go into the next; each is answered after its commit. */
export function createBatches(
  pool: pg.Pool,
  { alone, observe, way }: { alone: Alone; observe: (run: Run) => Run; way: Way },
): Batches {
  /** A read that is planned each time needs no settings: its plan knows the tables as they are. */
  const settingsOf = ({ key }: Batchable) =>
    way === 'direct' || (key.length === 0 && !keepsPlans(way)) ? undefined : settingsOfTransaction
  const lanes = new Map<string, Lane | undefined>()
  const laneOf = (sql: string): Lane | undefined => {
    const { name, batchable } = findPrepared(sql) ?? {}
    if (!batchable) return undefined
    const { add, idle } = createLane(pool, alone, {
      keyOf: keyOfQueries(batchable),
      run: createBatchStatement(batchable, {
        name: keepsPlans(way) ? `${name}_batch` : undefined,
        settings: settingsOf(batchable),
      }),
    })
    return { run: observe(add as Run), idle }
  }
  const end = async (): Promise<void> => {
    await Promise.all([...lanes.values()].map(async (lane) => lane?.idle()))
    await pool.end()
  }
  let ending: Promise<void> | undefined
  return {
    runOf: (sql) => {
      if (!lanes.has(sql) && findPrepared(sql)) lanes.set(sql, laneOf(sql))
      return lanes.get(sql)?.run
    },
    end: () => (ending ??= end()),
  }
}

export const keepsPlans = (way: Way) => way !== 'pooler without prepared statements'

function createLane(
  pool: pg.Pool,
  alone: Alone,
  { keyOf, run }: { keyOf: KeyOf | undefined; run: BatchStatement },
): { add: (query: CompiledQuery) => Promise<Result>; idle: Lane['idle'] } {
  const runAlone: RunAlone = createRunAlone(alone)
  let waiting: Waiting[] = []
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      await setImmediate()
      await sendNext()
    }
    working = undefined
  }

  async function sendNext(): Promise<void> {
    let client: pg.PoolClient
    try {
      client = await pool.connect()
    } catch (error) {
      const [all] = [waiting, (waiting = [])]
      for (const { reject } of all) reject(error)
      return
    }
    const { batch, left } = takeBatch(waiting, keyOf !== undefined)
    waiting = left
    try {
      const results = await run(
        client,
        batch.map(({ query }) => query),
      )
      client.release()
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index]
        if (result) resolve(result)
        else reject(new Error('A batch has no result for one of its queries'))
      }
    } catch (error) {
      const isLost = wasLost(error, alone.isUnavailable)
      client.release(wasReadOnly(error) ? error : isLost)
      const isRepeatable = keyOf !== undefined
      const how = { isRepeatable, isUnknown: isRepeatable && isLost }
      for (const { query, resolve } of batch) resolve(runAlone(query, how))
    }
  }

  return {
    add: (query) =>
      new Promise((resolve, reject) => {
        waiting.push({ query, key: keyOf?.(query) ?? '', resolve, reject })
        working ??= work()
      }),
    idle: async () => working,
  }
}

/** The first that wait, but no two that change the same row, and not too much text; in the order of their rows. */
function takeBatch(waiting: readonly Waiting[], isWrite: boolean): { batch: Waiting[]; left: Waiting[] } {
  if (!isWrite) return { batch: waiting.slice(0, maxInBatch), left: waiting.slice(maxInBatch) }
  const byKey = new Map<string, Waiting>()
  const left: Waiting[] = []
  let [seen, text] = [0, 0]
  for (const each of waiting) {
    text += textOf(each.query)
    if (byKey.size === maxInBatch || (byKey.size > 0 && text > maxText)) break
    if (byKey.has(each.key)) left.push(each)
    else byKey.set(each.key, each)
    seen += 1
  }
  const batch = [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return { batch, left: [...left, ...waiting.slice(seen)] }
}

function textOf({ parameters }: CompiledQuery): number {
  return parameters.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
}
