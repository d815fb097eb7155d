import type { QuizAccess } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { accessColumns, readAccess } from '../../db/stored-access.ts'

/** What decides who sees a quiz's results. */
export type QuizToSee = QuizAccess & { id: string; currentRevision: number | null }

/** How these quizzes run now. */
export async function listAccess(db: Db, quizIds: readonly string[]): Promise<Map<string, QuizToSee>> {
  const rows = await db
    .selectFrom('quizzes')
    .select(['quizzes.id', 'quizzes.current_revision', ...accessColumns])
    .where('quizzes.id', 'in', quizIds)
    .execute()
  return new Map(
    rows.map((row) => [row.id, { id: row.id, ...readAccess(row), currentRevision: row.current_revision }]),
  )
}

/** A student's submitted attempt with this ID, as far as it decides who sees its result. */
export async function findSubmitted(db: Db, attemptId: string, studentId: string) {
  const row = await db
    .selectFrom('attempts')
    .select(['quiz_id', 'number', 'submitted_at', 'submitted_by', 'deadline', 'devices'])
    .where('id', '=', attemptId)
    .where('student_id', '=', studentId)
    .where('state', '=', 'submitted')
    .$narrowType<{ submitted_at: number; submitted_by: 'student' | 'time'; deadline: number }>()
    .executeTakeFirst()
  return (
    row && {
      quizId: row.quiz_id,
      state: 'submitted' as const,
      number: row.number,
      submittedAt: row.submitted_at,
      submittedBy: row.submitted_by,
      deadline: row.deadline,
      devices: row.devices,
    }
  )
}
export type Submitted = NonNullable<Awaited<ReturnType<typeof findSubmitted>>>
