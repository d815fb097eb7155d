import { type Kysely, sql } from 'kysely'

/** Operators, closed accounts, who became an educator by whom, invitations of educators, and the log of what matters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const moment of ['operator_since', 'closed_at', 'educator_asked_at'])
    await schema.alterTable('users').addColumn(moment, 'bigint').execute()
  await schema.alterTable('users').addColumn('educator_by', 'text').execute()
  // Nearly no account has one of these, and none of the others costs anything.
  await sql`create index users_by_operator on users (operator_since) where operator_since is not null`.execute(
    db,
  )
  await sql`create index users_by_asked on users (educator_asked_at) where educator_asked_at is not null`.execute(
    db,
  )
  await schema
    .createTable('educator_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('invited_by', 'text', (column) => column.references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('educator_invitations_by')
    .on('educator_invitations')
    .column('invited_by')
    .execute()
  await schema
    .createTable('log_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.references('users.id'))
    .addColumn('of_id', 'text', (column) => column.references('users.id'))
    .addColumn('detail', 'text')
    .execute()
  await schema.createIndex('log_entries_by_detail').on('log_entries').column('detail').execute()
}
