import { sql } from 'kysely'
import { keepNewest } from '../keep-newest.ts'
import type { Db } from '../store.ts'

/** Of each quiz. */
const maxReleases = 100

/** A null user: the settings did it. */
export async function insertRelease(
  trx: Db,
  quizId: string,
  { at, by }: { at: number; by: string | null },
): Promise<void> {
  await trx
    .insertInto('result_releases')
    .values({ quiz_id: quizId, released_at: at, released_by: by })
    .onConflict((conflict) => conflict.columns(['quiz_id', 'released_at']).doNothing())
    .execute()
  const [where, order] = [sql`quiz_id = ${quizId}`, sql`released_at desc`]
  await keepNewest(trx, 'result_releases', { where, per: 'quiz_id', order, most: maxReleases })
}

/** Whether results of a quiz were ever released by an educator, or could be seen and were then held back. */
export async function hasReleases(db: Db, quizId: string): Promise<boolean> {
  const row = await db
    .selectFrom('result_releases')
    .select('released_at')
    .where('quiz_id', '=', quizId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function listReleases(
  db: Db,
  quizId: string,
  { from, until }: { from: number; until: number },
): Promise<{ at: number; by: string | null }[]> {
  return db
    .selectFrom('result_releases')
    .leftJoin('users', 'users.id', 'released_by')
    .select(['released_at as at', 'users.name as by'])
    .where('quiz_id', '=', quizId)
    .where('released_at', '>=', from)
    .where('released_at', '<=', until)
    .orderBy('released_at')
    .execute()
}
