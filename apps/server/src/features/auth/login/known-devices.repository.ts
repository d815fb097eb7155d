import type { Db } from '../../../db/store.ts'

type KnownDevice = { userId: string; tokenHash: string; lastUsedAt: number }

export async function keepDevice(
  db: Db,
  { userId, tokenHash, lastUsedAt }: KnownDevice,
  most: number,
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: tokenHash, last_used_at: lastUsedAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_used_at: lastUsedAt }),
    )
    .execute()
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', ({ selectFrom }) =>
      selectFrom('known_devices as newest')
        .select('newest.token_hash')
        .where('newest.user_id', '=', userId)
        .orderBy('newest.last_used_at', 'desc')
        .orderBy('newest.token_hash')
        .limit(most),
    )
    .execute()
}

export async function forgetOtherDevices(db: Db, userId: string, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute()
}
