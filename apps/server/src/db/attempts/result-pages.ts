import { sql } from 'kysely'
import { yieldToEventLoop } from '../../event-loop.ts'
import type { Db } from '../store.ts'
import { type Counting, isCounted } from './counted-attempts.ts'

/** A student can have several attempts, so a place among results is a student and a number. */
type ResultCursor = { studentId: string; number: number }
export type ResultPage = { after: ResultCursor; limit: number }

/** In the order of an index, so that each page costs the same. The caller chooses the columns. */
export const pageOfResults = (db: Db, { id, attemptRule }: Counting, { after, limit }: ResultPage) =>
  db
    .selectFrom('attempts')
    .select(['attempts.id', 'attempts.student_id', 'attempts.number'])
    .where('attempts.quiz_id', '=', id)
    .where(sql<boolean>`(attempts.student_id, attempts.number) > (${after.studentId}, ${after.number})`)
    .where('attempts.state', '=', sql.lit('submitted'))
    .where(isCounted(attemptRule))
    .orderBy('attempts.student_id')
    .orderBy('attempts.number')
    .limit(limit)

/** Undefined after the last page. */
export function nextCursor(
  rows: readonly { student_id: string; number: number }[],
  limit: number,
): ResultCursor | undefined {
  const last = rows.length < limit ? undefined : rows.at(-1)
  return last && { studentId: last.student_id, number: last.number }
}

/** Between pages others get a turn. With `next` undefined a page is the last. */
export async function* eachPage<Page extends { next: ResultCursor | undefined }>(
  read: (after: ResultCursor) => Promise<Page>,
): AsyncGenerator<Page> {
  let after: ResultCursor | undefined = { studentId: '', number: 0 }
  while (after) {
    const page: Page = await read(after)
    yield page
    after = page.next
    await yieldToEventLoop()
  }
}
