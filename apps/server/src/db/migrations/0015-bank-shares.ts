import type { Kysely } from 'kysely'

/** With whom educators share their banks, and who is invited to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('bank_shares')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  const index = (name: string, columns: string[]) =>
    schema.createIndex(name).unique().on('bank_shares').columns(columns).execute()
  await index('bank_shares_by_email', ['owner_id', 'email_key'])
  await index('bank_shares_by_user', ['user_id', 'owner_id'])
  await index('bank_shares_by_token', ['token_hash'])
  await schema.createIndex('bank_shares_of_email').on('bank_shares').column('email_key').execute()
}
