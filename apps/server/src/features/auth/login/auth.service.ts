import type { CallBody, login, SignupBody, User } from '@quizly/contract'
import { titleKey } from '@quizly/domain'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { isUniqueViolation } from '../../../db/violations.ts'
import type { GuessLimits } from '../../../http/limits/guess-limits.ts'
import type { NewId, Random } from '../../../random.ts'
import type { SecurityEvent } from '../../../log/security-log.ts'
import { describeDevice } from './device.service.ts'
import { findAccount, findLanguage, findUser, insertUser } from './auth.repository.ts'
import { recogniseDevice, rememberDevice } from './known-devices.service.ts'
import { demandGoodPassword } from '../passwords/password-rules.service.ts'
import type { Passwords } from '../passwords/passwords.service.ts'
import { endOldestSessions, openSession, wrongPair } from '../sessions/sessions.service.ts'

type Tools = { newId: NewId; random: Random; passwords: Passwords }
type LoginBody = CallBody<typeof login>

export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** The browser: its User-Agent and the device token it was given. */
type Browser = { userAgent: string; deviceToken: string | undefined }

export async function signUp(
  db: Db,
  { newId, random, passwords }: Tools,
  body: SignupBody,
  { userAgent, deviceToken, network }: Browser & { network: string },
  now: number,
) {
  const user: User = { _id: newId(), name: body.name, email: body.email, role: body.role }
  demandGoodPassword(body.password, user, 'password')
  const passwordHash = await passwords.hash(body.password, { by: network })
  const device = recogniseDevice(random, deviceToken)
  try {
    const token = await db.transaction().execute(async (trx) => {
      const nameKey = titleKey(user.name)
      await insertUser(trx, {
        ...user,
        nameKey,
        emailKey: emailKey(user.email),
        passwordHash,
        createdAt: now,
      })
      const named = { userId: user._id, device: describeDevice(userAgent) }
      const opened = await openSession(trx, random, { ...named, passwordHash, remember: body.remember }, now)
      await rememberDevice(trx, { userId: user._id, device }, now)
      return opened
    })
    return { reply: { token, user, message: 'Sign-in successful!' }, deviceToken: device.token }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('email-taken', 'email-taken')
  }
}

type Arrival = Browser & { network: string; guesses: GuessLimits; note: (event: SecurityEvent) => void }

/**
 * Logs in. A wrong password and an unknown e-mail give the same reply after the same time. Wrong guesses at an account
 * are counted for each network, and separately on a device that the account has used before, so that a stranger's guesses
 * do not lock the owner out.
 */
export async function logIn(
  db: Db,
  { random, passwords }: Omit<Tools, 'newId'>,
  { email, password, remember }: LoginBody,
  { userAgent, deviceToken, network, guesses, note }: Arrival,
  now: number,
) {
  const key = emailKey(email)
  const device = recogniseDevice(random, deviceToken)
  const found = await findAccount(db, key, device.tokenHash)
  const userId = found?.user._id
  const usedAt = found?.deviceUsedAt ?? null
  const isKnownDevice = usedAt !== null
  const knownDevice = isKnownDevice ? device.tokenHash : undefined
  const caller = { account: key, network, knownDevice }
  const check = () => {
    // A known browser need not wait behind others of its network.
    const by = knownDevice ?? network
    const apart = !isKnownDevice && guesses.isCrowded(caller)
    return passwords.verify(password, found?.passwordHash, { by, apart })
  }
  const fail = (reason: 'wrong-password' | 'unknown-email' | 'too-early') =>
    note({ kind: 'log-in-failed', reason, account: userId })

  const isRight = await guesses.check(caller, check).catch((error) => {
    if (error instanceof AppError && error.code === 'too-many-requests') fail('too-early')
    throw error
  })
  if (!found || !isRight) {
    fail(found ? 'wrong-password' : 'unknown-email')
    throw wrongPair()
  }
  const { user, passwordHash } = found
  const opening = { userId: user._id, passwordHash, device: describeDevice(userAgent), remember }
  const token = await openSession(db, random, opening, now)
  const count = await endOldestSessions(db, user._id, token)
  if (count > 0) note({ kind: 'sessions-ended', reason: 'too-many', count, account: user._id })
  await rememberDevice(db, { userId: user._id, device, usedAt }, now)
  return { reply: { token, user, message: 'Login successful!' }, deviceToken: device.token }
}

/** The language that the account of an e-mail has chosen, if there is one. */
export const languageOf = (db: Db, email: string) => findLanguage(db, emailKey(email))

/** The user of an ID that comes from the store, so it must exist. */
export async function getUser(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id)
  if (!user) throw new Error(`User ${id} is missing`)
  return user
}
