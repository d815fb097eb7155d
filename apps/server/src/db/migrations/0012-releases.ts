import { type Kysely, sql } from 'kysely'

/** Releases at a moment, what they show, and who has seen it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const quizzes = schema.alterTable('quizzes')
  await quizzes.addColumn('gives_score_only', 'integer').execute()
  await quizzes.addColumn('release_at', 'bigint').execute()
  for (const column of ['release_parts', 'release_by', 'release_before']) {
    await quizzes.addColumn(column, 'text').execute()
  }
  await sql`create index quizzes_to_release on quizzes (release_at) where release_at is not null`.execute(db)
  await schema
    .createTable('result_views')
    .addColumn('attempt_id', 'text', (column) =>
      column.primaryKey().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('result_views_of_quiz').on('result_views').column('quiz_id').execute()
}
