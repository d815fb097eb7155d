import type { User } from '@quizly/contract'
import { sql } from 'kysely'
import { compileOnce, reads } from '../../../db/compile-once.ts'
import type { Db } from '../../../db/store.ts'

export type NewSession = {
  tokenHash: string
  userId: string
  device: string
  createdAt: number
  expiresAt: number
}
export type ListedSession = Omit<NewSession, 'userId'> & { lastUsedAt: number }

/**
 * Opens a session if the password that was checked is still the account's. Returns false if it was changed,
 * or the account deleted, meanwhile; a lock prevents that during the insert.
 */
export async function insertSession(db: Db, session: NewSession, passwordHash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sessions')
    .columns(['token_hash', 'user_id', 'device', 'created_at', 'expires_at'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('users')
        .select([
          val(session.tokenHash).as('token_hash'),
          'users.id as user_id',
          val(session.device).as('device'),
          cast<number>(val(session.createdAt), 'bigint').as('created_at'),
          cast<number>(val(session.expiresAt), 'bigint').as('expires_at'),
        ])
        .where('users.id', '=', session.userId)
        .where('users.password_hash', '=', passwordHash)
        .forShare(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const sessionOfToken = compileOnce(reads, (db, { tokenHash, now }: { tokenHash: string; now: number }) =>
  db
    .selectFrom(
      db
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .limit(sql.lit(1))
        .as('sessions'),
    )
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role'])
    .select(['sessions.created_at', 'sessions.last_used_at', 'sessions.expires_at']),
)

/** The user of a session that is valid at `now`, and when the session was last used. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ user: User; lastUsedAt: number; expiresAt: number } | undefined> {
  const {
    rows: [row],
  } = await sessionOfToken(db, { tokenHash, now })
  if (!row) return undefined
  const { id, name, email, role } = row
  const lastUsedAt = row.last_used_at ?? row.created_at
  return { user: { _id: id, name, email, role }, lastUsedAt, expiresAt: row.expires_at }
}

/** Stores when a session was last used, and its new end. */
export async function updateLastUse(
  db: Db,
  tokenHash: string,
  { lastUsedAt, expiresAt }: { lastUsedAt: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: lastUsedAt, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** A user's sessions that are valid at `now`, most recently used first. */
export async function listSessionsOfUser(db: Db, userId: string, now: number): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'created_at', 'expires_at'])
    .select(({ fn }) => fn.coalesce('last_used_at', 'created_at').as('last_used_at'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    device: row.device,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** Ends one session of a user; false if they have no such session. */
export async function deleteSession(db: Db, userId: string, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Ends every session of a user except one. Returns how many. */
export async function deleteSessionsOfUser(db: Db, userId: string, exceptTokenHash = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', exceptTokenHash)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Ends all but the `most` recently used sessions of a user; the one just opened always stays. */
export async function deleteOldestSessions(
  db: Db,
  userId: string,
  { most, justOpened }: { most: number; justOpened: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', justOpened)
    .where('token_hash', 'not in', ({ selectFrom }) =>
      selectFrom('sessions as kept')
        .select('kept.token_hash')
        .where('kept.user_id', '=', userId)
        .where('kept.token_hash', '!=', justOpened)
        .orderBy(({ fn }) => fn.coalesce('kept.last_used_at', 'kept.created_at'), 'desc')
        .orderBy('kept.created_at', 'desc')
        .limit(most - 1),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
