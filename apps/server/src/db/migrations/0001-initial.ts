import { type Kysely, sql } from 'kysely'

/** Accounts, quizzes with their revisions, attempts with their marks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db)
  await createQuizzes(db)
  await createAttempts(db)
}

async function createAccounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('student', 'admin')`))
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()
  await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
}

async function createQuizzes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('quizzes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('time_limit_minutes', 'integer', (column) => column.notNull())
    .addColumn('num_questions', 'integer', (column) => column.notNull())
    .addColumn('secret_code', 'text', (column) => column.notNull().unique())
    .addColumn('current_revision', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('quizzes_by_owner').on('quizzes').column('owner_id').execute()
  await schema
    .createTable('quiz_revisions')
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('questions', 'text', (column) => column.notNull())
    .addColumn('question_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('quiz_revisions_key', ['quiz_id', 'revision'])
    .execute()
}

async function createAttempts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id'))
    .addColumn('student_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('admitted', 'in-progress', 'submitted')`),
    )
    .addColumn('revision', 'integer')
    .addColumn('admitted_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('deadline', 'bigint')
    .addColumn('saved_answers', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('submitted_at', 'bigint')
    .addColumn('submitted_by', 'text', (column) => column.check(sql`submitted_by in ('student', 'time')`))
    .addColumn('answers', 'text')
    .addColumn('verdicts', 'text')
    .addColumn('score', 'integer')
    .addColumn('total_questions', 'integer')
    .addColumn('marked_revision', 'integer')
    .addColumn('late_answers', 'text', (column) => column.notNull().defaultTo('[]'))
    .addUniqueConstraint('one_attempt_per_student', ['quiz_id', 'student_id'])
    .execute()
  await schema.createIndex('attempts_by_deadline').on('attempts').columns(['state', 'deadline']).execute()
  await schema
    .createIndex('attempts_by_student')
    .on('attempts')
    .columns(['student_id', 'submitted_at'])
    .execute()
  await schema
    .createTable('score_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('attempts.id'))
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('old_score', 'integer', (column) => column.notNull())
    .addColumn('old_total', 'integer', (column) => column.notNull())
    .addColumn('new_score', 'integer', (column) => column.notNull())
    .addColumn('new_total', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute()
  await schema.createIndex('score_changes_by_attempt').on('score_changes').column('attempt_id').execute()
}
