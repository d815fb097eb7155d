import type { Kysely } from 'kysely'

/** What students read before they start a quiz. Null: it has none, which costs no statement. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('quizzes').addColumn('has_instructions', 'integer').execute()
  await schema
    .createTable('quiz_instructions')
    .addColumn('quiz_id', 'text', (column) =>
      column.primaryKey().references('quizzes.id').onDelete('cascade'),
    )
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('nodes', 'text', (column) => column.notNull())
    .addColumn('renderer', 'integer', (column) => column.notNull())
    .execute()
}
