import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'

export async function giveBackCutTime(
  trx: Db,
  quizId: string,
  { end, now, limit }: { end: number; now: number; limit: number },
): Promise<number> {
  const untilEnd = end === Infinity ? sql<number>`uncut_ms` : sql<number>`cast(${end} as bigint) - started_at`
  const durationMs = sql<number>`case when uncut_ms <= ${untilEnd} then uncut_ms else ${untilEnd} end`
  // In one order, as others lock attempts, so that nobody waits in a circle.
  const cut = await trx
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('in-progress'))
    .where('deadline', '>', now)
    .where('uncut_ms', 'is not', null)
    .where('duration_ms', '<', durationMs)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  if (cut.length === 0) return 0
  await trx
    .updateTable('attempts')
    .set({
      duration_ms: durationMs,
      deadline: sql<number>`deadline + ${durationMs} - duration_ms`,
      allowed_ms: sql<
        number | null
      >`case when ${durationMs} > uncut_limit_ms then ${durationMs} - uncut_limit_ms
        else allowed_ms end`,
      version: sql<number>`version + 1`,
    })
    .where(
      'id',
      'in',
      cut.map(({ id }) => id),
    )
    .execute()
  const grant = { grant_id: `closing ${end}`, granted_at: now, extra_ms: 0 }
  await trx
    .insertInto('attempt_grants')
    .values(cut.map(({ id }) => ({ attempt_id: id, ...grant })))
    .onConflict((conflict) => conflict.columns(['attempt_id', 'grant_id']).doUpdateSet({ granted_at: now }))
    .execute()
  return cut.length
}
