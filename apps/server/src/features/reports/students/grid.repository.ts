import { type AttemptRule, signsIn, type VerdictName, verdictOfSign } from '@quizly/domain'
import { sql } from 'kysely'
import { isCounted } from '../../../db/attempts/counted-attempts.ts'
import { present, readEach } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { noVerdicts, readOutcomes } from '../../../db/stored-outcomes.ts'
import { letOthersIn } from '../../../slices.ts'
import { byName, byNumber, pageOfAttempts } from './order.repository.ts'

/** How many results are ranked before others get a turn: a few milliseconds of work. */
const rankedAtOnce = 200

/** A question by its place in a revision, from 1. */
export type GridQuestion = { place: number; revision: number }

/** What became of a question in a result. Null: the result is marked by other questions. */
export type RankedResult = { id: string; nameKey: string; verdict: VerdictName | null }

/** A quiz, and which attempts at it count. */
type Counting = { id: string; attemptRule: AttemptRule | null }

const rowsOfGrid = ['attempts.id', 'attempts.number', 'users.id as userId', 'users.name'] as const
const marksOfGrid = ['score', 'total_questions', 'outcomes', 'verdicts', 'marked_revision'] as const

/**
 * Results of a quiz by name or score, with the sign of each question, and where the next page begins. One that cannot be
 * read is reported and left out.
 */
export async function listGridRows(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  page: { by: 'name' | 'score'; isDescending: boolean; after: string | undefined; limit: number },
) {
  const { by, isDescending, after, limit } = page
  const order = by === 'name' ? byName(isDescending) : byNumber(sql.ref('attempts.score'), isDescending)
  const rows = await pageOfAttempts(db, quizId, { order, after, limit: limit + 1 })
    .where('attempts.state', '=', sql.lit('submitted'))
    .where(isCounted(attemptRule))
    .select(rowsOfGrid)
    .select(marksOfGrid)
    .execute()
  const listed = rows.slice(0, limit)
  return {
    rows: await readEach(listed, toGridRow),
    next: rows.length > limit ? listed.at(-1)?.id : undefined,
  }
}

/** These results, in this order. */
export async function findGridRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .select(rowsOfGrid)
    .select(marksOfGrid)
    .where('attempts.id', 'in', ids)
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? 0
  return readEach(
    rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
    toGridRow,
  )
}

type StoredRow = Parameters<typeof readOutcomes>[0] & {
  id: string
  userId: string
  name: string
  number: number
  score: number | null
  total_questions: number | null
  marked_revision: number | null
}

const toGridRow = (row: StoredRow) => ({
  id: row.id,
  userId: row.userId,
  name: row.name,
  number: row.number,
  score: present(row.score),
  totalQuestions: present(row.total_questions),
  outcomes: readOutcomes(row),
  markedRevision: row.marked_revision,
})

/**
 * What became of a question in each result of a quiz. No index has that, and a statement that sorted by it would hold up
 * everybody, so it is read in slices.
 */
export async function listRanked(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  { place, revision }: GridQuestion,
): Promise<RankedResult[]> {
  const all: RankedResult[] = []
  let after = { studentId: '', number: 0 }
  for (;;) {
    const rows = await db
      .selectFrom('attempts')
      .innerJoin('users', 'users.id', 'attempts.student_id')
      .select(['attempts.id', 'student_id', 'number', 'name_key', 'outcomes', 'verdicts', 'marked_revision'])
      .where('quiz_id', '=', quizId)
      .where(sql<boolean>`(student_id, number) > (${after.studentId}, ${after.number})`)
      .where('state', '=', sql.lit('submitted'))
      .where(isCounted(attemptRule))
      .orderBy('student_id')
      .orderBy('number')
      .limit(rankedAtOnce)
      .execute()
    for (const { id, name_key: nameKey, outcomes, verdicts, marked_revision: marked } of rows) {
      const isKnown = marked === revision && verdicts === noVerdicts && outcomes !== null
      const verdict = isKnown ? verdictOfSign(signsIn(outcomes).charAt(place - 1)) : undefined
      all.push({ id, nameKey, verdict: verdict ?? null })
    }
    const last = rows.at(-1)
    if (!last || rows.length < rankedAtOnce) return all
    after = { studentId: last.student_id, number: last.number }
    await letOthersIn()
  }
}
