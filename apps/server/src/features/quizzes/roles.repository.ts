import type { QuizRole } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

export type RoleHolder = { userId: string; roles: readonly QuizRole[] }

const rolesOf = (db: Db, { userId, roles }: RoleHolder) =>
  db
    .selectFrom('quiz_roles')
    .select('quiz_roles.role')
    .where('quiz_roles.user_id', '=', userId)
    .where('quiz_roles.role', 'in', roles)

export const roleOnQuiz = (db: Db, holder: RoleHolder) =>
  rolesOf(db, holder)
    .where('quiz_roles.quiz_id', '=', sql.ref<string>('quizzes.id'))
    .where(sql.ref('quizzes.deleted_at'), 'is', null)

export async function findRole(db: Db, quizId: string, holder: RoleHolder): Promise<QuizRole | undefined> {
  const row = await rolesOf(db, holder)
    .innerJoin('quizzes', 'quizzes.id', 'quiz_roles.quiz_id')
    .where('quiz_roles.quiz_id', '=', quizId)
    .where('quizzes.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.role
}

export async function insertRole(
  db: Db,
  { quizId, userId, role }: { quizId: string; userId: string; role: QuizRole },
  createdAt: number,
): Promise<void> {
  await db
    .insertInto('quiz_roles')
    .values({ quiz_id: quizId, user_id: userId, role, created_at: createdAt })
    .execute()
}
