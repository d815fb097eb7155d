import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/store.ts'

/** An order of the attempts at a quiz: by a key, then by name, then by ID. */
export type AttemptOrder = { key: RawBuilder<number | string>; direction: 'asc' | 'desc' }

const nameKey = sql.ref<string>('users.name_key')
const last = sql.lit(9_000_000_000_000_000)

export const byName = (isDescending: boolean): AttemptOrder => ({
  key: nameKey,
  direction: isDescending ? 'desc' : 'asc',
})

export function byNumber(value: RawBuilder<number | null>, isDescending: boolean): AttemptOrder {
  const signed = isDescending ? sql`-(${value})` : value
  return { key: sql<number>`coalesce(${signed}, ${last})`, direction: 'asc' }
}

/** At most `limit` attempts at a quiz in an order, after one of them. The caller chooses the columns. */
export function pageOfAttempts(
  db: Db,
  quizId: string,
  {
    order: { key, direction },
    after,
    limit,
  }: { order: AttemptOrder; after?: string | undefined; limit: number },
) {
  const ofQuiz = db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.student_id')
    .where('attempts.quiz_id', '=', quizId)
  const page = ofQuiz
    .orderBy(key, direction)
    .orderBy(nameKey, direction)
    .orderBy('attempts.id', direction)
    .limit(limit)
  if (after === undefined) return page
  const place = ofQuiz
    .select([key.as('key'), nameKey.as('name'), 'attempts.id'])
    .where('attempts.id', '=', after)
  const isAfter = sql.raw(direction === 'desc' ? '<' : '>')
  return page.where(sql<boolean>`(${key}, ${nameKey}, attempts.id) ${isAfter} (${place})`)
}
