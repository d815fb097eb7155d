import type { Kysely } from 'kysely'

/** What happened in an attempt, one line for each event; and the key that signs receipts. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('attempts')
    .addColumn('record', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('attempts')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('signing_keys')
    .addColumn('purpose', 'text', (column) => column.primaryKey())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}
