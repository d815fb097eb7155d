import { type Kysely, sql } from 'kysely'

/** Who has given an allowance and what it goes before, and what a closing has cut off a promised time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('allowances')
    .addColumn('given_by', 'text', (column) => column.references('users.id'))
    .execute()
  await schema
    .alterTable('allowances')
    .addColumn('instead', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update allowances set given_by = owner_id`.execute(db)
  await schema.createIndex('allowances_by_given_by').on('allowances').column('given_by').execute()
  for (const column of ['uncut_ms', 'uncut_limit_ms']) {
    await schema.alterTable('attempts').addColumn(column, 'bigint').execute()
  }
}
