import type { AttemptRule, Outcome } from '@quizly/domain'
import { sql } from 'kysely'
import { required, mapReadable } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { readOutcomes } from '../../db/stored-outcomes.ts'
import { isCounted } from '../../db/attempts/counted-attempts.ts'

export type AnalysedResult = {
  outcomes: Outcome[]
  score: number
  totalQuestions: number
  tookMs: number
  markedRevision: number
}

/** A student can have several attempts, so a place in the list is a student and a number. */
export type Place = { studentId: string; number: number }

/** In the order of an index, so that each page costs the same. Unreadable rows are reported and left out. */
export async function listAnalysedResults(
  db: Db,
  { id: quizId, attemptRule }: { id: string; attemptRule: AttemptRule | null },
  { after, limit }: { after: Place; limit: number },
): Promise<{ results: AnalysedResult[]; next: Place | undefined }> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'student_id', 'number', 'outcomes', 'score', 'started_at', 'submitted_at'])
    .select(['marked_revision', 'total_questions'])
    .where('quiz_id', '=', quizId)
    .where(sql<boolean>`(student_id, number) > (${after.studentId}, ${after.number})`)
    .where('state', '=', 'submitted')
    .where(isCounted(attemptRule))
    .orderBy('student_id')
    .orderBy('number')
    .limit(limit)
    .execute()
  const results = await mapReadable(rows, (row) => ({
    outcomes: readOutcomes(row),
    score: required(row.score),
    totalQuestions: required(row.total_questions),
    tookMs: required(row.submitted_at) - required(row.started_at),
    markedRevision: required(row.marked_revision),
  }))
  const last = rows.length < limit ? undefined : rows.at(-1)
  return { results, next: last && { studentId: last.student_id, number: last.number } }
}
