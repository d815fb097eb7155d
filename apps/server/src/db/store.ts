import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The query builder over our tables, or a transaction of it. */
export type Db = Kysely<Tables>

/** An open database. `location` says where the data lies, for people and without secrets. */
export type Store = {
  db: Db
  engine: 'sqlite' | 'postgres'
  location: string
  /** Writes something that changes nothing; fails when nothing can be written, as on a full disk. */
  tryWrite: () => Promise<void>
  /** False while anybody else uses the data. A data file stays closed to others from here on. */
  takeAlone: () => Promise<boolean>
  close: () => Promise<void>
}
