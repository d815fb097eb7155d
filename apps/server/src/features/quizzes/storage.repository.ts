import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

/** Adds to what an owner has stored. If that would be too much, adds nothing and returns false. */
export async function addToStorage(
  trx: Db,
  ownerId: string,
  added: { quizzes: number; bytes: number },
  { maxQuizzes, maxBytes }: { maxQuizzes: number; maxBytes: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set(({ eb }) => ({
      quiz_count: eb('quiz_count', '+', added.quizzes),
      quiz_bytes: eb('quiz_bytes', '+', added.bytes),
    }))
    .where('id', '=', ownerId)
    .where('quiz_count', '<=', maxQuizzes - added.quizzes)
    .where('quiz_bytes', '<=', maxBytes - added.bytes)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * How many quizzes a student was admitted to, and the bytes of their answers. With the cast SQLite does not look
 * at the value that is bound, and so need not prepare the statement again.
 */
export const storageOfStudent = (db: Db, studentId: string) =>
  db
    .selectFrom('attempts as own')
    .select(({ fn }) => [
      fn.countAll<number>().as('attempts'),
      sql<number>`coalesce(sum(
        octet_length(saved_answers) + coalesce(octet_length(answers), 0) + octet_length(late_answers)
      ), 0)`.as('answer_bytes'),
    ])
    .where(({ eb, cast, val }) => eb('own.student_id', '=', cast<string>(val(studentId), 'text')))
