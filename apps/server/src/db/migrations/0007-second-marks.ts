import { type Kysely, sql } from 'kysely'

/** Several marks of one answer, repeated ones, and how the answers to a question are marked by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('round_marks')
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
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
    .addPrimaryKeyConstraint('round_marks_key', ['attempt_id', 'question_id', 'round'])
    .execute()
  const kept = sql.raw(`attempt_id, question_id, quiz_id, marker_id, version, items, adjustment, comment,
    answer_hash, reserved_until, marked_at, released_points`)
  await sql`insert into round_marks (round, ${kept}) select 1, ${kept} from draft_marks`.execute(db)
  await schema.dropTable('draft_marks').execute()
  await schema.alterTable('round_marks').renameTo('draft_marks').execute()
  await schema
    .createIndex('draft_marks_by_quiz')
    .on('draft_marks')
    .columns(['quiz_id', 'question_id'])
    .execute()
  // Nobody gives the first and the second mark of an answer.
  await schema
    .createIndex('draft_marks_by_marker')
    .on('draft_marks')
    .columns(['attempt_id', 'question_id', 'marker_id'])
    .unique()
    .where(sql.ref('round'), '<', 3)
    .execute()
  await schema
    .createTable('repeat_marks')
    .addColumn('attempt_id', 'text', (column) =>
      column.notNull().references('attempts.id').onDelete('cascade'),
    )
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('marker_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('adjustment', 'integer', (column) => column.notNull())
    .addColumn('answer_hash', 'text', (column) => column.notNull())
    .addColumn('marked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('repeat_marks_key', ['attempt_id', 'question_id', 'marker_id'])
    .execute()
  await schema
    .createIndex('repeat_marks_by_quiz')
    .on('repeat_marks')
    .columns(['quiz_id', 'question_id'])
    .execute()
  await schema
    .createTable('marking_settings')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('by_hand', 'integer', (column) => column.notNull())
    .addColumn('shows_names', 'integer', (column) => column.notNull())
    .addColumn('threshold', 'integer')
    .addColumn('checks_drift', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('marking_settings_key', ['quiz_id', 'question_id'])
    .execute()
  await schema.alterTable('marking_overrides').addColumn('items', 'text').execute()
}
