import type { Kysely } from 'kysely'

/** What markers note of answers until it is released. Reserved: for one of them, who has seen the answer. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('draft_marks')
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('marker_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('adjustment', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('answer_hash', 'text', (column) => column.notNull())
    .addColumn('reserved_until', 'bigint')
    .addColumn('marked_at', 'bigint')
    .addColumn('released_points', 'integer')
    .addPrimaryKeyConstraint('draft_marks_key', ['attempt_id', 'question_id'])
    .execute()
  await schema
    .createIndex('draft_marks_by_quiz')
    .on('draft_marks')
    .columns(['quiz_id', 'question_id'])
    .execute()
}
