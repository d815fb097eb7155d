import type { Kysely } from 'kysely'

/** People can correct their names. What was issued under an earlier one keeps it, so earlier ones are kept. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('former_names')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_names_key', ['user_id', 'until'])
    .execute()
}
