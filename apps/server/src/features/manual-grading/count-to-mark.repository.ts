import { sql } from 'kysely'
import { toDraftMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'

/** Marks that are not released, of results that wait and in which nobody has marked this answer otherwise. */
const waitingMarks = (db: Db) =>
  db
    .selectFrom('draft_marks')
    .innerJoin('attempts', 'attempts.id', 'draft_marks.attempt_id')
    .where('draft_marks.version', '>', 0)
    .where('draft_marks.released_points', 'is', null)
    .where('attempts.waiting', '>', 0)
    .where(
      sql<boolean>`(attempts.by_hand is null or attempts.by_hand not like '%"' || draft_marks.question_id || '"%')`,
    )

/** By question how many answers have marks. Two people mark it: how many are decided, the marks alone tell. */
export async function countMarkedAnswers(db: Db, quizIds: readonly string[]) {
  const rows = await waitingMarks(db)
    .leftJoin('marking_settings', (join) =>
      join
        .onRef('marking_settings.quiz_id', '=', 'draft_marks.quiz_id')
        .onRef('marking_settings.question_id', '=', 'draft_marks.question_id'),
    )
    .where('draft_marks.quiz_id', 'in', quizIds)
    .groupBy(['draft_marks.quiz_id', 'draft_marks.question_id', 'marking_settings.threshold'])
    .select(['draft_marks.quiz_id as quizId', 'draft_marks.question_id as questionId', 'threshold'])
    .select(({ fn }) => fn.count<number>('draft_marks.attempt_id').distinct().as('answers'))
    .execute()
  return rows.map(({ threshold, ...of }) => ({ ...of, isPaired: threshold !== null }))
}

export async function listPairedMarks(db: Db, quizId: string, questionId: string) {
  const rows = await waitingMarks(db)
    .where('draft_marks.quiz_id', '=', quizId)
    .where('draft_marks.question_id', '=', questionId)
    .selectAll('draft_marks')
    .execute()
  return rows.map(toDraftMark)
}
