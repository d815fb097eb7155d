import { type Kysely, sql } from 'kysely'

/** Since when a quiz is no draft any more. Quizzes that are there and have questions were finalized when they were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quizzes').addColumn('finalized_at', 'bigint').execute()
  await sql`update quizzes set finalized_at = created_at where current_revision is not null`.execute(db)
}
