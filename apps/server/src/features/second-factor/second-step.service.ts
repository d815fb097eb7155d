import { hkdfSync } from 'node:crypto'
import type { SecondStep, SecondStepWay, User } from '@quizly/contract'
import { isEducator, slipCodeLength, slipCodeSigns } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { SecondFactorRule } from '../../config/config.ts'
import { noteInLog } from '../../db/log-entries.ts'
import type { Db } from '../../db/store.ts'
import type { SecurityEvent } from '../../log/security-log.ts'
import type { NewId, Random } from '../../random.ts'
import { describeDevice } from '../auth/login/device.service.ts'
import { forgetOtherDevices, recogniseDevice, rememberDevice } from '../auth/login/known-devices.service.ts'
import {
  deleteSessionsOfUser,
  endOldestSessions,
  generateToken,
  hashToken,
  openSession,
} from '../auth/sessions/sessions.service.ts'
import { type CodeLimits, demandFirstCode, guardCode, type Proof, proveByCode } from './codes.service.ts'
import type { FactorNews } from './factor-mails.service.ts'
import * as rows from './second-factor.repository.ts'
import { makeSecret, secretBytes, totpAddress } from './totp.service.ts'

export {
  deleteExpiredSteps,
  deleteFactors,
  deleteSessionsWithoutFactor,
  forgetResetRequest,
} from './second-factor.repository.ts'

const dayMs = 86_400_000
const ticketMs = 300_000
/** To find an app, open it and scan. */
const setUpMs = 1_800_000
const recoveryCodes = 10

/** Who can have a second factor, and who must if `SECOND_FACTOR=educators`. */
export const mayHaveFactor = (user: User) => isEducator(user) || user.isOperator === true

type Announce = (trx: Db, user: User, news: FactorNews) => Promise<void>
export type FactorTools = {
  random: Random
  newId: NewId
  rule: SecondFactorRule
  announce: Announce
}

type Opening = { user: User; passwordHash: string; remember: boolean; isNew?: boolean }

/**
 * What follows a right password in place of a session; undefined: a session does. A passkey signs in by itself, so it needs no
 * ticket; where all need a factor it is one, and otherwise it asks nothing of a password.
 */
export async function askSecondStep(
  db: Db,
  { random, rule }: Pick<FactorTools, 'random' | 'rule'>,
  { user, passwordHash, remember, isNew = false }: Opening,
  now: number,
): Promise<SecondStep | undefined> {
  const isRequired = rule === 'educators'
  if (!mayHaveFactor(user) || (isNew && !isRequired)) return undefined
  const factors = await rows.findFactors(db, user._id)
  if (!factors.totp && !isRequired) return undefined
  const kind = hasFactor(factors) ? 'check' : 'set-up'
  const { token, tokenHash } = generateToken(random)
  const step = { ticketHash: tokenHash, userId: user._id, passwordHash, kind, remember } as const
  await rows.insertStep(db, { ...step, expiresAt: now + (kind === 'check' ? ticketMs : setUpMs) })
  return { ticket: token, step: kind, ways: kind === 'check' ? waysOf(factors) : ['totp'] }
}

const hasFactor = ({ totp, passkeys }: rows.Factors) => totp || passkeys > 0

const waysOf = ({ totp, passkeys, recoveryCodes: left }: rows.Factors): SecondStepWay[] => [
  ...(totp ? (['totp'] as const) : []),
  ...(passkeys > 0 ? (['passkey'] as const) : []),
  ...(left > 0 ? (['recovery'] as const) : []),
]

export type StepArrival = {
  userAgent: string
  deviceToken: string | undefined
  network: string
  note: (event: SecurityEvent) => void
}

const expired = () => new AppError('sign-in-failed', 'second-step-expired')

/** The log-in that a ticket stands for. */
async function findSecondStep(
  db: Db,
  ticket: string,
  now: number,
  deviceHash = '',
): Promise<rows.Step & { ticketHash: string }> {
  const ticketHash = hashToken(ticket)
  const step = await rows.findStep(db, { ticketHash, deviceHash }, now)
  if (!step) throw expired()
  return { ...step, ticketHash }
}

type Found = Awaited<ReturnType<typeof findSecondStep>>

/**
 * Opens the session of a log-in whose second step is proved, by the one way there is. `prove` runs in the transaction and throws
 * if the proof is wrong; at a set-up it stores the new factor. The ticket works once.
 */
