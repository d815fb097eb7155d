import { type Kysely, sql } from 'kysely'

/** What students made of questions of a bank, by quiz, and when each quiz is counted next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('bank_items').addColumn('may_be_known', 'integer').execute()
  await schema
    .createTable('bank_counts')
    .addColumn('quiz_id', 'text', (column) =>
      column.primaryKey().references('quizzes.id').onDelete('cascade'),
    )
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('bank_counts_due').on('bank_counts').column('due_at').execute()
  await sql`insert into bank_counts (quiz_id, due_at) select distinct quiz_id, 0 from bank_uses`.execute(db)
  await schema
    .createTable('bank_figures')
    .addColumn('item_id', 'text', (column) =>
      column.notNull().references('bank_items.id').onDelete('cascade'),
    )
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sameness', 'text', (column) => column.notNull())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('right_count', 'integer', (column) => column.notNull())
    .addColumn('shares', 'double precision', (column) => column.notNull())
    .addColumn('correlation', 'double precision')
    .addColumn('timed', 'integer', (column) => column.notNull())
    .addColumn('median_ms', 'integer')
    .addColumn('asked_from', 'bigint', (column) => column.notNull())
    .addColumn('asked_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bank_figures_key', ['item_id', 'quiz_id'])
    .execute()
  await schema.createIndex('bank_figures_of_quiz').on('bank_figures').column('quiz_id').execute()
}
