import type { QuizRole } from '@quizly/domain'
import { sql } from 'kysely'
import { keepNewest } from '../../db/keep-newest.ts'
import type { Db } from '../../db/store.ts'

/** Of each quiz. */
const maxRoleChanges = 200

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
  await keepNewest(trx, 'role_changes', {
    where: sql`quiz_id = ${change.quizId}`,
    per: 'quiz_id',
    order: sql`changed_at desc, id desc`,
    most: maxRoleChanges,
  })
}

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

export async function listEditors(db: Db, quizId: string): Promise<string[]> {
  const changes = db
    .selectFrom('role_changes')
    .select(['user_id', ({ fn }) => fn.min('changed_at').as('since')])
    .select(
      sql<number | null>`max(case when changed_by = user_id and role = 'editor' then changed_at end)`.as(
        'owned',
      ),
    )
    .where('quiz_id', '=', quizId)
    .groupBy('user_id')
    .as('changes')
  const rows = await db
    .selectFrom('quiz_roles')
    .innerJoin('users', 'users.id', 'quiz_roles.user_id')
    .leftJoin(changes, 'changes.user_id', 'quiz_roles.user_id')
    .select('quiz_roles.user_id as userId')
    .where('quiz_roles.quiz_id', '=', quizId)
    .where('quiz_roles.role', '=', 'editor')
    .where('users.deleted_at', 'is', null)
    .orderBy(sql`coalesce(owned, 0)`, 'desc')
    .orderBy(sql`coalesce(since, 0)`)
    .orderBy('quiz_roles.user_id')
    .execute()
  return rows.map(({ userId }) => userId)
}
