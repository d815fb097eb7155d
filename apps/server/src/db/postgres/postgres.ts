import { BatchingExecutor, batchSettings, createBatches, type Way } from '@quizly/pg-batches'
import { type Dialect, Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { DatabaseConfig } from '../../config/config.ts'
import { type Limits, openPool } from './connections.ts'
import { createPostgresDialect } from './dialect.ts'
import { logStatements, reporting, type Run } from '../statement-log.ts'
import type { Db, Store, StoreObservers } from '../store.ts'
import type { Tables } from '../tables.ts'
import { isUnavailable } from '../unavailable.ts'

export { findWay } from './poolers.ts'
export { withReplica } from './replica.ts'

const usual = { connectMs: 10_000, idleMs: 15_000, statementMs: 15_000, silenceMs: 20_000 }
export const retrying: Limits = { connections: 1, connectMs: 5_000 }
/** What a replica does not answer soon, the primary does. */
export const replicaLimits = { ...usual, connectMs: 2_000 }
/** For batches: while one connection waits for the disk or for a lock, the other goes on. More are not faster. */
const maxForBatches = 2

/** If a connection breaks, queries that were running on it fail; those of batches are tried again. */
export function openPostgres(
  { url, poolSize }: DatabaseConfig & { engine: 'postgres' },
  limits: Limits = { connections: poolSize, ...usual },
  {
    onStatement,
    way = 'direct',
    isReplica = false,
  }: StoreObservers & { way?: Way; isReplica?: boolean } = {},
): Store {
  const ofBatches = Math.min(maxForBatches, Math.floor(limits.connections / 2))
  const session = { way, isReplica, standing: { readOnlyAt: -Infinity } }
  const pool = openPool(url, { ...limits, connections: limits.connections - ofBatches }, session)
  const dialect = createPostgresDialect(pool, way)
  const single = new Kysely<Tables>({ dialect, ...logStatements(onStatement) })
  const batchPool =
    ofBatches > 0
      ? openPool(url, { ...limits, connections: ofBatches }, { ...session, settings: batchSettings })
      : undefined
  const alone = { connections: single.getExecutor(), retryForMs: limits.connectMs, isUnavailable }
  const observe = (run: Run) => reporting(run, onStatement)
  const batches = batchPool && createBatches(batchPool, { alone, observe, way })
  const db = batches ? inBatches(single, dialect, batches) : single
  return {
    db,
    reports: db,
    engine: 'postgres',
    location: locationOf(url),
    pool: () => countConnections(batchPool ? [pool, batchPool] : [pool]),
    tryWrite: async () => {
      await sql`update kysely_migration_lock set is_locked = is_locked`.execute(db)
    },
    timeline: () => readTimeline(db),
    lockExclusive: async () => (await countOtherConnections(db)) === 0,
    close: async () => {
      await batches?.end()
      await single.destroy()
    },
  }
}

function inBatches(single: Db, dialect: Dialect, batches: ReturnType<typeof createBatches>): Db {
  const executor = new BatchingExecutor(batches, single.getExecutor(), dialect.createQueryCompiler())
  return new Kysely<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}

function countConnections(pools: readonly pg.Pool[]) {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  return {
    total: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  }
}

async function readTimeline(db: Db): Promise<string> {
  const { rows } = await sql<{ timeline: string }>`
    select substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline
  `.execute(db)
  return rows[0]?.timeline ?? ''
}

async function countOtherConnections(db: Db): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
  `.execute(db)
  return rows.length
}

function locationOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  return `postgres://${host}${port && `:${port}`}${pathname}`
}
