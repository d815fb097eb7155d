import type { Db } from '../../../db/store.ts'

/** A private key as it is stored: 32 bytes in base64. */
export type StoredKey = { seed: string; createdAt: number }

/** Stores a key unless there is one for this purpose. */
export async function insertKeyIfMissing(
  db: Db,
  purpose: string,
  { seed, createdAt }: StoredKey,
): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({ purpose, seed, created_at: createdAt })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
}

export async function findKey(db: Db, purpose: string): Promise<StoredKey | undefined> {
  return db
    .selectFrom('signing_keys')
    .select(['seed', 'created_at as createdAt'])
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}
