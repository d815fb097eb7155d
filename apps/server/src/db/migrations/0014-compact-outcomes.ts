import { type Kysely, sql } from 'kysely'

/**
 * A result's verdicts become one short text, and the letters of the chosen options with them. Results that are there
 * keep their `verdicts` until the servers have rewritten them, a few at a time while they run: `rewrites` says how far
 * they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempts').addColumn('outcomes', 'text').execute()
  await db.schema
    .createTable('rewrites')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('after_id', 'text', (column) => column.notNull())
    .execute()
  await sql`
    insert into rewrites (name, after_id)
    select 'outcomes', '' where exists (select 1 from attempts where state = 'submitted')`.execute(db)
}