async function passSecondStep(
  trx: Db,
  tools: FactorTools,
  { step, prove }: { step: Found; prove: (trx: Db, user: User) => Promise<void> },
  { userAgent, deviceToken, note }: Omit<StepArrival, 'network'>,
  now: number,
) {
  const { user, passwordHash, remember, kind } = step
  const { random } = tools
  if (kind === 'set-up') {
    // Somebody else who has the password may have begun too: the factor that is there first stays.
    await rows.lockOwner(trx, user._id)
    if (hasFactor(await rows.findFactors(trx, user._id))) throw expired()
  }
  if (!(await rows.takeStep(trx, step.ticketHash))) throw expired()
  await prove(trx, user)
  const codes = kind === 'set-up' ? await turnOn(trx, tools, user) : undefined
  const opening = { userId: user._id, passwordHash, device: describeDevice(userAgent), remember }
  const token = await openSession(trx, random, opening, now)
  const count = await endOldestSessions(trx, user._id, token)
  if (count > 0) note({ kind: 'sessions-ended', reason: 'too-many', count, account: user._id })
  const device = recogniseDevice(random, deviceToken)
  await rememberDevice(trx, { userId: user._id, device, usedAt: step.deviceUsedAt }, now)
  const reply = { token, user, message: 'Login successful!', ...(codes && { recoveryCodes: codes }) }
  return { reply, deviceToken: device.token }
}

/** Refuses to take the last factor away from who needs one. */
export async function demandOtherFactor(
  trx: Db,
  rule: SecondFactorRule,
  user: User,
  removed: 'totp' | 'passkey',
): Promise<void> {
  if (rule !== 'educators' || !mayHaveFactor(user)) return
  const { totp, passkeys } = await rows.findFactors(trx, user._id)
  const stays = removed === 'totp' ? passkeys > 0 : totp || passkeys > 1
  if (!stays) throw new AppError('not-needed', 'factor-required')
}

/** What follows the first factor of an account: recovery codes and a mail. */
async function turnOn(trx: Db, tools: FactorTools, user: User): Promise<string[]> {
  await tools.announce(trx, user, { kind: 'on' })
  return makeRecoveryCodes(trx, tools.random, user._id)
}

/** Ten new ones; those before end. Only their hashes are stored. */
export async function makeRecoveryCodes(trx: Db, random: Random, userId: string): Promise<string[]> {
  const drawn = Array.from({ length: recoveryCodes }, () =>
    Array.from(random.bytes(slipCodeLength), (byte) => slipCodeSigns[byte & 31] ?? '').join(''),
  )
  await rows.replaceRecoveryCodes(trx, userId, drawn.map(hashToken))
  return drawn
}

type StepTools = FactorTools & { limits: CodeLimits }

/** By a code of the app or a recovery code; at a set-up by the first code of the new secret. */
export async function completeSecondStep(
  db: Db,
  tools: StepTools,
  { ticket, code }: { ticket: string; code: string },
  arrival: StepArrival,
  now: number,
) {
  const { deviceToken, network } = arrival
  const device = recogniseDevice(tools.random, deviceToken)
  const step = await findSecondStep(db, ticket, now, device.tokenHash)
  const { user, kind } = step
  if (kind === 'set-up') {
    const keeps = { deviceHash: device.tokenHash }
    const confirmed = { user, secret: secretOfTicket(ticket), code, keeps, note: arrival.note }
    const passed = await db
      .transaction()
      .execute((trx) =>
        passSecondStep(trx, tools, { step, prove: () => confirmSecret(trx, confirmed, now) }, arrival, now),
      )
    arrival.note({ kind: 'second-factor-on', account: user._id })
    return { ...passed, by: 'totp' as const }
  }
  const knownDevice = step.deviceUsedAt === null ? undefined : device.tokenHash
  const guesser = { user, network, knownDevice }
  const judge = () =>
    db.transaction().execute(async (trx) => {
      const isKnown = knownDevice !== undefined
      const judged = await proveByCode(trx, { userId: user._id, code, isKnown }, now)
      if (typeof judged === 'string') return judged
      const prove = () => noteProof(trx, tools, user, judged, arrival, now)
      return { ...(await passSecondStep(trx, tools, { step, prove }, arrival, now)), by: judged.by }
    })
  return guardCode(tools.limits, guesser, code, judge, now)
}

