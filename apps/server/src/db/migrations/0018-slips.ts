import type { Kysely } from 'kysely'

/** Sign-in slips by list. A slip has an account once it was used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('slip_lists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('educator_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('quiz_id', 'text', (column) => column.references('quizzes.id').onDelete('set null'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('slip_lists_by_educator').on('slip_lists').columns(['educator_id', 'id']).execute()
  await schema.createIndex('slip_lists_by_quiz').on('slip_lists').column('quiz_id').execute()
  await schema
    .createTable('slips')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('list_id', 'text', (column) =>
      column.notNull().references('slip_lists.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('joined_at', 'bigint')
    .execute()
  await schema.createIndex('slips_of_list').on('slips').columns(['list_id', 'place']).execute()
  await schema.createIndex('slips_of_user').on('slips').column('user_id').execute()
}
