import type { User } from '@quizly/contract'
import type { Db } from '../../db/store.ts'

export type NewUser = User & { emailKey: string; passwordHash: string; createdAt: number }
export type Session = { tokenHash: string; userId: string; createdAt: number; expiresAt: number }

/** Fails with a unique violation when the e-mail has an account. */
export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: user._id,
      email: user.email,
      email_key: user.emailKey,
      name: user.name,
      role: user.role,
      password_hash: user.passwordHash,
      created_at: user.createdAt,
    })
    .execute()
}

export async function findAccount(
  db: Db,
  emailKey: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'password_hash'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash }
}

export async function insertSession(db: Db, session: Session): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** Whose session this is, if it still lasts at `now`. */
export async function findSessionUser(db: Db, tokenHash: string, now: number): Promise<User | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return row && toUser(row)
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

function toUser({ id, name, email, role }: Omit<User, '_id'> & { id: string }): User {
  return { _id: id, name, email, role }
}