/** A recovery code that was used is told to its owner. Who has a factor needs no reset. */
export async function noteProof(
  trx: Db,
  { newId, announce }: FactorTools,
  user: User,
  { by }: Proof,
  { note }: Pick<StepArrival, 'note'>,
  now: number,
): Promise<void> {
  await rows.forgetResetRequest(trx, user._id)
  if (by !== 'recovery') return
  const { recoveryCodes: left } = await rows.findFactors(trx, user._id)
  await announce(trx, user, { kind: 'recovery-used', left })
  const entry = { kind: 'recovery-code-used', by: user._id, of: user._id, detail: String(left) } as const
  await noteInLog(trx, newId, entry, now)
  note({ kind: 'recovery-code-used', left, account: user._id })
}

export type NewSecret = { secret: string; address: string }

/** A secret that counts once its first code was given. */
export async function offerSecret(
  db: Db,
  random: Random,
  { user, host }: { user: User; host: string },
  now: number,
): Promise<NewSecret> {
  const secret = makeSecret(new Uint8Array(random.bytes(secretBytes)))
  await rows.putFactor(db, user._id, { new_secret: secret, new_secret_at: now })
  return withAddress(secret, user, host)
}

const withAddress = (secret: string, { email }: User, host: string): NewSecret => ({
  secret,
  address: totpAddress(secret, { issuer: `Quizly ${host}`, email }),
})

/** Each ticket has its own: of two at once neither spoils the other's, nor learns it. */
const secretOfTicket = (ticket: string) =>
  makeSecret(new Uint8Array(hkdfSync('sha256', ticket, '', 'totp', secretBytes)))

export async function offerSecretAtLogIn(
  db: Db,
  { ticket, host }: { ticket: string; host: string },
  now: number,
): Promise<NewSecret> {
  const { user, kind } = await findSecondStep(db, ticket, now)
  if (kind !== 'set-up' || hasFactor(await rows.findFactors(db, user._id))) throw expired()
  return withAddress(secretOfTicket(ticket), user, host)
}

/** What `offerSecret` has offered, within half an hour. */
export async function findOffered(trx: Db, userId: string, now: number): Promise<string> {
  const secret = await rows.lockNewSecret(trx, userId, now - setUpMs)
  if (secret === undefined) throw new AppError('not-found', 'factor-set-up-expired')
  return secret
}

type Confirmed = {
  user: User
  secret: string
  code: string
  keeps: { deviceHash: string; sessionId?: string }
} & Pick<StepArrival, 'note'>

/**
 * In place of the secret before, if there is one. Whoever knew only the password is out: other sessions, devices and log-ins that
 * wait end.
 */
export async function confirmSecret(
  trx: Db,
  { user: { _id: userId }, secret, code, keeps: { deviceHash, sessionId }, note }: Confirmed,
  now: number,
): Promise<void> {
  const step = demandFirstCode(secret, code, now)
  await rows.putFactor(trx, userId, {
    secret,
    confirmed_at: now,
    last_step: step,
    new_secret: null,
    new_secret_at: null,
  })
  await rows.deleteSteps(trx, userId)
  await forgetOtherDevices(trx, userId, deviceHash)
  const count = await deleteSessionsOfUser(trx, userId, sessionId)
  if (count > 0) note({ kind: 'sessions-ended', reason: 'new-factor', count, account: userId })
}

/** Asks an operator to reset the factor, once a day. Whoever has a ticket has proved the password. */
export async function askReset(
  db: Db,
  { newId, announce }: FactorTools,
  ticket: string,
  { note }: Pick<StepArrival, 'note'>,
  now: number,
): Promise<void> {
  const { user, kind } = await findSecondStep(db, ticket, now)
  if (kind !== 'check') throw expired()
  const isNew = await db.transaction().execute(async (trx) => {
    await rows.lockOwner(trx, user._id)
    if (!(await rows.putResetRequest(trx, user._id, now - dayMs, now))) return false
    await announce(trx, user, { kind: 'reset-asked' })
    await noteInLog(trx, newId, { kind: 'factor-reset-asked', by: user._id, of: user._id }, now)
    return true
  })
  if (isNew) note({ kind: 'second-factor-reset-asked', account: user._id })
}
