import type { AttemptRule, VerdictName } from '@quizly/domain'
import { sql } from 'kysely'
import { isCounted } from '../../../db/attempts/counted-attempts.ts'
import { required, mapReadable } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { readOutcomes, verdictAt } from '../../../db/stored-outcomes.ts'
import { byName, byNumber, pageOfAttempts } from './order.repository.ts'

type Counting = { id: string; attemptRule: AttemptRule | null }

const rowsOfGrid = ['attempts.id', 'attempts.number', 'users.id as userId', 'users.name'] as const
const marksOfGrid = ['score', 'total_questions', 'outcomes', 'marked_revision'] as const

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
    rows: await mapReadable(listed, toGridRow),
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
  return mapReadable(
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
  score: required(row.score),
  totalQuestions: required(row.total_questions),
  outcomes: readOutcomes(row),
  markedRevision: row.marked_revision,
})

export type SortableResult = {
  id: string
  nameKey: string
  score: number | null
  /** The verdict on the question at a place, from 1; null if it is marked by other questions than those of the revision. */
  verdictAt: (place: number | undefined) => VerdictName | null
}
type Place = { studentId: string; number: number }

/** In the order of an index, so that each page costs the same. */
export async function listSortable(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  { revision, after, limit }: { revision: number; after: Place; limit: number },
): Promise<{ results: SortableResult[]; next: Place | undefined }> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .select(['attempts.id', 'student_id', 'number', 'name_key', 'score'])
    .select(['outcomes', 'marked_revision'])
    .where('quiz_id', '=', quizId)
    .where(sql<boolean>`(student_id, number) > (${after.studentId}, ${after.number})`)
    .where('state', '=', sql.lit('submitted'))
    .where(isCounted(attemptRule))
    .orderBy('student_id')
    .orderBy('number')
    .limit(limit)
    .execute()
  const results = rows.map((row) => ({
    id: row.id,
    nameKey: row.name_key,
    score: row.score,
    verdictAt: (place = 0) => (row.marked_revision === revision && verdictAt(row, place - 1)) || null,
  }))
  const last = rows.length < limit ? undefined : rows.at(-1)
  return { results, next: last && { studentId: last.student_id, number: last.number } }
}
