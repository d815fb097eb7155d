import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'

/** Locks one quiz that was deleted before a moment, so that nobody brings it back meanwhile. */
export async function lockDeleted(
  trx: Db,
  before: number,
): Promise<{ id: string; ownerId: string } | undefined> {
  const found = trx.selectFrom('quizzes').select('id').where('deleted_at', '<', before).limit(1)
  return trx
    .updateTable('quizzes')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', found)
    .where('deleted_at', '<', before)
    .returning(['id', 'owner_id as ownerId'])
    .executeTakeFirst()
}

export async function deleteSomeAttempts(trx: Db, quizId: string, limit: number): Promise<number> {
  const rows = await trx
    .selectFrom('attempts')
    .select('id')
    .where('quiz_id', '=', quizId)
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await trx.deleteFrom('score_changes').where('attempt_id', 'in', ids).execute()
  await trx.deleteFrom('attempts').where('id', 'in', ids).execute()
  return ids.length
}

/** Deletes some revisions of a quiz. Returns how many, and how many bytes their questions took. */
export async function deleteSomeRevisions(
  trx: Db,
  quizId: string,
  limit: number,
): Promise<{ deleted: number; freedBytes: number }> {
  const some = trx.selectFrom('quiz_revisions').select('revision').where('quiz_id', '=', quizId).limit(limit)
  const rows = await trx
    .deleteFrom('quiz_revisions')
    .where('quiz_id', '=', quizId)
    .where('revision', 'in', some)
    .returning(sql<number>`octet_length(questions)`.as('bytes'))
    .execute()
  return { deleted: rows.length, freedBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) }
}

export async function deleteQuizRow(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('quizzes').where('id', '=', id).execute()
}
