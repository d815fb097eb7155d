import { type Kysely, sql } from 'kysely'

/** Which version of the renderer has drawn a revision. Null: it has no formatted text; 0: one that noted no version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quiz_revisions').addColumn('renderer', 'integer').execute()
  // Quotation marks in a text are escaped in JSON, so no text looks like it.
  await sql`update quiz_revisions set renderer = 0 where questions like '%"format":"markdown"%'`.execute(db)
  await sql`create index quiz_revisions_drawn on quiz_revisions (renderer) where renderer is not null`.execute(
    db,
  )
}
