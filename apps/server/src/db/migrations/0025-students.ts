import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Students are found and sorted by a key of their name, which servers fill in while they run. Attempts can be deleted; that
 * it happened is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  // Compared byte by byte, as SQLite does it.
  await sql`alter table users add column name_key text ${sql.raw(isPostgres ? 'collate "C"' : '')} not null default ''`.execute(
    db,
  )
  // For the users that are there, and those who sign up with an older version while servers are replaced one by one.
  await schema
    .createIndex('users_without_key')
    .on('users')
    .column('id')
    .where(sql.ref('name_key'), '=', sql.lit(''))
    .execute()
  await schema
    .createTable('deleted_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('student_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('score', 'integer')
    .addColumn('total_questions', 'integer')
    .addColumn('deleted_by', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('deleted_attempts_by_quiz')
    .on('deleted_attempts')
    .columns(['quiz_id', 'deleted_at'])
    .execute()
}
