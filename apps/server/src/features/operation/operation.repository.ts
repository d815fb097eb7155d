import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

/** Asks the store the smallest question; fails when it does not answer. */
export async function pingStore(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** How many attempts are under way. The index by state and deadline answers it. */
export async function countRunningAttempts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'in-progress')
    .executeTakeFirstOrThrow()
  return count
}
