import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type StoreObservers = {
  /** SQLite: this many single writes have shared one commit. */
  onGroupCommit?: ((writes: number) => void) | undefined
  /** Called once. */
  onBroken?: ((reason: string) => void) | undefined
  /** At the start, for whoever runs the server: a part of a sentence about what could be set better. */
  onWarning?: ((warning: string) => void) | undefined
  /** The data of an older version was brought up to date. `copy`: where it is kept as it was, with SQLite. */
  onUpgrade?: ((upgrade: { from: string; copy?: string; ms: number }) => void) | undefined
  /** The replica is used from now on, or not because it is away or too far behind. */
  onReplica?: ((state: 'used' | 'away' | 'behind') => void) | undefined
  /** A statement has ended, or failed with `error`. Its SQL has placeholders instead of values. */
  onStatement?: ((statement: { sql: string; ms: number; error?: unknown }) => void) | undefined
}

/** A copy of the data that may be somewhat behind. */
export type Replica = {
  /** Undefined until it is known. */
  behindMs: () => number | undefined
  isUsable: () => boolean
}

/** `location` says where the data is, in words for people and without secrets. */
export type Store = {
  /** Undefined without one. */
  replica?: Replica
  db: Db
  /** For long reads: a second connection that cannot write, with PostgreSQL the same pool or a replica. */
  reports: Db
  engine: 'sqlite' | 'postgres'
  location: string
  pool?: () => { total: number; idle: number; waiting: number }
  /** Makes a write that changes nothing; fails if nothing can be written, for example on a full disk. */
  tryWrite: () => Promise<void>
  /** PostgreSQL's, another one after each failover. Undefined with SQLite. */
  timeline?: () => Promise<string>
  /** False if anybody else uses the data. Otherwise a data file stays locked for others from here on. */
  lockExclusive: () => Promise<boolean>
  close: () => Promise<void>
}
