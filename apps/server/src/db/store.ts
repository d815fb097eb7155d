import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The query builder over our tables, or a transaction of it. */
export type Db = Kysely<Tables>

/** What an open database tells of its work, to whom it is given. */
export type StoreObservers = {
  /** So many single writes have shared one commit; of SQLite. */
  onGroupCommit?: ((writes: number) => void) | undefined
  /** The data file cannot be used any more, and why; told once. */
  onBroken?: ((reason: string) => void) | undefined
  /** A statement has ended, or failed with `error`. Its SQL has placeholders where its values were. */
  onStatement?: ((statement: { sql: string; ms: number; error?: unknown }) => void) | undefined
}

/** An open database. `location` says where the data lies, for people and without secrets. */
export type Store = {
  db: Db
  engine: 'sqlite' | 'postgres'
  location: string
  /** The connections to PostgreSQL, and how many queries wait for one. */
  pool?: () => { total: number; idle: number; waiting: number }
  /** Writes something that changes nothing; fails when nothing can be written, as on a full disk. */
  tryWrite: () => Promise<void>
  /** False while anybody else uses the data. A data file stays closed to others from here on. */
  takeAlone: () => Promise<boolean>
  close: () => Promise<void>
}
