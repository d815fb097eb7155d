import type { Answer, Marking, MarksByHand, Outcome, ScoreChange } from '@quizly/domain'
import { sql } from 'kysely'
import { parseList, required, mapReadable } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { readByHand } from '../../../db/stored-marks-by-hand.ts'
import { readOutcomes, writeOutcomes } from '../../../db/stored-outcomes.ts'

/** The parts of a result that re-marking needs. */
export type MarkedResult = {
  id: string
  studentId: string
  /** The revision that the student saw. */
  revision: number
  outcomes: Outcome[]
  score: number
  totalQuestions: number
  markedRevision: number
  version: number
  byHand: MarksByHand | undefined
  /** The size of the answers. */
  bytes: number
}

/** A student can have several attempts, so a place among results is a student and a number. */
export type ResultPlace = { studentId: string; number: number }

/**
 * Results of a quiz without their answers, after one of them, in the order of an index, so that each page costs the
 * same. `next` is where the next page begins; undefined at the end.
 */
export async function listResultsToMark(
  db: Db,
  quizId: string,
  { after, limit }: { after: ResultPlace; limit: number },
): Promise<{ results: MarkedResult[]; next: ResultPlace | undefined }> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'student_id', 'number', 'revision', 'outcomes', 'score', 'total_questions'])
    .select(['marked_revision', 'version', 'by_hand', sql<number>`octet_length(answers)`.as('bytes')])
    .where('quiz_id', '=', quizId)
    .where(sql<boolean>`(student_id, number) > (${after.studentId}, ${after.number})`)
    .where('state', '=', 'submitted')
    .orderBy('student_id')
    .orderBy('number')
    .limit(limit)
    .execute()
  const results = await mapReadable(rows, (row) => ({
    id: row.id,
    studentId: row.student_id,
    revision: required(row.revision),
    outcomes: readOutcomes(row),
    score: required(row.score),
    totalQuestions: required(row.total_questions),
    markedRevision: required(row.marked_revision),
    version: row.version,
    byHand: row.by_hand === null ? undefined : readByHand(row.by_hand),
    bytes: row.bytes,
  }))
  const last = rows.length < limit ? undefined : rows.at(-1)
  return { results, next: last && { studentId: last.student_id, number: last.number } }
}

/** The answers of these results, by the results' IDs. */
export async function listAnswersOf(
  db: Db,
  results: readonly MarkedResult[],
): Promise<Map<string, Answer[]>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'answers'])
    .where(
      'id',
      'in',
      results.map(({ id }) => id),
    )
    .$narrowType<{ answers: string }>()
    .execute()
  const answers = await mapReadable(rows, ({ id, answers: json }) => [id, parseList<Answer>(json)] as const)
  return new Map(answers)
}

export type MarkedAgain = { result: MarkedResult; marking: Marking }

/** Replaces the marks of those results that nobody has changed since they were read. Returns their IDs. */
export async function updateMarkings(trx: Db, marked: readonly MarkedAgain[]): Promise<Set<string>> {
  // Attempts are locked in the order of their IDs, wherever there are several.
  const inOrder = marked.toSorted((a, b) => (a.result.id < b.result.id ? -1 : 1))
  const rows = inOrder.map(
    ({ result, marking }) => sql`(
      ${result.id}, cast(${result.version} as integer), ${writeOutcomes(marking.outcomes)},
      cast(${marking.score} as integer), cast(${marking.totalQuestions} as integer),
      cast(${marking.markedRevision} as integer)
    )`,
  )
  const { rows: updated } = await sql<{ id: string }>`
    update attempts set
      version = attempts.version + 1, outcomes = column3, score = column4,
      total_questions = column5, marked_revision = column6
    from (values ${sql.join(rows)}) as marks
    where attempts.id = column1 and attempts.version = column2
    returning attempts.id`.execute(trx)
  return new Set(updated.map(({ id }) => id))
}

/** Stores the old scores beside the new ones. */
export async function insertScoreChanges(
  trx: Db,
  changes: readonly (ScoreChange & { id: string; attemptId: string })[],
  changedAt: number,
): Promise<void> {
  if (changes.length === 0) return
  await trx
    .insertInto('score_changes')
    .values(
      changes.map((change) => ({
        id: change.id,
        attempt_id: change.attemptId,
        changed_at: changedAt,
        old_score: change.oldScore,
        old_total: change.oldTotal,
        new_score: change.newScore,
        new_total: change.newTotal,
        revision: change.revision,
      })),
    )
    .execute()
}

/** The ID of the score change that a revision makes. A revision changes a result's score only once. */
export function scoreChangeId(resultId: string, revision: number): string {
  return `${resultId}.${revision}`
}

/** The changes of one result's score, oldest first. */
export async function listScoreChangesOf(db: Db, resultId: string) {
  return db
    .selectFrom('score_changes')
    .select(['id', 'changed_at as at', 'old_score as oldScore', 'old_total as oldTotal'])
    .select(['new_score as newScore', 'new_total as newTotal'])
    .where('attempt_id', '=', resultId)
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
}

/** How a revision has changed these results' scores. */
export async function listScoreChanges(
  db: Db,
  results: readonly MarkedResult[],
  revision: number,
): Promise<{ studentId: string; change: Omit<ScoreChange, 'revision'> }[]> {
  if (results.length === 0) return []
  const studentOf = new Map(results.map(({ id, studentId }) => [id, studentId]))
  const rows = await db
    .selectFrom('score_changes')
    .select(['attempt_id', 'old_score', 'old_total', 'new_score', 'new_total'])
    .where(
      'id',
      'in',
      results.map(({ id }) => scoreChangeId(id, revision)),
    )
    .execute()
  return rows.map((row) => ({
    studentId: studentOf.get(row.attempt_id) ?? '',
    change: {
      oldScore: row.old_score,
      oldTotal: row.old_total,
      newScore: row.new_score,
      newTotal: row.new_total,
    },
  }))
}

/**
 * Quizzes whose results have waited for re-marking since before this moment: the server that was re-marking
 * them has not finished.
 */
export async function listUnmarkedQuizzes(
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

/** Notes that every result of a quiz is marked by this revision, if it is still the current one. */
export async function updateToMarked(db: Db, quizId: string, revision: number): Promise<void> {
  await db
    .updateTable('quizzes')
    .set({ unmarked_since: null })
    .where('id', '=', quizId)
    .where('current_revision', '=', revision)
    .execute()
}
