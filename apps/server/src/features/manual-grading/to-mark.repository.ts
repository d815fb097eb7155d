import { sql } from 'kysely'
import { answerIn, markerIn, toMarkingSettings } from '../../db/attempts/stored-draft-marks.ts'
import { readByHand } from '../../db/attempts/stored-marks-by-hand.ts'
import { mapReadable } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

const resultsAtOnce = 100

type ResultToMark = { id: string; markerOf: ReturnType<typeof markerIn>; name?: string }
type Requested = { quizId: string; revision: number; names: boolean }

/** Results marked by other questions are left out. */
export async function listResults(db: Db, { quizId, revision, names }: Requested): Promise<ResultToMark[]> {
  // By an index, because the rows stand behind long answers.
  const submitted = await db
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .where('state', '=', sql.lit('submitted'))
    .execute()
  const ids = submitted.map(({ id }) => id)
  const found: ResultToMark[] = []
  for (let from = 0; from < ids.length; from += resultsAtOnce) {
    const results = db
      .selectFrom('attempts')
      .select(['attempts.id', 'outcomes', 'by_hand'])
      .where('attempts.id', 'in', ids.slice(from, from + resultsAtOnce))
      .where('marked_revision', '=', revision)
    const rows = names
      ? await results.innerJoin('users', 'users.id', 'student_id').select('users.name').execute()
      : await results.execute()
    const some = await mapReadable(rows, (row) => ({
      id: row.id,
      markerOf: markerIn(row),
      ...('name' in row && typeof row.name === 'string' && { name: row.name }),
    }))
    found.push(...some)
    await yieldToEventLoop()
  }
  return found
}

/** Of a submitted attempt what a marker may see of it, and how its question is marked. */
export async function findAnswer(db: Db, attemptId: string, questionId: string) {
  const row = await db
    .selectFrom('attempts')
    .leftJoin('marking_settings', (join) =>
      join
        .onRef('marking_settings.quiz_id', '=', 'attempts.quiz_id')
        .on('marking_settings.question_id', '=', questionId),
    )
    .select(['attempts.quiz_id', 'student_id', 'answers', 'outcomes', 'marked_revision', 'attempts.by_hand'])
    .select(['marking_settings.by_hand as put_by_hand', 'shows_names', 'threshold', 'checks_drift'])
    .where('attempts.id', '=', attemptId)
    .executeTakeFirst()
  if (!row) return undefined
  const { put_by_hand: byHand, shows_names: names, checks_drift: drift, threshold } = row
  return {
    quizId: row.quiz_id,
    studentId: row.student_id,
    markedRevision: row.marked_revision,
    settings: toMarkingSettings({ by_hand: byHand, shows_names: names, checks_drift: drift, threshold }),
    markerOf: markerIn(row),
    byHand: row.by_hand === null ? undefined : readByHand(row.by_hand).get(questionId),
    ...answerIn(row.answers, questionId),
  }
}

/** Whose results these are. */
export async function findStudents(
  db: Db,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'student_id'])
    .where('id', 'in', attemptIds)
    .execute()
  return new Map(rows.map((row) => [row.id, row.student_id]))
}

const namesAtOnce = 1_000

/** Whose results these are, by their ids; `key` is what names are ordered by everywhere. */
export async function listStudents(db: Db, attemptIds: readonly string[]) {
  const students = new Map<string, { userId: string; name: string; key: string }>()
  for (let from = 0; from < attemptIds.length; from += namesAtOnce) {
    const rows = await db
      .selectFrom('attempts')
      .innerJoin('users', 'users.id', 'student_id')
      .select(['attempts.id', 'users.id as userId', 'users.name', 'users.name_key as key'])
      .where('attempts.id', 'in', attemptIds.slice(from, from + namesAtOnce))
      .execute()
    for (const { id, ...student } of rows) students.set(id, student)
    await yieldToEventLoop()
  }
  return students
}

/** Longer ones are read one by one, so these are few bytes. */
const longestAnswers = 16_384

export async function listShortAnswers(db: Db, attemptIds: readonly string[], questionId: string) {
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'answers'])
    .where('id', 'in', attemptIds)
    .where(sql<number>`length(answers)`, '<=', longestAnswers)
    .execute()
  const found = await mapReadable(rows, ({ id, answers }) => ({ id, answer: answerIn(answers, questionId) }))
  return found.flatMap(({ id, answer }) => (answer ? [{ attemptId: id, ...answer }] : []))
}
