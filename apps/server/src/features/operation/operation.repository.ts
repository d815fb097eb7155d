import { sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Db } from '../../db/store.ts'

export async function pingStore(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** How many attempts are running. Answered from the index by state and deadline. */
export async function countRunningAttempts(db: Db): Promise<number> {
  return countRows(db.selectFrom('attempts').where('state', '=', 'in-progress'))
}
