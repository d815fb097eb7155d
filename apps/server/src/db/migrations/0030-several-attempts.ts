import type { Kysely } from 'kysely'

/** How often each student may take a quiz, and which attempt counts. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('quizzes').addColumn('attempt_rule', 'text').execute()
}
