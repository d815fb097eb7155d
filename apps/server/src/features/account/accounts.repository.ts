import type { Role } from '@quizly/contract'
import type { EducatorBy } from '@quizly/domain'
import { countRows } from '../../db/count-rows.ts'
import type { Db } from '../../db/store.ts'

type ListedAccount = {
  name: string
  email: string
  emailKey: string
  role: Role
  createdAt: number
  quizzes: number
}

/** By e-mail, those after `after`. */
export async function listAccountRows(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ListedAccount[]> {
  let query = db
    .selectFrom('users')
    .select(['name', 'email', 'email_key as emailKey', 'role', 'created_at as createdAt'])
    .select(({ fn, lit, selectFrom }) => {
      const own = selectFrom('quizzes')
        .select((quiz) => quiz.fn.countAll<number>().as('count'))
        .whereRef('owner_id', '=', 'users.id')
        .where('quizzes.deleted_at', 'is', null)
      return fn.coalesce(own, lit(0)).as('quizzes')
    })
    .where('users.deleted_at', 'is', null)
    .orderBy('email_key')
    .limit(limit)
  if (after !== undefined) query = query.where('email_key', '>', after)
  return query.execute()
}

/** The account of an e-mail, which nobody else changes before the transaction ends. */
export async function lockAccount(
  trx: Db,
  emailKey: string,
): Promise<{ id: string; email: string; role: Role } | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirst()
}

/** When the last running attempt of a student ends by itself; undefined if none runs. */
export async function findEndOfAttempts(db: Db, userId: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.max('deadline').as('last'))
    .where('student_id', '=', userId)
    .where('state', '=', 'in-progress')
    .where('deadline', '>', now)
    .executeTakeFirst()
  return row?.last ?? undefined
}

export async function countOwnQuizzes(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('quizzes').where('owner_id', '=', userId).where('deleted_at', 'is', null))
}

/** Sessions end, because open pages are those of the role before. */
export async function replaceRole(
  trx: Db,
  userId: string,
  role: Role,
  educatorBy: EducatorBy | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ role, educator_by: educatorBy, educator_asked_at: null })
    .where('id', '=', userId)
    .execute()
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
