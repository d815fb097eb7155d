import type { Kysely } from 'kysely'

/** More time for some students, in one quiz or in all of its owner's. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('allowances')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('quiz_id', 'text', (column) => column.references('quizzes.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('percent', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const column of ['owner_id', 'quiz_id', 'email_key']) {
    await schema.createIndex(`allowances_by_${column}`).on('allowances').column(column).execute()
  }
  await schema
    .alterTable('quizzes')
    .addColumn('has_allowances', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
