import type { VerdictName } from '@quizly/domain'
import { sql } from 'kysely'
import { pointsOf, readScore, scoreColumns } from '../../../db/attempts/stored-score.ts'
import { type Counting, isCounted } from '../../../db/attempts/counted-attempts.ts'
import { nextCursor, pageOfResults, type ResultPage } from '../../../db/attempts/result-pages.ts'
import { mapReadable } from '../../../db/readable-rows.ts'
import type { Db } from '../../../db/store.ts'
import { readOutcomes, verdictAt } from '../../../db/stored-outcomes.ts'
import { byName, byNumber, pageOfAttempts } from './order.repository.ts'

const rowsOfGrid = ['attempts.id', 'attempts.number', 'users.id as userId', 'users.name'] as const
const marksOfGrid = [...scoreColumns, 'outcomes', 'marked_revision'] as const

export async function listGridRows(
  db: Db,
  { id: quizId, attemptRule }: Counting,
  page: { by: 'name' | 'score'; isDescending: boolean; after: string | undefined; limit: number },
) {
  const { by, isDescending, after, limit } = page
  const order = by === 'name' ? byName(isDescending) : byNumber(pointsOf('attempts'), isDescending)
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
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? 0
  return mapReadable(
    rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
    toGridRow,
  )
}

type StoredRow = Parameters<typeof readOutcomes>[0] &
  Parameters<typeof readScore>[0] & {
    id: string
    userId: string
    name: string
    number: number
    marked_revision: number | null
  }

const toGridRow = (row: StoredRow) => ({
  id: row.id,
  userId: row.userId,
  name: row.name,
  number: row.number,
  ...readScore(row),
  outcomes: readOutcomes(row),
  markedRevision: row.marked_revision,
})

export type SortableResult = {
  id: string
  nameKey: string
  /** In hundredths. */
  points: number | null
  /** The verdict on the question at a place, from 1; null if it is marked by other questions than those of the revision. */
  verdictAt: (position: number | undefined) => VerdictName | null
}
export async function listSortable(db: Db, quiz: Counting, page: ResultPage & { revision: number }) {
  const rows = await pageOfResults(db, quiz, page)
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .select(['name_key', pointsOf('attempts').as('points'), 'outcomes', 'marked_revision'])
    .execute()
  const results = rows.map((row): SortableResult => ({
    id: row.id,
    nameKey: row.name_key,
    points: row.points,
    verdictAt: (position = 0) =>
      (row.marked_revision === page.revision && verdictAt(row, position - 1)) || null,
  }))
  return { results, next: nextCursor(rows, page.limit) }
}
