import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

export async function pingStore(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** How many attempts are running. Answered from the index by state and deadline. */
export async function countRunningAttempts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'in-progress')
    .executeTakeFirstOrThrow()
  return count
}
