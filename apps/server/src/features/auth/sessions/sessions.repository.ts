import type { User } from '@quizly/contract'
import { sql } from 'kysely'
import { compileOnce, reads } from '../../../db/compile-once.ts'
import type { Db } from '../../../db/store.ts'
import { toUser } from '../../../db/tables/stored-users.ts'

export type NewSession = {
  tokenHash: string
  userId: string
  device: string
  createdAt: number
  expiresAt: number
}
export type ListedSession = Omit<NewSession, 'userId'> & { lastUsedAt: number }

/** False if the password was changed, or the account closed or deleted, since it was checked; locks the account. */
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
        .where('users.closed_at', 'is', null)
        .where('users.deleted_at', 'is', null)
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
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.language', 'users.operator_since'])
    .select(['sessions.created_at', 'sessions.last_used_at', 'sessions.expires_at']),
)

export async function findSession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ user: User; lastUsedAt: number; expiresAt: number } | undefined> {
  const {
    rows: [row],
  } = await sessionOfToken(db, { tokenHash, now })
  if (!row) return undefined
  const lastUsedAt = row.last_used_at ?? row.created_at
  return { user: toUser(row), lastUsedAt, expiresAt: row.expires_at }
}

export async function wasOpenedSince(db: Db, tokenHash: string, moment: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>=', moment)
    .executeTakeFirst()
  return row !== undefined
}

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

export async function listSessionsOfUser(db: Db, userId: string, now: number): Promise<ListedSession[]> {
  return db
    .selectFrom('sessions')
    .select(['token_hash as tokenHash', 'device', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select(({ fn }) => fn.coalesce('last_used_at', 'created_at').as('lastUsedAt'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

export async function deleteSession(db: Db, userId: string, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteSessionsOfUser(db: Db, userId: string, exceptTokenHash = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', exceptTokenHash)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

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
      selectFrom('sessions as newest')
        .select('newest.token_hash')
        .where('newest.user_id', '=', userId)
        .where('newest.token_hash', '!=', justOpened)
        .orderBy(({ fn }) => fn.coalesce('newest.last_used_at', 'newest.created_at'), 'desc')
        .orderBy('newest.created_at', 'desc')
        .limit(most - 1),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
