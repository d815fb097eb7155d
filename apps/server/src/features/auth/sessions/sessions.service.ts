import { hash } from 'node:crypto'
import type { Session } from '@quizly/contract'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { isUnavailable } from '../../../db/unavailable.ts'
import type { Random } from '../../../random.ts'
import {
  deleteOldestSessions,
  deleteSession,
  findSession,
  insertSession,
  listSessionsOfUser,
  updateLastUse,
} from './sessions.repository.ts'

export { deleteExpiredSessions, listSessionsOfUser } from './sessions.repository.ts'

const hourMs = 3_600_000
const shortSessionMs = 12 * hourMs
const longSessionMs = 30 * 24 * hourMs
const mostSessions = 25

type Opening = { userId: string; passwordHash: string; device: string; remember: boolean }

/**
 * Opens a session for who has given the right password. The store keeps only the token's hash, so that whoever reads
 * the store cannot act as somebody else. A password that has been changed meanwhile is no longer right. It lasts for 12
 * hours after its last use, or 30 days if it is to be remembered.
 */
export async function openSession(
  db: Db,
  random: Random,
  { userId, passwordHash, device, remember }: Opening,
  now: number,
): Promise<string> {
  const { token, tokenHash } = drawToken(random)
  const expiresAt = now + (remember ? longSessionMs : shortSessionMs)
  const session = { tokenHash, userId, device, createdAt: now, expiresAt }
  if (!(await insertSession(db, session, passwordHash))) throw wrongPair()
  return token
}

export const wrongPair = () => new AppError('invalid-credentials', 'Invalid email or password.')

/** A token of 256 bits, and how it is remembered. */
export function drawToken(random: Random): { token: string; tokenHash: string } {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export function hashToken(token: string): string {
  return hash('sha256', token)
}

/** Ends a person's oldest sessions beyond 25, for whom one was just opened. Says how many. */
export function endOldestSessions(db: Db, userId: string, token: string): Promise<number> {
  return deleteOldestSessions(db, userId, { most: mostSessions, justOpened: hashToken(token) })
}

/**
 * Who holds this token, and by which session. That a session is in use is noted once an hour, to keep reading cheap; it
 * then lasts for as long as at its start.
 */
export async function findCaller(db: Db, token: string, now: number) {
  const sessionId = hashToken(token)
  const found = await findSession(db, sessionId, now)
  if (!found) return undefined
  const { user, lastUsedAt, expiresAt } = found
  const idleMs = now - lastUsedAt
  if (idleMs >= hourMs) {
    const use = { lastUsedAt: now, expiresAt: expiresAt + idleMs }
    await updateLastUse(db, sessionId, use).catch(ignoreUnavailable)
  }
  return { ...user, sessionId }
}

/** Who only reads needs no room on the disk. */
function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error
}

/** Where a person is signed in. The hash names a session: it tells nothing of the token. */
export async function listOwnSessions(
  db: Db,
  { _id, sessionId }: { _id: string; sessionId: string },
  now: number,
): Promise<Session[]> {
  const sessions = await listSessionsOfUser(db, _id, now)
  return sessions.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
    _id: tokenHash,
    device: device || 'Unknown device',
    signedInAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    isCurrent: tokenHash === sessionId,
  }))
}

/** Ends one of one's own sessions; of others' there are none. */
export async function endOwnSession(db: Db, userId: string, sessionId: string): Promise<void> {
  if (await deleteSession(db, userId, sessionId)) return
  throw new AppError('not-found', 'This device is logged out already.')
}
