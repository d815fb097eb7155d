import type { Db } from '../../db/store.ts'

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

/** Whether this link can be used at `now`. */
export async function hasPasswordReset(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a link up and says whose it was. Of two that try, one is told nobody's. */
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

export async function deletePasswordResetsOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export async function deleteExpiredPasswordResets(db: Db, now: number): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
