import { type Kysely, sql } from 'kysely'

/**
 * How a quiz runs, how much an educator has stored, and which quizzes have results that are still to be
 * re-marked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSettings(db)
  await addStorage(db)
  await addListIndexes(db)
}

async function addSettings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('quizzes')
    .addColumn('answer_release', 'text', (column) =>
      column
        .notNull()
        .defaultTo('at-once')
        .check(sql`answer_release in ('at-once', 'when-closed')`),
    )
    .execute()
  await schema
    .alterTable('quizzes')
    .addColumn('is_open', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema.alterTable('quizzes').addColumn('language', 'text').execute()
  await schema.alterTable('quizzes').addColumn('unmarked_since', 'bigint').execute()
  await schema
    .createIndex('quizzes_unmarked')
    .on('quizzes')
    .column('unmarked_since')
    .where(sql.ref('unmarked_since'), 'is not', null)
    .execute()
}

async function addStorage(db: Kysely<unknown>): Promise<void> {
  for (const name of ['quiz_count', 'quiz_bytes']) {
    await db.schema
      .alterTable('users')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await sql`
    update users set
      quiz_count = (select count(*) from quizzes where owner_id = users.id),
      quiz_bytes = (
        select coalesce(sum(octet_length(questions)), 0) from quiz_revisions
        join quizzes on quizzes.id = quiz_revisions.quiz_id where owner_id = users.id
      )
    where role = 'admin'`.execute(db)
}

/**
 * For pages of an educator's quizzes, newest first, and of a quiz's results in any order. The second index
 * holds every column that results are sorted or summed by, so that only the rows of one page, which are long,
 * are read.
 */
async function addListIndexes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('attempts_submitted')
    .on('attempts')
    .columns(['quiz_id', 'submitted_at', 'id', 'student_id', 'score', 'total_questions'])
    .where(sql.ref('state'), '=', sql.lit('submitted'))
    .execute()
  await schema.dropIndex('quizzes_by_owner').execute()
  await schema
    .createIndex('quizzes_by_owner')
    .on('quizzes')
    .columns(['owner_id', 'created_at', 'id'])
    .execute()
}
