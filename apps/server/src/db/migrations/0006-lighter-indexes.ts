import { type Kysely, sql } from 'kysely'

/**
 * A submission only removes its attempt from one of these indexes and leaves the other unchanged. Otherwise
 * each submission would write both.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('attempts_by_deadline').execute()
  await schema
    .createIndex('attempts_by_deadline')
    .on('attempts')
    .column('deadline')
    .where(sql.ref('state'), '=', sql.lit('in-progress'))
    .execute()
  await schema.dropIndex('attempts_by_student').execute()
  await schema.createIndex('attempts_by_student').on('attempts').column('student_id').execute()
}
