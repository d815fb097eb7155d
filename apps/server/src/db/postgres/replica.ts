import {
  type CompiledQuery,
  DefaultQueryExecutor,
  Kysely,
  type QueryCompiler,
  type QueryExecutor,
  type QueryResult,
  sql,
} from 'kysely'
import { isReplicaAllowed } from './replica-reads.ts'
import type { Db, Replica, Store, StoreObservers } from '../store.ts'
import type { Tables } from '../tables.ts'
import { isUnavailable } from '../unavailable.ts'
import { createBareDialect } from './dialect.ts'

/** Farther behind, it is not used. */
const maxBehindMs = 10_000
const lookEveryMs = 1_000
const rememberForMs = 60_000

type Sample = { at: number; lsn: number }

/**
 * A store whose reports are read from `standby` where that is allowed, while it is at most ten seconds behind. How far it is
 * behind is known from where each of them is in the log, asked each second; so a standby that receives nothing is noticed.
 */
export function withReplica(store: Store, standby: Store, onReplica: StoreObservers['onReplica']): Store {
  const samples: Sample[] = []
  let replayed: Sample | undefined
  let isAway = false
  let reported: string | undefined

  const behindMs = () => replayed && performance.now() - replayed.at
  const isUsable = () => !isAway && (behindMs() ?? Infinity) <= maxBehindMs
  const tell = () => {
    const state = isUsable() ? 'used' : isAway ? 'away' : 'behind'
    if (state !== reported) onReplica?.(state)
    reported = state
  }
  async function look(): Promise<void> {
    const at = performance.now()
    const [lsn, reached] = await Promise.allSettled([positionOf(store.db), positionOf(standby.db)])
    if (lsn.status === 'fulfilled') {
      const newest = { at, lsn: lsn.value }
      const isBack = lsn.value < (samples.at(-1)?.lsn ?? 0)
      // After a failover the log may go on from an earlier place.
      if (isBack) samples.length = 0
      samples.push(newest)
      while ((samples[0]?.at ?? at) < at - rememberForMs) samples.shift()
    }
    if (reached.status === 'fulfilled')
      replayed = samples.findLast((sample) => sample.lsn <= reached.value) ?? replayed
    isAway = reached.status === 'rejected'
    tell()
  }

  let looking: Promise<void> | undefined
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }
  const timer = setInterval(lookOnce, lookEveryMs).unref()
  lookOnce()
  return {
    ...store,
    reports: readingFrom(store.db, standby.db, isUsable),
    replica: { behindMs, isUsable } satisfies Replica,
    close: async () => {
      clearInterval(timer)
      await looking
      await standby.close()
      await store.close()
    },
  }
}

async function positionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()), '0/0') as position
  `.execute(db)
  return rows[0]?.position ?? 0
}

function readingFrom(primary: Db, standby: Db, isUsable: () => boolean): Db {
  const executors = [primary.getExecutor(), standby.getExecutor()] as const
  const dialect = createBareDialect(executors[0].adapter)
  const executor = new ReplicaExecutor(executors, isUsable, dialect.createQueryCompiler())
  return new Kysely<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}

/** What the standby cannot answer now, the primary does: these queries only read. */
class ReplicaExecutor extends DefaultQueryExecutor {
  readonly #primary: QueryExecutor
  readonly #standby: QueryExecutor
  readonly #isUsable: () => boolean

  constructor(
    [primary, standby]: readonly [QueryExecutor, QueryExecutor],
    isUsable: () => boolean,
    compiler: QueryCompiler,
  ) {
    super(compiler, primary.adapter, primary)
    this.#primary = primary
    this.#standby = standby
    this.#isUsable = isUsable
  }

  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!isReplicaAllowed() || !this.#isUsable()) return this.#primary.executeQuery<Row>(query)
    try {
      return await this.#standby.executeQuery<Row>(query)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return this.#primary.executeQuery<Row>(query)
    }
  }
}
