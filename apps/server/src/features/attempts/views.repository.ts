import type { Db } from '../../db/store.ts'

/** Notes that a student has opened a result that was released at `since`; once for each release. */
export async function noteView(
  db: Db,
  { id, quiz }: { id: string; quiz: { id: string } },
  { since, now }: { since: number; now: number },
): Promise<void> {
  const seenAt = await findView(db, id)
  if (seenAt !== undefined && seenAt >= since) return
  await db
    .insertInto('result_views')
    .values({ attempt_id: id, quiz_id: quiz.id, seen_at: now })
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ seen_at: now }))
    .execute()
}

export async function findView(db: Db, attemptId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('result_views')
    .select('seen_at')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst()
  return row?.seen_at
}
