import type { Kysely } from 'kysely'

/** Sessions with the names of their devices, links to set a new password, deleted accounts. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema.alterTable('sessions').addColumn('last_used_at', 'bigint').execute()
  await schema.alterTable('users').addColumn('deleted_at', 'bigint').execute()
  await schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('password_resets_by_expiry').on('password_resets').column('expires_at').execute()
  await schema.createIndex('password_resets_by_user').on('password_resets').column('user_id').execute()
  await schema.createIndex('contact_messages_by_user').on('contact_messages').column('user_id').execute()
}
