import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * A student's attempts at a quiz are numbered, so that there can be more than one. Each attempt stores the
 * time that it was given, and a seed. What happened in it is its timeline.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await (isPostgres ? alterAttempts(db) : rebuildAttempts(db))
}

async function alterAttempts(db: Kysely<unknown>): Promise<void> {
  const attempts = () => db.schema.alterTable('attempts')
  await attempts().renameColumn('record', 'timeline').execute()
  await attempts()
    .addColumn('number', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('seed', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('duration_ms', 'bigint')
    .execute()
  await sql`update attempts set seed = id, duration_ms = deadline - started_at`.execute(db)
  await attempts().dropConstraint('one_attempt_per_student').execute()
  await attempts().addUniqueConstraint('attempts_by_number', ['quiz_id', 'student_id', 'number']).execute()
}

/** SQLite cannot change a table's constraints, so the rows move to new tables. */
async function rebuildAttempts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempts').renameTo('old_attempts').execute()
  await db.schema.alterTable('score_changes').renameTo('old_score_changes').execute()
  await createAttempts(db)
  await createScoreChanges(db)
  const kept =
    sql.raw(`id, quiz_id, student_id, state, revision, admitted_at, started_at, deadline, saved_answers,
    submitted_at, submitted_by, answers, verdicts, score, total_questions, marked_revision, late_answers, version,
    person_key, devices`)
  await sql`
    insert into attempts (${kept}, timeline, number, seed, duration_ms)
    select ${kept}, record, 1, id, deadline - started_at from old_attempts`.execute(db)
  await sql`insert into score_changes select * from old_score_changes`.execute(db)
  await db.schema.dropTable('old_score_changes').execute()
  await db.schema.dropTable('old_attempts').execute()
  await createIndexes(db)
}

async function createAttempts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id'))
    .addColumn('student_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('number', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('seed', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('admitted', 'in-progress', 'submitted')`),
    )
    .addColumn('revision', 'integer')
    .addColumn('admitted_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('duration_ms', 'bigint')
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
    .addColumn('timeline', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('person_key', 'text')
    .addColumn('devices', 'text', (column) => column.notNull().defaultTo(''))
    .addUniqueConstraint('attempts_by_number', ['quiz_id', 'student_id', 'number'])
    .execute()
}

async function createScoreChanges({ schema }: Kysely<unknown>): Promise<void> {
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
}

async function createIndexes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('attempts_by_deadline')
    .on('attempts')
    .column('deadline')
    .where(sql.ref('state'), '=', sql.lit('in-progress'))
    .execute()
  await schema.createIndex('attempts_by_student').on('attempts').column('student_id').execute()
  await schema
    .createIndex('attempts_submitted')
    .on('attempts')
    .columns(['quiz_id', 'submitted_at', 'id', 'student_id', 'score', 'total_questions'])
    .where(sql.ref('state'), '=', sql.lit('submitted'))
    .execute()
  await schema
    .createIndex('attempts_by_person')
    .on('attempts')
    .columns(['quiz_id', 'person_key'])
    .where(sql.ref('person_key'), 'is not', null)
    .execute()
  await schema.createIndex('score_changes_by_attempt').on('score_changes').column('attempt_id').execute()
}
