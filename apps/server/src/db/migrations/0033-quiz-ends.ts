import type { Kysely } from 'kysely'

/** Who has ended a quiz for everyone, and when. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('quiz_ends')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('ended_by', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('quiz_ends_key', ['quiz_id', 'id'])
    .execute()
  await schema.createIndex('quiz_ends_by_moment').on('quiz_ends').column('ended_at').execute()
}
