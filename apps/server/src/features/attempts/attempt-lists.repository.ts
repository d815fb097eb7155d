import type { Answer, Attempt, QuizAccess, RunningAttempt, SubmittedAttempt } from '@quizly/domain'
import { sql } from 'kysely'
import { findScore, readScore, scoreColumns } from '../../db/attempts/stored-score.ts'
import { mapReadable, parseList, required, withinBytes } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { accessColumns, readAccess } from '../../db/stored-access.ts'
import { readOutcomes } from '../../db/stored-outcomes.ts'
import { readAttempt, withQuiz } from './attempt.repository.ts'

/** In bytes of their JSON. */
const longestListed = 32 * 1024

/** Answers that are too long for a list are left out. */
export type ListedAttempt = Pick<
  SubmittedAttempt,
  | 'id'
  | 'studentId'
  | 'number'
  | 'seed'
  | 'layout'
  | 'state'
  | 'submittedAt'
  | 'submittedBy'
  | 'deadline'
  | 'devices'
  | 'score'
  | 'totalQuestions'
  | 'weighted'
  | 'outcomes'
  | 'revision'
  | 'markedRevision'
> &
  Partial<Pick<SubmittedAttempt, 'answers' | 'latest'>> & {
    quiz: QuizAccess & Pick<SubmittedAttempt['quiz'], 'id' | 'title' | 'language' | 'currentRevision'>
  }

/** Newest first. */
export async function listSubmittedAttempts(
  db: Db,
  studentId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<ListedAttempt[]> {
  let page = db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .select(['attempts.id', 'quiz_id', 'number', 'submitted_at', 'submitted_by', 'deadline', 'devices'])
    .select([...scoreColumns, 'title', 'language', 'current_revision', ...accessColumns])
    .select(['attempts.revision', 'marked_revision', 'outcomes', 'seed', 'attempts.layout'])
    .select(shortAnswers.as('answers'))
    .where('attempts.student_id', '=', studentId)
    .where('attempts.state', '=', 'submitted')
    .orderBy('attempts.submitted_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .limit(limit)
  if (before !== undefined) {
    page = page.where(
      sql<boolean>`(attempts.submitted_at, attempts.id) < (
        select submitted_at, id from attempts where id = ${before} and student_id = ${studentId}
      )`,
    )
  }
  const rows = await page.execute()
  const attempts = await mapReadable(rows, (row): ListedAttempt => {
    return {
      id: row.id,
      studentId,
      number: row.number,
      seed: row.seed,
      layout: row.layout,
      state: 'submitted',
      quiz: {
        id: row.quiz_id,
        title: row.title,
        language: row.language,
        ...readAccess(row),
        currentRevision: required(row.current_revision),
      },
      submittedAt: required(row.submitted_at),
      submittedBy: required(row.submitted_by),
      deadline: required(row.deadline),
      devices: row.devices,
      ...readScore(row),
      revision: required(row.revision),
      markedRevision: required(row.marked_revision),
      outcomes: readOutcomes(row),
      ...(row.answers !== null && { answers: parseList<Answer>(row.answers) }),
    }
  })
  const last = rows.length === limit ? rows.at(-1) : undefined
  if (!last || attempts.length === limit) return attempts
  // The client takes a short page for the last one, so unreadable rows are replaced by further ones.
  const more = { before: last.id, limit: limit - attempts.length }
  return [...attempts, ...(await listSubmittedAttempts(db, studentId, more))]
}

const shortAnswers = sql<
  string | null
>`case when octet_length(answers) <= ${sql.lit(longestListed)} then answers end`

/** The one that ends first comes first. */
export async function listRunningAttempts(
  db: Db,
  studentId: string,
  { now, limit }: { now: number; limit: number },
): Promise<{ quizId: string; title: string; deadline: number }[]> {
  return db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .select(['quizzes.id as quizId', 'title', 'deadline'])
    .where('student_id', '=', studentId)
    .where('state', '=', sql.lit('in-progress'))
    .where('deadline', '>', now)
    .$narrowType<{ deadline: number }>()
    .orderBy('deadline')
    .limit(limit)
    .execute()
}

type OverdueCursor = { deadline: number; id: string }

/** Longest overdue first. Without `next` it is the last page. A page ends early after long answers. */
export async function listOverdueAttempts(
  db: Db,
  before: number,
  { studentId, after, limit }: { studentId?: string; after?: OverdueCursor; limit: number },
): Promise<{ attempts: RunningAttempt[]; next: OverdueCursor | undefined }> {
  let query = db
    .selectFrom('attempts')
    .select(['id', 'deadline'])
    .select(sql<number>`octet_length(saved_answers) + octet_length(timeline)`.as('bytes'))
    .where('attempts.state', '=', sql.lit('in-progress'))
    .where('attempts.deadline', '<', before)
    .orderBy('attempts.deadline')
    .orderBy('attempts.id')
    .limit(limit)
  if (studentId !== undefined) query = query.where('attempts.student_id', '=', studentId)
  if (after) {
    query = query
      .where('attempts.deadline', '>=', after.deadline)
      .where(({ eb, or }) =>
        or([eb('attempts.deadline', '>', after.deadline), eb('attempts.id', '>', after.id)]),
      )
  }
  const due = await query.execute()
  const first = withinBytes(due)
  const last = first.length === due.length && due.length < limit ? undefined : first.at(-1)
  const ids = first.map(({ id }) => id)
  const attempts = ids.length === 0 ? [] : await loadAttempts(db, ids)
  return {
    attempts: attempts.filter((attempt) => attempt.state === 'in-progress'),
    next: last && { deadline: last.deadline ?? 0, id: last.id },
  }
}

async function loadAttempts(db: Db, ids: readonly string[]): Promise<Attempt[]> {
  const rows = await withQuiz(db.selectFrom('attempts'))
    .where('attempts.id', 'in', ids)
    .orderBy('attempts.deadline')
    .orderBy('attempts.id')
    .execute()
  return mapReadable(rows, readAttempt)
}

/** Oldest first, without their answers. */
export async function listAttemptsAt(db: Db, quizId: string, studentId: string) {
  const rows = await db
    .selectFrom('attempts')
    .select(['number', 'state', ...scoreColumns, 'submitted_at as submittedAt'])
    .where('quiz_id', '=', quizId)
    .where('student_id', '=', studentId)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({ ...row, score: findScore(row) }))
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
