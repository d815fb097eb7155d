import type { Kysely } from 'kysely'

/** Null: off. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('quizzes').addColumn('practice', 'integer').execute()
}
