import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The query builder for our tables, or a transaction of it. */
export type Db = Kysely<Tables>

/** What an open store reports to its creator. */
export type StoreObservers = {
  /** SQLite: this many single writes have shared one commit. */
  onGroupCommit?: ((writes: number) => void) | undefined
  /** The data file has become unusable, and why. Called once. */
  onBroken?: ((reason: string) => void) | undefined
  /** A statement has ended, or failed with `error`. Its SQL has placeholders instead of values. */
  onStatement?: ((statement: { sql: string; ms: number; error?: unknown }) => void) | undefined
}

/** An open database. `location` says where the data is, in words for people and without secrets. */
export type Store = {
  db: Db
  /**
   * For reads that may take long. They see everything that was committed and wait for no writer. With a data
   * file this is a second connection that cannot write, with PostgreSQL the same pool.
   */
  reports: Db
  engine: 'sqlite' | 'postgres'
  location: string
  /** Connections to PostgreSQL, and how many queries wait for one. */
  pool?: () => { total: number; idle: number; waiting: number }
  /** Makes a write that changes nothing; fails if nothing can be written, for example on a full disk. */
  tryWrite: () => Promise<void>
  /**
   * Returns false if anybody else uses the data. Otherwise a data file stays locked for others from here on.
   */
  lockExclusive: () => Promise<boolean>
  close: () => Promise<void>
}
