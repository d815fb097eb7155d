import type { CallBody, login, SignupBody, User } from '@quizly/contract'
import { limits } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { NewId, Random } from '../../random.ts'
import { findAccount, findUser, insertUser } from './auth.repository.ts'
import type { Passwords } from './passwords.service.ts'
import { openSession, wrongPair } from './sessions.service.ts'

type Tools = { newId: NewId; random: Random; passwords: Passwords }
type LoginBody = CallBody<typeof login>

/** The form in which e-mail addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** The e-mail by which calls are counted. Nobody has checked it yet: a long one must not fill the memory. */
export function limitKey(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' && email.length <= limits.emailLength ? emailKey(email) : ''
}

/** Makes an account and its first session. An e-mail has one account, also when two sign up at the same moment. */
export async function signUp(
  db: Db,
  { newId, random, passwords }: Tools,
  { device, ...body }: SignupBody & { device: string },
  now: number,
) {
  const user: User = { _id: newId(), name: body.name, email: body.email, role: body.role }
  const passwordHash = await passwords.hash(body.password)
  try {
    const token = await db.transaction().execute(async (trx) => {
      await insertUser(trx, { ...user, emailKey: emailKey(user.email), passwordHash, createdAt: now })
      const opening = { userId: user._id, passwordHash, device, remember: body.remember }
      return openSession(trx, random, opening, now)
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
  { email, password, remember, device }: LoginBody & { device: string },
  now: number,
) {
  const account = await findAccount(db, emailKey(email))
  const isRight = await passwords.verify(password, account?.passwordHash)
  if (!account || !isRight) throw wrongPair()
  const { user, passwordHash } = account
  const token = await openSession(db, random, { userId: user._id, passwordHash, device, remember }, now)
  return { token, user, message: 'Login successful!' }
}

/** The user of an ID that the store itself names. */
export async function getUser(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id)
  if (!user) throw new Error(`User ${id} is missing`)
  return user
}
