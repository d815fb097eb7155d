import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Quizzes are found and sorted by a key of their title, which servers fill in while they run. They can be archived and
 * deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  // Compared byte by byte, as SQLite does it.
  await sql`alter table quizzes add column title_key text ${sql.raw(isPostgres ? 'collate "C"' : '')} not null default ''`.execute(
    db,
  )
  await schema.alterTable('quizzes').addColumn('archived_at', 'bigint').execute()
  await schema.alterTable('quizzes').addColumn('deleted_at', 'bigint').execute()
  // For the quizzes that are there, and those that an older version makes while servers are replaced one by one.
  await schema
    .createIndex('quizzes_without_key')
    .on('quizzes')
    .column('id')
    .where(sql.ref('title_key'), '=', sql.lit(''))
    .execute()
  await schema
    .createIndex('quizzes_deleted')
    .on('quizzes')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
}
