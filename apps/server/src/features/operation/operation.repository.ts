import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

/** Asks the store the smallest question; fails when it does not answer. */
export async function pingStore(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
