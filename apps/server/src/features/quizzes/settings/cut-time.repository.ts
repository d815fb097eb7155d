import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'

export async function giveBackCutTime(
  trx: Db,
  quizId: string,
  { end, now, limit }: { end: number; now: number; limit: number },
): Promise<number> {
  const untilEnd =
    end === Infinity ? sql<number>`uncapped_duration_ms` : sql<number>`cast(${end} as bigint) - started_at`
  const baseDurationMs = sql<number>`case when uncapped_duration_ms <= ${untilEnd} then uncapped_duration_ms else ${untilEnd} end`
  // In one order, as others lock attempts, so that nobody waits in a circle.
  const cut = await trx
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('in-progress'))
    .where('deadline', '>', now)
    .where('uncapped_duration_ms', 'is not', null)
    .where('base_duration_ms', '<', baseDurationMs)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  if (cut.length === 0) return 0
  await trx
    .updateTable('attempts')
    .set({
      base_duration_ms: baseDurationMs,
      deadline: sql<number>`deadline + ${baseDurationMs} - base_duration_ms`,
      allowance_ms: sql<
        number | null
      >`case when ${baseDurationMs} > uncapped_limit_ms then ${baseDurationMs} - uncapped_limit_ms
        else allowance_ms end`,
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
