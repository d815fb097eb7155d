import type { QuizAccess } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../../db/store.ts'
import { accessColumns, readAccess } from '../../../db/stored-access.ts'
import type { RoleHolder } from '../roles.repository.ts'

export type StoredLocation = { archivedAt: number | null; deletedAt: number | null }

/** The quiz's row among those that the user has one of these roles on, deleted ones too. */
const withRole = ({ userId, roles }: RoleHolder) => sql<boolean>`exists (
  select 1 from quiz_roles where quiz_id = quizzes.id and user_id = ${userId} and role in (${sql.join(roles)}))`

export async function findLocation(
  db: Db,
  id: string,
  holder: RoleHolder,
): Promise<(StoredLocation & QuizAccess) | undefined> {
  const row = await db
    .selectFrom('quizzes')
    .select(['archived_at', 'deleted_at', ...accessColumns])
    .where('id', '=', id)
    .where(withRole(holder))
    .executeTakeFirst()
  return (
    row && {
      archivedAt: row.archived_at,
      deletedAt: row.deleted_at,
      ...readAccess(row),
    }
  )
}

export async function countStarted(db: Db, quizId: string): Promise<{ results: number; running: number }> {
  return db
    .selectFrom('attempts')
    .where('quiz_id', '=', quizId)
    .select([
      sql<number>`coalesce(sum(case when state = 'submitted' then 1 else 0 end), 0)`.as('results'),
      sql<number>`coalesce(sum(case when state = 'in-progress' then 1 else 0 end), 0)`.as('running'),
    ])
    .executeTakeFirstOrThrow()
}

/** The same, and locks the quiz for this transaction: whoever else moves or removes it waits. */
export async function lockLocation(
  trx: Db,
  id: string,
  holder: RoleHolder,
): Promise<StoredLocation | undefined> {
  return trx
    .updateTable('quizzes')
    .set(({ ref }) => ({ updated_at: ref('updated_at') }))
    .where('id', '=', id)
    .where(withRole(holder))
    .returning(['archived_at as archivedAt', 'deleted_at as deletedAt'])
    .executeTakeFirst()
}

/**
 * A code is closed on the way out and stays closed on the way back. Drafts, which nobody can enter, keep
 * theirs.
 */
export async function storeLocation(trx: Db, id: string, place: StoredLocation): Promise<void> {
  await trx
    .updateTable('quizzes')
    .set({
      archived_at: place.archivedAt,
      deleted_at: place.deletedAt,
      is_open: sql<number>`case when current_revision is null then is_open else 0 end`,
    })
    .where('id', '=', id)
    .execute()
}

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
