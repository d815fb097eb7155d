import type { AttemptRule, Outcome } from '@quizly/domain'
import { sql } from 'kysely'
import { required, mapReadable } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { readOutcomes } from '../../db/stored-outcomes.ts'
import { attemptsSubmitted, isCounted } from '../../db/attempts/counted-attempts.ts'

export type ResultRow = {
  id: string
  name: string
  email: string
  score: number
  totalQuestions: number
  startedAt: number
  submittedAt: number
  submittedBy: 'student' | 'time'
  deadline: number
  outcomes: Outcome[]
  markedRevision: number
  number: number
  attempts: number
}

type Counting = { id: string; attemptRule: AttemptRule | null }

/** A student can have several attempts, so a place in the list is a student and a number. */
export type Place = { studentId: string; number: number }

/** In the order of an index, so that each page costs the same. Unreadable rows are reported and left out. */
export async function listResultRows(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  { after, limit }: { after: Place; limit: number },
): Promise<{ results: ResultRow[]; next: Place | undefined }> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .select(['attempts.id', 'student_id', 'number', 'name', 'email', 'score', 'total_questions'])
    .select(['started_at', 'submitted_at', 'submitted_by', 'deadline'])
    .select(['outcomes', 'marked_revision'])
    .select(attemptsSubmitted(attemptRule).as('attempts'))
    .where('quiz_id', '=', quizId)
    .where(sql<boolean>`(student_id, number) > (${after.studentId}, ${after.number})`)
    .where('state', '=', 'submitted')
    .where(isCounted(attemptRule))
    .orderBy('student_id')
    .orderBy('number')
    .limit(limit)
    .execute()
  const results = await mapReadable(rows, (row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    score: required(row.score),
    totalQuestions: required(row.total_questions),
    startedAt: required(row.started_at),
    submittedAt: required(row.submitted_at),
    submittedBy: required(row.submitted_by),
    deadline: required(row.deadline),
    outcomes: readOutcomes(row),
    markedRevision: required(row.marked_revision),
    number: row.number,
    attempts: row.attempts,
  }))
  const last = rows.length < limit ? undefined : rows.at(-1)
  return { results, next: last && { studentId: last.student_id, number: last.number } }
}

export async function countResults(db: Db, { id: quizId, attemptRule }: Counting): Promise<number> {
  const { results } = await db
    .selectFrom('attempts')
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('submitted'))
    .where(isCounted(attemptRule))
    .select(({ fn }) => fn.countAll<number>().as('results'))
    .executeTakeFirstOrThrow()
  return results
}
