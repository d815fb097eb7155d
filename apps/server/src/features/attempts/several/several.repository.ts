import type { Db } from '../../../db/store.ts'

/** A student's attempts at a quiz, oldest first, without their answers. */
export async function listAttemptsAt(db: Db, quizId: string, studentId: string) {
  return db
    .selectFrom('attempts')
    .select(['number', 'state', 'score', 'total_questions as totalQuestions', 'submitted_at as submittedAt'])
    .where('quiz_id', '=', quizId)
    .where('student_id', '=', studentId)
    .orderBy('number')
    .execute()
}

/** The number of the attempt that a student has submitted at this moment. */
export async function findNumberSubmittedAt(
  db: Db,
  { quizId, studentId }: { quizId: string; studentId: string },
  submittedAt: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('number')
    .where('quiz_id', '=', quizId)
    .where('student_id', '=', studentId)
    .where('submitted_at', '=', submittedAt)
    .executeTakeFirst()
  return row?.number
}

type Next = { id: string; seed: string; admittedAt: number }
type Before = { id: string; version: number; number: number; studentId: string }

/**
 * Admits a student to the attempt after this one. Nothing happens, and it returns false, if the attempt before or the
 * quiz's rule is not what was read any more: both are locked, so that an attempt cannot be opened again meanwhile and
 * the rule cannot change.
 */
export async function insertNext(
  db: Db,
  quiz: { id: string; storedRule: string | null },
  before: Before,
  { id, seed, admittedAt }: Next,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { attempt_rule: rule } = await trx
      .selectFrom('quizzes')
      .select('attempt_rule')
      .where('id', '=', quiz.id)
      .forShare()
      .executeTakeFirstOrThrow()
    if (rule !== quiz.storedRule) return false
    const { numUpdatedRows } = await trx
      .updateTable('attempts')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .where('number', '=', before.number)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('attempts')
      .values({
        id,
        quiz_id: quiz.id,
        student_id: before.studentId,
        number: before.number + 1,
        seed,
        state: 'admitted',
        admitted_at: admittedAt,
        saved_answers: '[]',
        late_answers: '[]',
      })
      .onConflict((conflict) => conflict.columns(['quiz_id', 'student_id', 'number']).doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  })
}
