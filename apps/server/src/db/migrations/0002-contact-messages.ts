import type { Kysely } from 'kysely'

/** Messages from the contact form, kept for the operator. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}
