import type { Kysely } from 'kysely'

/** Every re-marking of one question: who has done it, why, and how the question counted before and after. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('remarkings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('question_number', 'integer', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('may_lower', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('educator_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('undone_by', 'text')
    .addUniqueConstraint('remarkings_by_revision', ['quiz_id', 'revision'])
    .execute()
}
