import type { AttemptRule } from '@quizly/domain'
import { type RawBuilder, sql } from 'kysely'
import { maxPointsOf, pointsOf, scoreColumns, readScore } from '../../db/attempts/stored-score.ts'
import type { Db } from '../../db/store.ts'
import { type Counting, isCounted } from '../../db/attempts/counted-attempts.ts'
import { nextCursor, pageOfResults, type ResultPage } from '../../db/attempts/result-pages.ts'
import { required, mapReadable } from '../../db/readable-rows.ts'
import { readOutcomes } from '../../db/stored-outcomes.ts'

/** At most `limit` rows, after the one with the ID `after`. */
type Page = { after?: string | undefined; limit: number }

/** Of results in which nothing waits to be marked. */
export const averageShare = sql<
  number | null
>`avg(case when waiting is null then cast(${pointsOf('attempts')} as double precision) / nullif(${maxPointsOf('attempts')}, 0) end)`

/** Points in hundredths, so far where answers wait for a person; `maxPoints`: of the result with the most questions. */
type Finished = {
  finished: number
  waiting: number
  averageShare: number | null
  averagePoints: number | null
  maxPoints: number | null
}

export async function listFinished(db: Db, quizzes: readonly Counting[]): Promise<Map<string, Finished>> {
  const found = new Map<string, Finished>()
  for (const counts of new Set(quizzes.map(({ attemptRule }) => attemptRule?.counts))) {
    const ids = quizzes.filter((quiz) => quiz.attemptRule?.counts === counts).map(({ id }) => id)
    for (const [id, finished] of await listFinishedBy(db, counts ? { counts } : null, ids)) {
      found.set(id, finished)
    }
  }
  return found
}

async function listFinishedBy(
  db: Db,
  rule: Pick<AttemptRule, 'counts'> | null,
  quizIds: readonly string[],
): Promise<Map<string, Finished>> {
  const rows = await db
    .selectFrom('attempts')
    .where(isCounted(rule))
    .where('quiz_id', 'in', quizIds)
    .where('state', '=', sql.lit('submitted'))
    .groupBy('quiz_id')
    .select(({ fn }) => ['quiz_id', fn.countAll<number>().as('finished'), averageShare.as('averageShare')])
    .select(sql<number | null>`avg(cast(${pointsOf('attempts')} as double precision))`.as('averagePoints'))
    .select(sql<number | null>`max(${maxPointsOf('attempts')})`.as('maxPoints'))
    .select(sql<number>`cast(coalesce(sum(waiting), 0) as integer)`.as('waiting'))
    .execute()
  return new Map(rows.map(({ quiz_id: quizId, ...finished }) => [quizId, finished]))
}

type Results = { submitted: number; waiting: number }

/** By quiz how many results there are, and how many of their answers have no mark that counts: from one index. */
export async function countResults(db: Db, quizIds: readonly string[]): Promise<Map<string, Results>> {
  if (quizIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('attempts')
    .where('quiz_id', 'in', quizIds)
    .where('state', '=', sql.lit('submitted'))
    .groupBy('quiz_id')
    .select(({ fn }) => ['quiz_id as quizId', fn.countAll<number>().as('submitted')])
    .select(sql<number>`cast(coalesce(sum(waiting), 0) as integer)`.as('waiting'))
    .execute()
  return new Map(rows.map(({ quizId, ...results }) => [quizId, results]))
}

/** Starts from all running attempts, because few are running and many are over. */
export async function countRunning(db: Db, quizIds: readonly string[]): Promise<Map<string, number>> {
  if (quizIds.length === 0) return new Map()
  // An expression has no index, so that for no number of quizzes all attempts are read in the order of one.
  const quizId = sql<string>`coalesce(quiz_id, '')`
  const rows = await db
    .selectFrom('attempts')
    .where('state', '=', sql.lit('in-progress'))
    .where('deadline', '>', 0)
    .where(quizId, 'in', quizIds)
    .groupBy(quizId)
    .select(({ fn }) => [quizId.as('quizId'), fn.countAll<number>().as('running')])
    .execute()
  return new Map(rows.map((row) => [row.quizId, row.running]))
}

const orders: Record<'name' | 'score' | 'submitted', RawBuilder<unknown>> = {
  name: sql.ref('users.name_key'),
  score: pointsOf('attempts'),
  submitted: sql.ref('attempts.submitted_at'),
}

export type ResultOrder = { by: keyof typeof orders; isDescending: boolean }

/** The results of a quiz in an order, after one of them. A result with a missing value is left out. */
export async function listStudentResultRows(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  { by, isDescending, after, limit }: ResultOrder & Page,
) {
  const [key, direction] = [orders[by], isDescending ? 'desc' : 'asc'] as const
  const ofQuiz = db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .where('attempts.quiz_id', '=', quizId)
    .where('attempts.state', '=', sql.lit('submitted'))
    .where('attempts.score', 'is not', null)
    .where('attempts.total_questions', 'is not', null)
    .where('attempts.submitted_at', 'is not', null)
    .where(isCounted(attemptRule))
  let page = ofQuiz
    .select('attempts.id')
    .orderBy(key, direction)
    .orderBy('attempts.id', direction)
    .limit(limit)
  if (after !== undefined) {
    const last = ofQuiz.select([key.as('key'), 'attempts.id']).where('attempts.id', '=', after)
    page = page.where(sql<boolean>`(${key}, attempts.id) ${sql.raw(isDescending ? '<' : '>')} (${last})`)
  }
  return db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .where('attempts.id', 'in', page)
    .select(['attempts.id', 'student_id as studentId', 'name', 'email', ...scoreColumns])
    .select(['submitted_at as submittedAt'])
    .select(['submitted_by as submittedBy', 'deadline'])
    .$narrowType<{
      submittedAt: number
      submittedBy: 'student' | 'time'
      deadline: number
    }>()
    .orderBy(key, direction)
    .orderBy('attempts.id', direction)
    .execute()
}

export type AnalysedResult = Awaited<ReturnType<typeof listAnalysedResults>>['results'][number]

/** Unreadable rows are reported and left out. */
export async function listAnalysedResults(db: Db, quiz: Counting, page: ResultPage) {
  const rows = await pageOfResults(db, quiz, page)
    .select(['outcomes', ...scoreColumns, 'started_at', 'submitted_at', 'marked_revision'])
    .execute()
  const results = await mapReadable(rows, (row) => ({
    outcomes: readOutcomes(row),
    ...readScore(row),
    tookMs: required(row.submitted_at) - required(row.started_at),
    markedRevision: required(row.marked_revision),
  }))
  return { results, next: nextCursor(rows, page.limit) }
}

/** As above, with what tells how long students were at each question. */
export async function listCountedResults(db: Db, quiz: Counting, page: ResultPage) {
  const rows = await pageOfResults(db, quiz, page)
    .select(['outcomes', 'timeline', 'submitted_at', 'marked_revision', 'revision'])
    .execute()
  const results = await mapReadable(rows, (row) => ({
    outcomes: readOutcomes(row),
    timeline: row.timeline,
    submittedAt: required(row.submitted_at),
    markedRevision: required(row.marked_revision),
    revision: required(row.revision),
  }))
  return { results, next: nextCursor(rows, page.limit) }
}
