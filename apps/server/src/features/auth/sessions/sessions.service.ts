import { hash } from 'node:crypto'
import type { Session } from '@quizly/contract'
import { devices } from '@quizly/words/account.ts'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { isUnavailable } from '../../../db/unavailable.ts'
import type { Random } from '../../../random.ts'
import { namesInDevice } from '../login/device.service.ts'
import {
  deleteOldestSessions,
  deleteSession,
  findSession,
  insertSession,
  listSessionsOfUser,
  updateLastUse,
} from './sessions.repository.ts'

export { deleteExpiredSessions, deleteSessionsOfUser, listSessionsOfUser } from './sessions.repository.ts'

const hourMs = 3_600_000
const shortSessionMs = 12 * hourMs
const longSessionMs = 30 * 24 * hourMs
const maxSessions = 25

type Opening = { userId: string; passwordHash: string; device: string; remember: boolean }

/**
 * Opens a session after the password was checked; throws if it has been changed since. Only the token's hash
 * is stored, so that nobody who reads the store can act as the user. A session lasts for 12 hours after its
 * last use, with `remember` for 30 days.
 */
export async function openSession(
  db: Db,
  random: Random,
  { userId, passwordHash, device, remember }: Opening,
  now: number,
): Promise<string> {
  const { token, tokenHash } = generateToken(random)
  const expiresAt = now + (remember ? longSessionMs : shortSessionMs)
  const session = { tokenHash, userId, device, createdAt: now, expiresAt }
  if (!(await insertSession(db, session, passwordHash))) throw wrongPair()
  return token
}

export const wrongPair = () => new AppError('invalid-credentials', 'wrong-pair')

/** A token of 256 bits, and the hash that is stored. */
export function generateToken(random: Random): { token: string; tokenHash: string } {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export function hashToken(token: string): string {
  return hash('sha256', token)
}

/** Ends a user's oldest sessions beyond 25; the one just opened stays. Returns how many. */
export function endOldestSessions(db: Db, userId: string, token: string): Promise<number> {
  return deleteOldestSessions(db, userId, { most: maxSessions, justOpened: hashToken(token) })
}

/**
 * The user and session of a token. To keep reads cheap, use is noted only once an hour; the session's end
 * moves on by that time. The session is read from `reports`: calls that only read need not wait for a commit.
 */
export async function findCaller(db: Db, token: string, now: number, reports = db) {
  const sessionId = hashToken(token)
  const found = await findSession(reports, sessionId, now)
  if (!found) return undefined
  const { user, lastUsedAt, expiresAt } = found
  const idleMs = now - lastUsedAt
  if (idleMs >= hourMs) {
    const use = { lastUsedAt: now, expiresAt: expiresAt + idleMs }
    await updateLastUse(db, sessionId, use).catch(ignoreUnavailable)
  }
  return { ...user, sessionId }
}

/** If the disk is full, noting the use fails; reading must still work. */
function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error
}

export async function listOwnSessions(
  db: Db,
  { _id, sessionId }: { _id: string; sessionId: string },
  now: number,
): Promise<Session[]> {
  const sessions = await listSessionsOfUser(db, _id, now)
  return sessions.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
    _id: tokenHash,
    device: device || devices.unknown,
    names: namesInDevice(device),
    signedInAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(lastUsedAt).toISOString(),
    isCurrent: tokenHash === sessionId,
  }))
}

export async function endOwnSession(db: Db, userId: string, sessionId: string): Promise<void> {
  if (await deleteSession(db, userId, sessionId)) return
  throw new AppError('not-found', 'device-logged-out')
}
