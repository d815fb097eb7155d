import { createHash } from 'node:crypto'
import type { CallBody, login, SignupBody, User } from '@quizly/contract'
import { limits } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { NewId, Random } from '../../random.ts'
import { findAccount, findSessionUser, insertSession, insertUser } from './auth.repository.ts'
import type { Passwords } from './passwords.service.ts'

export { deleteExpiredSessions } from './auth.repository.ts'

const hourMs = 3_600_000
const shortSessionMs = 12 * hourMs
const longSessionMs = 30 * 24 * hourMs

type Tools = { newId: NewId; random: Random; passwords: Passwords }

/** The form in which e-mail addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** The e-mail by which attempts to log in are counted. Nobody has checked it yet: a long one must not fill the memory. */
export function limitKey(email: unknown): string {
  return typeof email === 'string' && email.length <= limits.emailLength ? emailKey(email) : ''
}

/** Makes an account and its first session. An e-mail has one account, also when two sign up at the same moment. */
export async function signUp(db: Db, { newId, random, passwords }: Tools, body: SignupBody, now: number) {
  const user: User = { _id: newId(), name: body.name, email: body.email, role: body.role }
  const passwordHash = await passwords.hash(body.password)
  try {
    const token = await db.transaction().execute(async (trx) => {
      await insertUser(trx, { ...user, emailKey: emailKey(user.email), passwordHash, createdAt: now })
      return openSession(trx, random, user._id, body.remember, now)
    })
    return { token, user, message: 'Sign-in successful!' }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('email-taken', 'An account with this email already exists. Login instead.')
  }
}

/** Opens a session for the right pair. A wrong password and an unknown e-mail look the same and take the same time. */
export async function logIn(
  db: Db,
  { random, passwords }: Omit<Tools, 'newId'>,
  body: CallBody<typeof login>,
  now: number,
) {
  const account = await findAccount(db, emailKey(body.email))
  const isRight = await passwords.verify(body.password, account?.passwordHash)
  if (!account || !isRight) throw new AppError('invalid-credentials', 'Invalid email or password.')
  const token = await openSession(db, random, account.user._id, body.remember, now)
  return { token, user: account.user, message: 'Login successful!' }
}

/** The store keeps only the token's hash, so that whoever reads the store cannot act as somebody else. */
async function openSession(db: Db, random: Random, userId: string, remember: boolean, now: number) {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  const expiresAt = now + (remember ? longSessionMs : shortSessionMs)
  await insertSession(db, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt })
  return token
}

/** Who holds this token, and by which session. */
export async function findCaller(db: Db, token: string, now: number) {
  const sessionId = hashToken(token)
  const user = await findSessionUser(db, sessionId, now)
  return user && { ...user, sessionId }
}

/** How a token is remembered. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
