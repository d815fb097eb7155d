import type { User } from '@quizly/contract'
import { countRows } from '../../../db/count-rows.ts'
import type { Db } from '../../../db/store.ts'
import { toUser } from '../../../db/tables/stored-users.ts'

export type PasswordReset = { tokenHash: string; userId: string; createdAt: number; expiresAt: number }

export async function insertPasswordReset(db: Db, reset: PasswordReset): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      user_id: reset.userId,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
    })
    .execute()
}

export async function findUserOfPasswordReset(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<User | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'name', 'email', 'role', 'language'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && toUser(row)
}

/** Locks the user, so that requests at the same time wait for each other. */
export async function countPasswordResetsSince(trx: Db, userId: string, moment: number): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  return countRows(
    trx.selectFrom('password_resets').where('user_id', '=', userId).where('created_at', '>', moment),
  )
}

/** If two requests use a link at once, the second gets undefined. */
export async function takePasswordReset(
  trx: Db,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** What was asked for with the password of before, or to replace it. */
export async function endRequestsOfUser(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await trx
    .updateTable('second_factors')
    .set({ reset_asked_at: null })
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteExpiredPasswordResets(db: Db, now: number): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
