import type { AttemptState } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'

/** What is kept of an attempt that is deleted. */
type Deleted = { studentId: string; score: number | null; totalQuestions: number | null }

/** An attempt at a quiz. Nobody else changes it before the transaction ends. */
export async function lockAttempt(
  trx: Db,
  quizId: string,
  attemptId: string,
): Promise<(Deleted & { state: AttemptState }) | undefined> {
  return trx
    .selectFrom('attempts')
    .select(['student_id as studentId', 'state', 'score', 'total_questions as totalQuestions'])
    .where('id', '=', attemptId)
    .where('quiz_id', '=', quizId)
    .forUpdate()
    .executeTakeFirst()
}

/** Deletes an attempt and everything that belongs to it. */
export async function deleteAttemptRow(trx: Db, attemptId: string): Promise<void> {
  await trx.deleteFrom('score_changes').where('attempt_id', '=', attemptId).execute()
  await trx.deleteFrom('attempts').where('id', '=', attemptId).execute()
}

export async function insertDeletion(
  trx: Db,
  { id, quizId, studentId, score, totalQuestions }: Deleted & { id: string; quizId: string },
  { by, at, reason }: { by: string; at: number; reason: string },
): Promise<void> {
  await trx
    .insertInto('deleted_attempts')
    .values({
      id,
      quiz_id: quizId,
      student_id: studentId,
      score,
      total_questions: totalQuestions,
      deleted_by: by,
      deleted_at: at,
      reason,
    })
    .execute()
}

/** Whether this attempt at a quiz has been deleted. */
export async function wasDeleted(db: Db, quizId: string, attemptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_attempts')
    .select('id')
    .where('id', '=', attemptId)
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
  return row !== undefined
}
