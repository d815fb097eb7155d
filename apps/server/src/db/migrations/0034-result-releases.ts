import { type Kysely, sql } from 'kysely'

/** When results were released, and by whom. The last deadline of a quiz is found without reading attempts at others. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('result_releases')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('released_at', 'bigint', (column) => column.notNull())
    .addColumn('released_by', 'text', (column) => column.references('users.id'))
    .addPrimaryKeyConstraint('result_releases_key', ['quiz_id', 'released_at'])
    .execute()
  await schema.dropIndex('attempts_by_deadline').execute()
  await schema
    .createIndex('attempts_by_deadline')
    .on('attempts')
    .columns(['deadline', 'quiz_id'])
    .where(sql.ref('state'), '=', sql.lit('in-progress'))
    .execute()
}
