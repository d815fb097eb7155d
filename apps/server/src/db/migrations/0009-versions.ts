import type { Kysely } from 'kysely'

/** Which versions have written this store, and which version each node has. Null: one of before 0.3. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('versions')
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute()
  await schema.alterTable('live_nodes').addColumn('version', 'text').execute()
  await schema.alterTable('live_nodes').addColumn('step', 'text').execute()
}
