import type { CallBody, login, SecondStep, SignupBody, User } from '@quizly/contract'
import { type EducatorRule, titleKey } from '@quizly/domain'
import { AppError } from '../../../app-error.ts'
import type { PasswordUse } from '../../../config/oidc-config.ts'
import type { Db } from '../../../db/store.ts'
import { isUniqueViolation } from '../../../db/violations.ts'
import type { GuessLimits } from '../../../http/limits/guess-limits.ts'
import type { NewId, Random } from '../../../random.ts'
import type { SecurityEvent } from '../../../log/security-log.ts'
import { describeDevice } from './device.service.ts'
import { findAccount, findLanguage, findUser, insertUser } from './auth.repository.ts'
import {
  type Admitted,
  admitEducator,
  demandMayBeEducator,
  noteSignUp,
} from '../educators/educators.service.ts'
import { recogniseDevice, rememberDevice } from './known-devices.service.ts'
import { demandGoodPassword } from '../passwords/password-rules.service.ts'
import { mayUsePassword } from '../passwords/password-use.service.ts'
import type { Passwords } from '../passwords/passwords.service.ts'
import { endOldestSessions, openSession, wrongPair } from '../sessions/sessions.service.ts'

export { findAccount, findPasswordHash, insertUser } from './auth.repository.ts'

type Tools = {
  newId: NewId
  random: Random
  passwords: Passwords
  educators: EducatorRule
  passwordUse: PasswordUse
  askSecondStep: AskSecondStep
}
/** What follows a right password in place of a session; undefined: a session does. */
export type AskSecondStep = (
  db: Db,
  opening: { user: User; passwordHash: string; remember: boolean; isNew?: boolean },
  now: number,
) => Promise<SecondStep | undefined>
type LoginBody = CallBody<typeof login>

export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** The browser: its User-Agent and the device token it was given. */
type Browser = { userAgent: string; deviceToken: string | undefined }

export async function signUp(
  db: Db,
  { newId, random, passwords, educators, askSecondStep }: Tools,
  body: SignupBody,
  { userAgent, deviceToken, network }: Browser & { network: string },
  now: number,
) {
  const applicant = { ...body, emailKey: emailKey(body.email) }
  await demandMayBeEducator(db, educators, applicant, now)
  const person: User = { _id: newId(), name: body.name, email: body.email, role: body.role }
  demandGoodPassword(body.password, person, 'password')
  const passwordHash = await passwords.hash(body.password, { by: network })
  const device = recogniseDevice(random, deviceToken)
  try {
    const opened = await db.transaction().execute(async (trx) => {
      const nameKey = titleKey(person.name)
      const standing = await admitEducator(trx, educators, applicant, now)
      await insertUser(trx, {
        ...person,
        ...standing,
        nameKey,
        emailKey: applicant.emailKey,
        passwordHash,
        createdAt: now,
      })
      await noteSignUp(trx, newId, person._id, standing, now)
      const user = asSignedUp(person, standing)
      const secret = { passwordHash, remember: body.remember }
      const step = await askSecondStep(trx, { user, ...secret, isNew: true }, now)
      if (step) return { step, user }
      const named = { userId: person._id, device: describeDevice(userAgent) }
      const token = await openSession(trx, random, { ...named, ...secret }, now)
      await rememberDevice(trx, { userId: person._id, device }, now)
      return { reply: { token, user, message: 'Sign-in successful!' }, user }
    })
    return { ...opened, deviceToken: device.token }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('email-taken', 'email-taken')
  }
}

function asSignedUp(person: User, { role, operatorSince, educatorAskedAt }: Admitted): User {
  return {
    ...person,
    role,
    ...(operatorSince !== undefined && { isOperator: true as const }),
    ...(educatorAskedAt !== undefined && { waitsForApproval: true as const }),
  }
}

/** An account that nobody signs up to. */
export async function createAccount(
  trx: Db,
  user: User,
  keys: { emailKey: string; passwordHash: string },
  now: number,
): Promise<void> {
  await insertUser(trx, { ...user, ...keys, nameKey: titleKey(user.name), createdAt: now })
}

type Arrival = Browser & { network: string; guesses: GuessLimits; note: (event: SecurityEvent) => void }

/**
 * Logs in. A wrong password and an unknown e-mail give the same reply after the same time. Wrong guesses at an account
 * are counted for each network, and separately on a device that the account has used before, so that a stranger's guesses
 * do not lock the owner out.
 */
export async function logIn(
  db: Db,
  { random, passwords, passwordUse, askSecondStep }: Omit<Tools, 'newId' | 'educators'>,
  { email, password, remember }: LoginBody,
  { userAgent, deviceToken, network, guesses, note }: Arrival,
  now: number,
) {
  const key = emailKey(email)
  const device = recogniseDevice(random, deviceToken)
  const found = await findAccount(db, key, device.tokenHash)
  const userId = found?.user._id
  const isUsable = found && (await mayUsePassword(db, passwordUse, found.user))
  const usedAt = found?.deviceUsedAt ?? null
  const isKnownDevice = usedAt !== null
  const knownDevice = isKnownDevice ? device.tokenHash : undefined
  const caller = { account: key, network, knownDevice }
  const check = () => {
    // A known browser need not wait behind others of its network.
    const by = knownDevice ?? network
    const apart = !isKnownDevice && guesses.isCrowded(caller)
    return passwords.verify(password, isUsable ? found.passwordHash : undefined, { by, apart })
  }
  const fail = (reason: 'wrong-password' | 'unknown-email' | 'too-early' | 'closed') =>
    note({ kind: 'log-in-failed', reason, account: userId })

  const isRight = await guesses.check(caller, check).catch((error) => {
    if (error instanceof AppError && error.code === 'too-many-requests') fail('too-early')
    throw error
  })
  if (!found || !isRight) {
    fail(found ? 'wrong-password' : 'unknown-email')
    throw wrongPair()
  }
  if (found.isClosed) {
    fail('closed')
    throw new AppError('invalid-credentials', 'account-closed')
  }
  const { user, passwordHash } = found
  const step = await askSecondStep(db, { user, passwordHash, remember }, now)
  if (step) return { step, deviceToken: device.token }
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
