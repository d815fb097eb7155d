import type { BankRole } from '@quizly/domain'
import type { Db } from '../../db/store.ts'

export type BankShare = {
  id: string
  ownerId: string
  email: string
  emailKey: string
  role: BankRole
  tokenHash: string
  createdAt: number
  expiresAt: number
}

/** An invitation of the same e-mail before ends. */
export async function storeShare(trx: Db, share: BankShare): Promise<void> {
  const row = {
    id: share.id,
    email: share.email,
    role: share.role,
    token_hash: share.tokenHash,
    created_at: share.createdAt,
    expires_at: share.expiresAt,
  }
  await trx
    .insertInto('bank_shares')
    .values({ ...row, owner_id: share.ownerId, email_key: share.emailKey, user_id: null })
    .onConflict((conflict) => conflict.columns(['owner_id', 'email_key']).doUpdateSet(row))
    .execute()
}

/** Colleagues, and invitations that can still be accepted. */
export async function listShares(db: Db, ownerId: string, now: number) {
  return db
    .selectFrom('bank_shares')
    .leftJoin('users', 'users.id', 'bank_shares.user_id')
    .select(['bank_shares.id', 'bank_shares.email', 'bank_shares.email_key as emailKey', 'bank_shares.role'])
    .select([
      'user_id as userId',
      'users.name',
      'bank_shares.created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .where('owner_id', '=', ownerId)
    .where(({ eb, or }) => or([eb('user_id', 'is not', null), eb('expires_at', '>', now)]))
    .orderBy('users.name')
    .orderBy('bank_shares.email_key')
    .execute()
}

/** The banks that are shared with somebody. */
export async function listBanksOf(db: Db, userId: string) {
  return db
    .selectFrom('bank_shares')
    .innerJoin('users', 'users.id', 'bank_shares.owner_id')
    .select(['users.id as _id', 'bank_shares.id as shareId', 'users.name', 'bank_shares.role'])
    .where('user_id', '=', userId)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
}

export async function findShare(
  db: Db,
  { tokenHash, emailKey }: { tokenHash: string; emailKey: string },
  now: number,
) {
  return db
    .selectFrom('bank_shares')
    .innerJoin('users', 'users.id', 'bank_shares.owner_id')
    .select([
      'bank_shares.id',
      'owner_id as ownerId',
      'user_id as userId',
      'bank_shares.role',
      'expires_at as expiresAt',
    ])
    .select(['users.name', 'users.email'])
    .where('token_hash', '=', tokenHash)
    .where('bank_shares.email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Gives an invitation to an account that is not deleted. Returns whether that was done. */
export async function acceptShare(trx: Db, id: string, userId: string): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return false
  const { numUpdatedRows } = await trx
    .updateTable('bank_shares')
    .set({ user_id: userId })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function changeShare(
  trx: Db,
  { id, ownerId, role }: { id: string; ownerId: string; role: BankRole },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bank_shares')
    .set({ role })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** For the owner and for whom it is shared with. The owner is locked: a change of the bank that has begun ends first. */
export async function deleteShare(trx: Db, id: string, userId: string): Promise<boolean> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ({ selectFrom }) => selectFrom('bank_shares').select('owner_id').where('id', '=', id))
    .forUpdate()
    .execute()
  const { numDeletedRows } = await trx
    .deleteFrom('bank_shares')
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('owner_id', '=', userId), eb('user_id', '=', userId)]))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteExpiredShares(db: Db, now: number): Promise<void> {
  await db.deleteFrom('bank_shares').where('expires_at', '<=', now).where('user_id', 'is', null).execute()
}
