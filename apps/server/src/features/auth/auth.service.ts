import type { CallBody, login, SignupBody, User } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { GuessLimits } from '../../http/guess-limits.ts'
import type { NewId, Random } from '../../random.ts'
import type { SecurityEvent } from '../../security-log.ts'
import { findAccount, findUser, insertUser } from './auth.repository.ts'
import { hashOfDevice, rememberDevice } from './known-devices.service.ts'
import { demandGoodPassword } from './password-rules.service.ts'
import type { Passwords } from './passwords.service.ts'
import { endOldestSessions, openSession, wrongPair } from './sessions.service.ts'

type Tools = { newId: NewId; random: Random; passwords: Passwords }
type LoginBody = CallBody<typeof login>

/** The form in which e-mail addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** Makes an account and its first session. An e-mail has one account, also when two sign up at the same moment. */
export async function signUp(
  db: Db,
  { newId, random, passwords }: Tools,
  { device, deviceToken, ...body }: SignupBody & { device: string },
  now: number,
) {
  const user: User = { _id: newId(), name: body.name, email: body.email, role: body.role }
  demandGoodPassword(body.password, user, 'password')
  const passwordHash = await passwords.hash(body.password)
  try {
    const token = await db.transaction().execute(async (trx) => {
      await insertUser(trx, { ...user, emailKey: emailKey(user.email), passwordHash, createdAt: now })
      const opening = { userId: user._id, passwordHash, device, remember: body.remember }
      const opened = await openSession(trx, random, opening, now)
      const deviceHash = hashOfDevice(deviceToken)
      await rememberDevice(trx, { userId: user._id, deviceHash, usedAt: null }, now)
      return opened
    })
    return { token, user, message: 'Sign-in successful!' }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('email-taken', 'An account with this email already exists. Login instead.')
  }
}

/** How a log-in came: from which network, what limits guesses, and what is told of it. */
type Arrival = { network: string; guesses: GuessLimits; note: (event: SecurityEvent) => void }

/**
 * Opens a session for the right pair. A wrong password and an unknown e-mail look the same and take the same time. Guesses
 * are counted for the account, whoever makes them; on a device that the account has used before they are counted apart,
 * so that a stranger's keep nobody from logging in there.
 */
export async function logIn(
  db: Db,
  { random, passwords }: Omit<Tools, 'newId'>,
  { email, password, remember, device, deviceToken }: LoginBody & { device: string },
  { network, guesses, note }: Arrival,
  now: number,
) {
  const key = emailKey(email)
  const deviceHash = hashOfDevice(deviceToken)
  const found = await findAccount(db, key, deviceHash)
  const userId = found?.user._id
  const usedAt = found?.deviceUsedAt ?? null
  const isKnownDevice = usedAt !== null
  const check = () => {
    const apart = !isKnownDevice && guesses.isCrowded(network) && 'apart'
    return passwords.verify(password, found?.passwordHash, apart)
  }
  const fail = (reason: 'wrong-password' | 'unknown-email' | 'too-early') =>
    note({ kind: 'log-in-failed', reason, account: userId })

  const isRight = await guesses.check(isKnownDevice ? `${key} ${deviceHash}` : key, check).catch((error) => {
    if (error instanceof AppError && error.code === 'too-many-requests') fail('too-early')
    throw error
  })
  if (!found || !isRight) {
    fail(found ? 'wrong-password' : 'unknown-email')
    if (!isKnownDevice) await guesses.noteWrong(network)
    throw wrongPair()
  }
  const { user, passwordHash } = found
  const token = await openSession(db, random, { userId: user._id, passwordHash, device, remember }, now)
  const count = await endOldestSessions(db, user._id, token)
  if (count > 0) note({ kind: 'sessions-ended', reason: 'too-many', count, account: user._id })
  await rememberDevice(db, { userId: user._id, deviceHash, usedAt }, now)
  return { token, user, message: 'Login successful!' }
}

/** The user of an ID that the store itself names. */
export async function getUser(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id)
  if (!user) throw new Error(`User ${id} is missing`)
  return user
}
