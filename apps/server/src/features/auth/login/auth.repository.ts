import type { User } from '@quizly/contract'
import type { EducatorBy } from '@quizly/domain'
import { isLanguageTag, type LanguageTag } from '@quizly/words'
import type { Db } from '../../../db/store.ts'
import { toUser } from '../../../db/tables/stored-users.ts'

/** What is noted of a new account beside its role. */
export type Standing = {
  educatorBy?: EducatorBy | undefined
  educatorAskedAt?: number | undefined
  operatorSince?: number | undefined
}

export type NewUser = User &
  Standing & { nameKey: string; emailKey: string; passwordHash: string; createdAt: number }

export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: user._id,
      email: user.email,
      email_key: user.emailKey,
      name: user.name,
      name_key: user.nameKey,
      role: user.role,
      password_hash: user.passwordHash,
      created_at: user.createdAt,
      ...(user.educatorBy && { educator_by: user.educatorBy }),
      ...(user.educatorAskedAt !== undefined && { educator_asked_at: user.educatorAskedAt }),
      ...(user.operatorSince !== undefined && { operator_since: user.operatorSince }),
    })
    .execute()
}

type Account = { user: User; passwordHash: string; deviceUsedAt: number | null; isClosed: boolean }

export async function findAccount(db: Db, emailKey: string, deviceHash = ''): Promise<Account | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('known_devices', (join) =>
      join.onRef('known_devices.user_id', '=', 'users.id').on('known_devices.token_hash', '=', deviceHash),
    )
    .select(['id', 'name', 'email', 'role', 'language', 'password_hash', 'known_devices.last_used_at'])
    .select(['operator_since', 'closed_at', 'educator_asked_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  if (!row) return undefined
  const { password_hash: passwordHash, last_used_at: deviceUsedAt } = row
  return { user: toUser(row), passwordHash, deviceUsedAt, isClosed: row.closed_at !== null }
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toUser(row)
}

/** Undefined if there is no such account, or it has chosen none. */
export async function findLanguage(db: Db, emailKey: string): Promise<LanguageTag | undefined> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return isLanguageTag(row?.language) ? row.language : undefined
}

export async function signsInByProvider(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return row?.password_hash
}

export async function updatePasswordHash(
  db: Db,
  userId: string,
  { from, to }: { from?: string; to: string },
): Promise<boolean> {
  let query = db.updateTable('users').set({ password_hash: to }).where('id', '=', userId)
  if (from !== undefined) query = query.where('password_hash', '=', from)
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
