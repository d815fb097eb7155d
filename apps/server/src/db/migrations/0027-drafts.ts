import type { Kysely } from 'kysely'

/** Questions that are being written are kept on the server too, so that they can be finished on another device. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('drafts')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('base_revision', 'integer', (column) => column.notNull())
    .addColumn('questions', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['user_id', 'quiz_id'])
    .execute()
  await schema.createIndex('drafts_of_quiz').on('drafts').column('quiz_id').execute()
}
