import type { Answer, Marking, MarksByHand } from '@quizly/domain'
import { sql } from 'kysely'
import { readScore, scoreColumns, writePoints } from '../../db/attempts/stored-score.ts'
import { nextCursor, pageOfResults, type ResultPage } from '../../db/attempts/result-pages.ts'
import { parseList, required, mapReadable } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { readByHand, writeByHand } from '../../db/attempts/stored-marks-by-hand.ts'
import { readOutcomes, writeOutcomes } from '../../db/stored-outcomes.ts'
import type { Counting } from '../../db/attempts/counted-attempts.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

export type ResultToRegrade = Awaited<ReturnType<typeof listResultsToRegrade>>['results'][number]

export async function listResultsToRegrade(db: Db, quizId: string, page: ResultPage) {
  const rows = await pageOfResults(db, { id: quizId, attemptRule: null }, page)
    .select(['revision', 'outcomes', ...scoreColumns, 'marked_revision', 'version', 'by_hand'])
    .select(sql<number>`octet_length(answers)`.as('bytes'))
    .execute()
  const results = await mapReadable(rows, (row) => ({
    id: row.id,
    studentId: row.student_id,
    revision: required(row.revision),
    outcomes: readOutcomes(row),
    ...readScore(row),
    markedRevision: required(row.marked_revision),
    version: row.version,
    byHand: row.by_hand === null ? undefined : readByHand(row.by_hand),
    bytes: row.bytes,
  }))
  return { results, next: nextCursor(rows, page.limit) }
}

/** What it was asked follows from seed and layout. */
type GivenAnswers = { answers: Answer[]; seed: string; layout: string | null }

export async function listAnswersOf(
  db: Db,
  results: readonly ResultToRegrade[],
): Promise<Map<string, GivenAnswers>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'answers', 'seed', 'layout'])
    .where(
      'id',
      'in',
      results.map(({ id }) => id),
    )
    .$narrowType<{ answers: string }>()
    .execute()
  const given = await mapReadable(rows, ({ id, answers, ...drawn }) => {
    return [id, { ...drawn, answers: parseList<Answer>(answers) }] as const
  })
  return new Map(given)
}

export type RegradedAttempt = { result: ResultToRegrade; marking: Marking; byHand: MarksByHand | undefined }

/** Only of results that nobody has changed since they were read. Returns their IDs. */
export async function updateRegraded(trx: Db, marked: readonly RegradedAttempt[]): Promise<Set<string>> {
  // Attempts are locked in the order of their IDs, wherever there are several.
  const inOrder = marked.toSorted((a, b) => (a.result.id < b.result.id ? -1 : 1))
  const rows = inOrder.map(({ result, marking }) => {
    const { points, max_points: maxPoints, waiting } = writePoints(marking)
    return sql`(
      ${result.id}, cast(${result.version} as integer), ${writeOutcomes(marking.outcomes)},
      cast(${marking.score} as integer), cast(${marking.totalQuestions} as integer),
      cast(${marking.markedRevision} as integer), cast(${points} as integer), cast(${maxPoints} as integer),
      cast(${waiting} as integer)
    )`
  })
  const { rows: updated } = await sql<{ id: string }>`
    update attempts set
      version = attempts.version + 1, outcomes = column3, score = column4,
      total_questions = column5, marked_revision = column6, points = column7, max_points = column8, waiting = column9
    from (values ${sql.join(rows)}) as marks
    where attempts.id = column1 and attempts.version = column2
    returning attempts.id`.execute(trx)
  for (const { result, byHand } of inOrder) {
    if (!byHand || byHand === result.byHand) continue
    await trx
      .updateTable('attempts')
      .set({ by_hand: writeByHand(byHand) })
      .where('id', '=', result.id)
      .where('version', '=', result.version + 1)
      .execute()
  }
  return new Set(updated.map(({ id }) => id))
}

/** Regrade has waited since before this moment: its server has not finished. */
export async function listQuizzesToRegrade(
  db: Db,
  before: number,
): Promise<{ id: string; currentRevision: number }[]> {
  return db
    .selectFrom('quizzes')
    .select(['id', 'current_revision as currentRevision'])
    .where('unmarked_since', '<', before)
    .$narrowType<{ currentRevision: number }>()
    .orderBy('unmarked_since')
    .limit(10)
    .execute()
}

/** If it is still the current one. */
export async function updateToRegraded(db: Db, quizId: string, revision: number): Promise<void> {
  await db
    .updateTable('quizzes')
    .set({ unmarked_since: null })
    .where('id', '=', quizId)
    .where('current_revision', '=', revision)
    .execute()
}

export async function listNames(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', userIds).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findStudentOf(db: Db, quizId: string, attemptId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('student_id')
    .where('id', '=', attemptId)
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
  return row?.student_id
}

export type StoredResult = Awaited<ReturnType<typeof listStoredResults>>['results'][number]

/** Without answers. Unreadable rows are reported and left out. */
export async function listStoredResults(db: Db, quiz: Counting, page: ResultPage) {
  const rows = await pageOfResults(db, quiz, page)
    .select(['revision', 'outcomes', ...scoreColumns, 'marked_revision', 'by_hand'])
    .execute()
  const results = await mapReadable(rows, (row) => ({
    id: row.id,
    studentId: row.student_id,
    revision: required(row.revision),
    markedRevision: required(row.marked_revision),
    outcomes: readOutcomes(row),
    ...readScore(row),
    byHand: row.by_hand === null ? undefined : readByHand(row.by_hand),
  }))
  return { results, next: nextCursor(rows, page.limit) }
}

const namesAtOnce = 1_000

/** By the ids of the students; `key` is what names are ordered by everywhere. */
export async function listNamesWithKeys(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, { name: string; key: string }>> {
  const names = new Map<string, { name: string; key: string }>()
  for (let from = 0; from < userIds.length; from += namesAtOnce) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name', 'name_key as key'])
      .where('id', 'in', userIds.slice(from, from + namesAtOnce))
      .execute()
    for (const { id, name, key } of rows) names.set(id, { name, key })
    await yieldToEventLoop()
  }
  return names
}
