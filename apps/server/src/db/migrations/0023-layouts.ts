import type { Kysely } from 'kysely'

/** How a quiz is laid out for its students, and how it was when an attempt was started. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('quizzes').addColumn('layout', 'text').execute()
  await schema.alterTable('attempts').addColumn('layout', 'text').execute()
}
