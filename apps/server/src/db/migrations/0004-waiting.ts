import { type Kysely, sql } from 'kysely'

/** How many questions of a result wait to be marked; null if none does. */
const columns = {
  attempts: ['waiting'],
  score_changes: ['old_waiting', 'new_waiting'],
  deleted_attempts: ['waiting'],
  // Given by hand for one answer, in hundredths.
  marking_overrides: ['points'],
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) await db.schema.alterTable(table).addColumn(name, 'integer').execute()
  }
  await db.schema.dropIndex('attempts_submitted').execute()
  // Every column that results are sorted, summed or chosen by, so that only the rows of one page are read.
  await sql`create index attempts_submitted on attempts
    (quiz_id, submitted_at, id, student_id, score, total_questions, points, max_points, waiting)
    where state = 'submitted'`.execute(db)
}
