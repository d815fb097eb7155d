import { type Kysely, sql } from 'kysely'

/** Owners share quizzes with colleagues: invitations, and who gave whom which role. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) =>
      column.notNull().check(sql`role in ('editor', 'marker', 'viewer')`),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint')
    .addUniqueConstraint('invitations_one_each', ['quiz_id', 'email_key'])
    .execute()
  // A deleted account leaves no invitation, neither sent nor received.
  await schema.createIndex('invitations_by_email').on('invitations').column('email_key').execute()
  await schema.createIndex('invitations_by_inviter').on('invitations').column('invited_by').execute()
  await schema
    .createTable('role_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('role', 'text')
    .addColumn('changed_by', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('role_changes_of_quiz')
    .on('role_changes')
    .columns(['quiz_id', 'changed_at', 'id'])
    .execute()
}
