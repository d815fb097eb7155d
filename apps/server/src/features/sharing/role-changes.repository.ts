import type { QuizRole } from '@quizly/domain'
import type { Db } from '../../db/store.ts'

/** `role` null: it was taken away. */
type RoleChangeRow = {
  id: string
  quizId: string
  userId: string
  role: QuizRole | null
  by: string
  at: number
}

export async function insertRoleChange(trx: Db, change: RoleChangeRow): Promise<void> {
  await trx
    .insertInto('role_changes')
    .values({
      id: change.id,
      quiz_id: change.quizId,
      user_id: change.userId,
      role: change.role,
      changed_by: change.by,
      changed_at: change.at,
    })
    .execute()
}

/** The last changes of roles on a quiz with the names of today, newest first. */
export async function listRoleChanges(
  db: Db,
  quizId: string,
  limit: number,
): Promise<{ name: string; by: string; role: QuizRole | null; at: number }[]> {
  return db
    .selectFrom('role_changes')
    .innerJoin('users as person', 'person.id', 'role_changes.user_id')
    .innerJoin('users as giver', 'giver.id', 'role_changes.changed_by')
    .select(['person.name', 'giver.name as by', 'role_changes.role', 'role_changes.changed_at as at'])
    .where('role_changes.quiz_id', '=', quizId)
    .orderBy('role_changes.changed_at', 'desc')
    .orderBy('role_changes.id', 'desc')
    .limit(limit)
    .execute()
}
