import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

/**
 * A text that is another one as soon as somebody enters a quiz, starts, submits, gets time, or writes an answer of
 * another length: cheap enough to be asked for every second. What it does not show is seen a moment later.
 */
export async function findMark(db: Db, quizId: string): Promise<string> {
  const row = await db
    .selectFrom('attempts')
    .select(({ fn }) => [
      fn.countAll<number>().as('attempts'),
      fn.count<number>('started_at').as('started'),
      fn.count<number>('submitted_at').as('submitted'),
      fn.sum<number | null>('deadline').as('deadlines'),
      sql<number | null>`sum(octet_length(saved_answers))`.as('bytes'),
    ])
    .where('quiz_id', '=', quizId)
    .executeTakeFirstOrThrow()
  return JSON.stringify(row)
}
