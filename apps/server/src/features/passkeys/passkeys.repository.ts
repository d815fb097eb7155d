import type { User } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { toUser } from '../../db/tables/stored-users.ts'

export type NewPasskey = {
  id: string
  userId: string
  credentialId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  createdAt: number
}

export async function insertPasskey(trx: Db, passkey: NewPasskey): Promise<void> {
  await trx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .execute()
}

/** The oldest first; there are never many. */
export async function listPasskeysOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'credential_id as credentialId', 'transports', 'name', 'created_at as createdAt'])
    .select(['last_used_at as lastUsedAt', 'copied_at as copiedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ transports, ...row }) => ({ ...row, transports: JSON.parse(transports) as string[] }))
}

const owners = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'email', 'role', 'language', 'password_hash as passwordHash'])
    .select(['operator_since', 'closed_at as closedAt', 'educator_asked_at'])

type OwnerRow = Parameters<typeof toUser>[0] & { passwordHash: string; closedAt: number | null }

export type Owner = { user: User; passwordHash: string; isClosed: boolean }

const toOwner = (row: OwnerRow): Owner => ({
  user: toUser(row),
  passwordHash: row.passwordHash,
  isClosed: row.closedAt !== null,
})

export async function findOwner(db: Db, userId: string): Promise<Owner | undefined> {
  const row = await owners(db).where('users.id', '=', userId).executeTakeFirst()
  return row && toOwner(row)
}

/** Locks the account, so that no two of its passkeys are added or removed at once. */
export async function lockOwner(trx: Db, userId: string): Promise<Owner | undefined> {
  const row = await owners(trx).where('users.id', '=', userId).forUpdate().executeTakeFirst()
  return row && toOwner(row)
}

export async function hasSession(trx: Db, userId: string, tokenHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function findByCredential(db: Db, credentialId: string) {
  const row = await owners(db)
    .innerJoin('passkeys', 'passkeys.user_id', 'users.id')
    .select(['passkeys.id as passkeyId', 'public_key as publicKey', 'counter', 'passkeys.name as called'])
    .select(['copied_at as copiedAt'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (!row) return undefined
  const { passkeyId: id, publicKey, counter, called, copiedAt } = row
  return { ...toOwner(row), passkey: { id, name: called, publicKey, counter, copiedAt } }
}

/** False if the passkey was removed meanwhile. */
export async function noteUse(
  trx: Db,
  id: string,
  { counter, copiedAt, at }: { counter: number; copiedAt: number | null; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, copied_at: copiedAt, last_used_at: at })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Own = { userId: string; id: string }

export async function renamePasskey(db: Db, { userId, id }: Own, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deletePasskey(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('id', '=', id).execute()
}

/** Whether the account signs in by one of these providers. */
export async function signsInByAnyOf(db: Db, userId: string, issuers: readonly string[]): Promise<boolean> {
  if (issuers.length === 0) return false
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('issuer', 'in', issuers)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Of two who insert the same at once, one fails. */
export async function insertUse(trx: Db, challengeHash: string, expiresAt: number): Promise<void> {
  await trx
    .insertInto('passkey_uses')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .execute()
}

export async function deleteExpiredPasskeyUses(db: Db, now: number): Promise<void> {
  await db.deleteFrom('passkey_uses').where('expires_at', '<=', now).execute()
}
