import { compileOnce, insertOnce, reads } from '../../db/compile-once.ts'
import type { Db } from '../../db/store.ts'

/** In most quizzes it is the only one. */
const firstAttempt = 1

type Admission = { id: string; quizId: string; studentId: string; seed: string; admittedAt: number }

const admission = insertOnce('attempts', ['quiz_id', 'student_id', 'number'], (attempt: Admission) => ({
  id: attempt.id,
  quiz_id: attempt.quizId,
  student_id: attempt.studentId,
  number: firstAttempt,
  seed: attempt.seed,
  state: 'admitted' as const,
  admitted_at: attempt.admittedAt,
  saved_answers: '[]',
  late_answers: '[]',
}))

/** If they are admitted already, nothing changes. */
export async function insertAttempt(db: Db, attempt: Admission): Promise<void> {
  await admission(db, attempt)
}

const attemptOfPerson = compileOnce(reads, (db, of: { quizId: string; personKey: string }) =>
  db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', of.quizId)
    .where('person_key', '=', of.personKey),
)

export async function hasAttemptOfPerson(db: Db, quizId: string, personKey: string): Promise<boolean> {
  const { rows } = await attemptOfPerson(db, { quizId, personKey })
  return rows.length > 0
}

type Next = { id: string; seed: string; layout: string | null; admittedAt: number }
type Before = { id: string; version: number; number: number; studentId: string }

/** False if the attempt before or the quiz’s rule has changed since it was read; both are locked. */
export async function insertNext(
  db: Db,
  quiz: { id: string; storedRule: string | null },
  before: Before,
  { id, seed, layout, admittedAt }: Next,
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
        layout,
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
