import type { AttemptState } from '@quizly/domain'
import { sql } from 'kysely'
import { scoreColumns, type ScoreRow } from '../../db/attempts/stored-score.ts'
import { keepNewest } from '../../db/keep-newest.ts'
import type { Db } from '../../db/store.ts'

/** Of each student in a quiz. */
const maxDeletions = 50

type Deleted = { studentId: string } & ScoreRow

/** Until the transaction ends nobody else changes any attempt of its student there. */
export async function lockAttempt(
  trx: Db,
  quizId: string,
  attemptId: string,
): Promise<(Deleted & { state: AttemptState; number: number }) | undefined> {
  const ofStudent = trx
    .selectFrom('attempts as one')
    .select('one.student_id')
    .where('one.id', '=', attemptId)
    .where('one.quiz_id', '=', quizId)
  // All in one order, so that nobody waits in a circle.
  await trx
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('student_id', '=', ofStudent)
    .orderBy('id')
    .forUpdate()
    .execute()
  return trx
    .selectFrom('attempts')
    .select(['student_id as studentId', 'state', 'number', ...scoreColumns])
    .where('id', '=', attemptId)
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
}

/** The version changes with the number, so that what was decided by the old number is decided once more. */
export async function closeGap(
  trx: Db,
  { quizId, studentId, number }: { quizId: string; studentId: string; number: number },
): Promise<void> {
  const later = await trx
    .selectFrom('attempts')
    .select(['id', 'number'])
    .where('quiz_id', '=', quizId)
    .where('student_id', '=', studentId)
    .where('number', '>', number)
    .orderBy('number')
    .execute()
  // One by one, because two may not have one number even for a moment.
  for (const attempt of later) {
    await trx
      .updateTable('attempts')
      .set(({ eb }) => ({ number: attempt.number - 1, version: eb('version', '+', 1) }))
      .where('id', '=', attempt.id)
      .execute()
  }
}

export async function deleteAttemptRow(trx: Db, attemptId: string): Promise<void> {
  await trx.deleteFrom('score_changes').where('attempt_id', '=', attemptId).execute()
  await trx.deleteFrom('attempts').where('id', '=', attemptId).execute()
}

export async function insertDeletion(
  trx: Db,
  {
    id,
    quizId,
    studentId,
    score,
    total_questions,
    points,
    max_points,
    waiting,
  }: Deleted & { id: string; quizId: string },
  { by, at, reason }: { by: string; at: number; reason: string },
): Promise<void> {
  await trx
    .insertInto('deleted_attempts')
    .values({
      id,
      quiz_id: quizId,
      student_id: studentId,
      score,
      total_questions,
      points,
      max_points,
      waiting,
      deleted_by: by,
      deleted_at: at,
      reason,
    })
    .execute()
  await keepNewest(trx, 'deleted_attempts', {
    where: sql`quiz_id = ${quizId}`,
    per: 'student_id',
    order: sql`deleted_at desc`,
    most: maxDeletions,
  })
}

export async function wasDeleted(db: Db, quizId: string, attemptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_attempts')
    .select('id')
    .where('id', '=', attemptId)
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
  return row !== undefined
}
