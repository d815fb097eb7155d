import { type Kysely, sql } from 'kysely'

/**
 * When a quiz opens and closes, whether its code works, and two more ways in which results come out. These two are in a
 * column of their own: an older version that still runs knows only what `answer_release` may hold, and then keeps the
 * results back until the quiz is closed.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const moment of ['opens_at', 'closes_at', 'given_out_at']) {
    await schema.alterTable('quizzes').addColumn(moment, 'bigint').execute()
  }
  await schema
    .alterTable('quizzes')
    .addColumn('stops_at_closing', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('quizzes')
    .addColumn('is_joinable', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema
    .alterTable('quizzes')
    .addColumn('result_release', 'text', (column) =>
      column.check(sql`result_release in ('score-only', 'by-hand')`),
    )
    .execute()
}
