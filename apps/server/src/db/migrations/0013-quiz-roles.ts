import { type Kysely, sql } from 'kysely'

/** Who may do what with a quiz. Each quiz has one owner, the educator whose storage it fills. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('quiz_roles')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('role', 'text', (column) =>
      column.notNull().check(sql`role in ('owner', 'editor', 'marker', 'viewer')`),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('quiz_roles_key', ['quiz_id', 'user_id'])
    .execute()
  await sql`
    insert into quiz_roles (quiz_id, user_id, role, created_at)
    select id, owner_id, 'owner', created_at from quizzes`.execute(db)
  await schema
    .createIndex('quiz_roles_one_owner')
    .on('quiz_roles')
    .column('quiz_id')
    .unique()
    .where(sql.ref('role'), '=', sql.lit('owner'))
    .execute()
  // This index alone is enough for a page of an educator's quizzes, newest first.
  await schema
    .createIndex('quiz_roles_of_user')
    .on('quiz_roles')
    .columns(['user_id', 'created_at', 'quiz_id', 'role'])
    .execute()
  // What still searches by owner, exports and deletions of accounts, reads in the order of IDs.
  await schema.dropIndex('quizzes_by_owner').execute()
  await schema.createIndex('quizzes_by_owner').on('quizzes').columns(['owner_id', 'id']).execute()
}
