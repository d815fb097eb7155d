import type { ScoreChange } from '@quizly/domain'
import type { Db } from '../store.ts'

export async function insertScoreChanges(
  trx: Db,
  changes: readonly (ScoreChange & { id: string; attemptId: string })[],
  changedAt: number,
): Promise<void> {
  if (changes.length === 0) return
  await trx
    .insertInto('score_changes')
    .values(
      changes.map((change) => ({
        id: change.id,
        attempt_id: change.attemptId,
        changed_at: changedAt,
        old_score: change.oldScore,
        old_total: change.oldTotal,
        new_score: change.newScore,
        new_total: change.newTotal,
        revision: change.revision,
      })),
    )
    .execute()
}

const selected = [
  'id',
  'attempt_id as attemptId',
  'changed_at as at',
  'old_score as oldScore',
  'old_total as oldTotal',
  'new_score as newScore',
  'new_total as newTotal',
] as const

/** Oldest first. */
export async function listScoreChangesOf(db: Db, resultId: string) {
  return db
    .selectFrom('score_changes')
    .select(selected)
    .where('attempt_id', '=', resultId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
}

export async function listScoreChanges(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('score_changes').select(selected).where('id', 'in', ids).execute()
}
