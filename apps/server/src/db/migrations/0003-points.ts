import { type Kysely, sql } from 'kysely'

/** In hundredths; null where each question is worth one point. */
const columns = {
  attempts: ['points', 'max_points'],
  score_changes: ['old_points', 'old_max_points', 'new_points', 'new_max_points'],
  deleted_attempts: ['points', 'max_points'],
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) await db.schema.alterTable(table).addColumn(name, 'integer').execute()
  }
  await db.schema.alterTable('quizzes').addColumn('traits', 'text').execute()
  await db.schema.dropIndex('attempts_submitted').execute()
  // Every column that results are sorted or summed by, so that only the rows of one page are read.
  await sql`create index attempts_submitted on attempts
    (quiz_id, submitted_at, id, student_id, score, total_questions, points, max_points)
    where state = 'submitted'`.execute(db)
}
