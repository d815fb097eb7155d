import type { ScoreChange } from '@quizly/domain'
import { type Selectable, sql } from 'kysely'
import { keepNewest } from '../keep-newest.ts'
import type { Db } from '../store.ts'
import type { Tables } from '../tables.ts'
import { readScore } from './stored-score.ts'

/** Of each attempt. */
const maxScoreChanges = 100

export async function insertScoreChanges(
  trx: Db,
  changes: readonly (ScoreChange & { id: string; attemptId: string })[],
  changedAt: number,
): Promise<void> {
  if (changes.length === 0) return
  await trx
    .insertInto('score_changes')
    .values(
      changes.map(({ id, attemptId, before, after, revision }) => ({
        id,
        attempt_id: attemptId,
        changed_at: changedAt,
        old_score: before.score,
        old_total: before.totalQuestions,
        new_score: after.score,
        new_total: after.totalQuestions,
        old_points: before.weighted?.points ?? null,
        old_max_points: before.weighted?.maxPoints ?? null,
        old_waiting: before.weighted?.waiting ?? null,
        new_points: after.weighted?.points ?? null,
        new_max_points: after.weighted?.maxPoints ?? null,
        new_waiting: after.weighted?.waiting ?? null,
        revision,
      })),
    )
    .execute()
  const attemptIds = [...new Set(changes.map(({ attemptId }) => attemptId))]
  await keepNewest(trx, 'score_changes', {
    where: sql`attempt_id in (${sql.join(attemptIds)})`,
    per: 'attempt_id',
    // IDs of one moment end with numbers.
    order: sql`changed_at desc, length(id) desc, id desc`,
    most: maxScoreChanges,
  })
}

/** Of a change that another revision has made. */
export const scoreChangeId = (resultId: string, revision: number) => `${resultId}.${revision}`

const all = (db: Db) => db.selectFrom('score_changes').selectAll()

/** Oldest first. */
export async function listScoreChangesOf(db: Db, resultId: string) {
  const rows = await all(db).where('attempt_id', '=', resultId).orderBy('changed_at').orderBy('id').execute()
  return rows.map(toScoreChange)
}

export async function listScoreChanges(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await all(db).where('id', 'in', ids).execute()
  return rows.map(toScoreChange)
}

const toScoreChange = (row: Selectable<Tables['score_changes']>) => ({
  id: row.id,
  attemptId: row.attempt_id,
  at: row.changed_at,
  before: readScore({
    score: row.old_score,
    total_questions: row.old_total,
    points: row.old_points,
    max_points: row.old_max_points,
    waiting: row.old_waiting,
  }),
  after: readScore({
    score: row.new_score,
    total_questions: row.new_total,
    points: row.new_points,
    max_points: row.new_max_points,
    waiting: row.new_waiting,
  }),
})
