import type { QuizAccess } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'
import { accessColumns, readAccess } from '../../db/stored-access.ts'

export type QuizToSee = QuizAccess & { id: string; currentRevision: number | null }

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

export async function findSubmitted(db: Db, attemptId: string, studentId: string) {
  return db
    .selectFrom('attempts')
    .select(['quiz_id as quizId', 'state', 'number', 'submitted_at as submittedAt'])
    .select(['submitted_by as submittedBy', 'deadline', 'devices'])
    .where('id', '=', attemptId)
    .where('student_id', '=', studentId)
    .where('state', '=', 'submitted')
    .$narrowType<{
      state: 'submitted'
      submittedAt: number
      submittedBy: 'student' | 'time'
      deadline: number
    }>()
    .executeTakeFirst()
}

export type Submitted = NonNullable<Awaited<ReturnType<typeof findSubmitted>>>

export async function listOpenSessions(
  db: Db,
  sessionIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', 'in', sessionIds)
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map((row) => row.token_hash))
}

/** Changes with each entry, start, grant, submission or answer of another length: cheap. */
export async function findMark(db: Db, quizId: string): Promise<string> {
  const row = await db
    .selectFrom('attempts')
    .select(({ fn }) => [
      fn.countAll<number>().as('attempts'),
      fn.count<number>('started_at').as('started'),
      fn.count<number>('submitted_at').as('submitted'),
      fn.sum<number | null>('deadline').as('deadlines'),
      sql<number | null>`sum(octet_length(saved_answers))`.as('bytes'),
    ])
    .where('quiz_id', '=', quizId)
    .executeTakeFirstOrThrow()
  return JSON.stringify(row)
}

/** Attempts whose time was changed since then; `isEnded` by an educator. */
export async function listChanged(
  db: Db,
  { since, now }: { since: number; now: number },
): Promise<{ attemptId: string; durationMs: number; isEnded: boolean }[]> {
  const rows = await db
    .selectFrom('attempt_grants')
    .innerJoin('attempts', 'attempts.id', 'attempt_grants.attempt_id')
    .select(['attempts.id', 'started_at', 'deadline', 'extra_ms'])
    .where('granted_at', '>=', since)
    .execute()
  return rows.map(({ id, started_at: startedAt, deadline, extra_ms: extraMs }) => ({
    attemptId: id,
    durationMs: (deadline ?? 0) - (startedAt ?? 0),
    // Time may have been given since.
    isEnded: extraMs < 0 && (deadline ?? 0) <= now,
  }))
}

export async function findRunning(
  db: Db,
  attemptId: string,
  studentId: string,
): Promise<{ startedAt: number; deadline: number } | undefined> {
  return db
    .selectFrom('attempts')
    .select(['started_at as startedAt', 'deadline'])
    .where('id', '=', attemptId)
    .where('student_id', '=', studentId)
    .where('state', '=', 'in-progress')
    .$narrowType<{ startedAt: number; deadline: number }>()
    .executeTakeFirst()
}
