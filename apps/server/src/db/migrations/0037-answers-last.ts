import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * On SQLite a row's answers come after its other columns. A long row is a chain of pages that SQLite follows from the
 * beginning, so a report that reads the score of each result would read all answers before it. PostgreSQL keeps long
 * texts beside the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return
  const attempts = () => db.schema.alterTable('attempts')
  await attempts().addColumn('moved_answers', 'text').execute()
  await attempts()
    .addColumn('moved_saved_answers', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await sql`update attempts set moved_answers = answers, moved_saved_answers = saved_answers`.execute(db)
  for (const column of ['answers', 'saved_answers']) {
    await attempts().dropColumn(column).execute()
    await attempts().renameColumn(`moved_${column}`, column).execute()
  }
}
