import type { GivenRole, QuizRole } from '@quizly/domain'
import { sql } from 'kysely'
import type { Db } from '../../db/store.ts'

export type ColleagueRow = { userId: string; name: string; email: string; role: QuizRole }

export async function listRoles(db: Db, quizId: string): Promise<ColleagueRow[]> {
  return db
    .selectFrom('quiz_roles')
    .innerJoin('users', 'users.id', 'quiz_roles.user_id')
    .select(['users.id as userId', 'users.name', 'users.email', 'quiz_roles.role'])
    .where('quiz_roles.quiz_id', '=', quizId)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
}

export async function hasRoleByEmail(db: Db, quizId: string, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('quiz_roles')
    .innerJoin('users', 'users.id', 'quiz_roles.user_id')
    .select('users.id')
    .where('quiz_roles.quiz_id', '=', quizId)
    .where('users.email_key', '=', emailKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a role to an account that is not deleted, unless it has one. Returns whether it was given. */
export async function giveRole(
  trx: Db,
  { quizId, userId, role }: { quizId: string; userId: string; role: GivenRole },
): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return false
  const row = await trx
    .insertInto('quiz_roles')
    .columns(['quiz_id', 'user_id', 'role', 'created_at'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('quizzes')
        .select([
          'quizzes.id',
          cast<string>(val(userId), 'text').as('user_id'),
          cast<QuizRole>(val(role), 'text').as('role'),
          'quizzes.created_at',
        ])
        .where('quizzes.id', '=', quizId),
    )
    .onConflict((conflict) => conflict.columns(['quiz_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes the role of a colleague, and returns the role before; undefined if they are none. */
export async function changeRole(
  trx: Db,
  { quizId, userId, role }: { quizId: string; userId: string; role: GivenRole },
): Promise<QuizRole | undefined> {
  const before = await findGivenRole(trx, quizId, userId)
  if (before === undefined) return undefined
  await trx
    .updateTable('quiz_roles')
    .set({ role })
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .where('role', '<>', 'owner')
    .execute()
  return before
}

export async function findGivenRole(db: Db, quizId: string, userId: string): Promise<QuizRole | undefined> {
  const row = await db
    .selectFrom('quiz_roles')
    .select('role')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .where('role', '<>', 'owner')
    .executeTakeFirst()
  return row?.role
}

export async function takeRole(trx: Db, quizId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('quiz_roles')
    .where('quiz_id', '=', quizId)
    .where('user_id', '=', userId)
    .where('role', '<>', 'owner')
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function swapOwner(
  trx: Db,
  quizId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const set = (userId: string, role: QuizRole) =>
    trx
      .updateTable('quiz_roles')
      .set({ role })
      .where('quiz_id', '=', quizId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  // In this order, because a quiz has one owner at any moment.
  await set(from, 'editor')
  const { numUpdatedRows } = await set(to, 'owner')
  await trx.updateTable('allowances').set({ owner_id: to }).where('quiz_id', '=', quizId).execute()
  await trx.updateTable('quizzes').set({ owner_id: to, has_allowances: 1 }).where('id', '=', quizId).execute()
  return numUpdatedRows > 0n
}

/** How many bytes the questions of a quiz take, in all revisions that are kept. */
export async function countQuestionBytes(
  db: Db,
  quizId: string,
): Promise<{ bytes: number; pictures: number }> {
  return db
    .selectFrom('quiz_revisions')
    .select(sql<number>`coalesce(sum(octet_length(questions)), 0)`.as('bytes'))
    .select(({ fn, selectFrom }) =>
      selectFrom('image_uses')
        .select(fn.countAll<number>().as('count'))
        .where('image_uses.quiz_id', '=', quizId)
        .$asScalar()
        .$notNull()
        .as('pictures'),
    )
    .where('quiz_id', '=', quizId)
    .executeTakeFirstOrThrow()
}
