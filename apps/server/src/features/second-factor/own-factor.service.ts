import type { OwnSecondFactor, User } from '@quizly/contract'
import type { LanguageTag } from '@quizly/words'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { recogniseDevice } from '../auth/login/known-devices.service.ts'
import { confirmOwner } from '../auth/passwords/password-change.service.ts'
import type { Passwords } from '../auth/passwords/passwords.service.ts'
import { isOperator } from '../auth/educators/operators.service.ts'
import { type CodeLimits, guardCode, type Proof, proveByCode } from './codes.service.ts'
import * as rows from './second-factor.repository.ts'
import {
  confirmSecret,
  demandOtherFactor,
  type FactorTools,
  findOffered,
  makeRecoveryCodes,
  mayHaveFactor,
  type NewSecret,
  noteProof,
  offerSecret,
  type StepArrival,
} from './second-step.service.ts'

export type OwnFactorTools = FactorTools & { passwords: Passwords; limits: CodeLimits }
type Owner = User & { sessionId: string }
type Proving = { user: Owner; password: string; code: string }
type Visit = Pick<StepArrival, 'network' | 'note'>

/** Of another feature: proves the owner, and does in the same transaction what they may do then. */
export type ProveOwner = <Done>(
  proving: Proving,
  from: Visit & { claimed: { host: string; language: LanguageTag | undefined } },
  work: (trx: Db) => Promise<Done>,
  now: number,
) => Promise<Done>

function demandMayHave(user: User): void {
  if (!mayHaveFactor(user)) throw new AppError('not-needed', 'factor-not-offered')
}

/** Whether a log-in by the password asks for a code of the app. */
export const hasApp = async (db: Db, user: User) =>
  mayHaveFactor(user) && (await rows.findFactors(db, user._id)).totp

export async function getOwnFactor(db: Db, rule: FactorTools['rule'], user: User): Promise<OwnSecondFactor> {
  demandMayHave(user)
  const factors = await rows.findFactors(db, user._id)
  return { ...factors, isRequired: rule === 'educators' }
}

/** Asks the password first, and a code if the app is only moved to another phone. */
export async function beginSetUp(
  db: Db,
  tools: OwnFactorTools,
  { host, ...proving }: Proving & { host: string },
  visit: Visit,
  now: number,
): Promise<NewSecret> {
  const { user, password } = proving
  const offer = (trx: Db) => offerSecret(trx, tools.random, { user, host }, now)
  if ((await rows.findFactors(db, user._id)).totp) return proveAgain(db, tools, proving, visit, offer, now)
  demandMayHave(user)
  await confirmOwner(db, tools.passwords, user, { path: 'password', password }, now)
  return offer(db)
}

/** Recovery codes of before end, and other sessions. */
export async function confirmSetUp(
  db: Db,
  { random, announce }: OwnFactorTools,
  { user, code }: Pick<Proving, 'user' | 'code'>,
  { deviceToken, note }: Pick<StepArrival, 'deviceToken' | 'note'>,
  now: number,
): Promise<{ recoveryCodes: string[] }> {
  demandMayHave(user)
  const { tokenHash: deviceHash } = recogniseDevice(random, deviceToken)
  const keeps = { deviceHash, sessionId: user.sessionId }
  const recoveryCodes = await db.transaction().execute(async (trx) => {
    await rows.lockOwner(trx, user._id)
    const secret = await findOffered(trx, user._id, now)
    await confirmSecret(trx, { user, secret, code, keeps, note }, now)
    await announce(trx, user, { kind: 'on' })
    return makeRecoveryCodes(trx, random, user._id)
  })
  note({ kind: 'second-factor-on' })
  return { recoveryCodes }
}

/** By the password, and by a code too where there is an app: a password alone must not make or end another way in. */
export async function proveOwner<Done>(
  db: Db,
  tools: OwnFactorTools,
  proving: Proving,
  visit: Visit,
  work: (trx: Db) => Promise<Done>,
  now: number,
): Promise<Done> {
  const { user, password } = proving
  if (await hasApp(db, user)) return proveAgain(db, tools, proving, visit, work, now)
  await confirmOwner(db, tools.passwords, user, { path: 'password', password }, now)
  return db.transaction().execute(work)
}

/** By the password and a code. */
async function proveAgain<Done>(
  db: Db,
  { passwords, limits, ...tools }: OwnFactorTools,
  { user, password, code }: Proving,
  { network, note }: Visit,
  work: (trx: Db) => Promise<Done>,
  now: number,
): Promise<Done> {
  const { _id: userId } = user
  demandMayHave(user)
  await confirmOwner(db, passwords, user, { path: 'password', password }, now)
  const judge = () =>
    db.transaction().execute(async (trx) => {
      // The account comes first, as for whoever ends its ways in: none of the two waits for the other in a circle.
      await rows.lockOwner(trx, userId)
      const judged = await proveByCode(trx, { userId, code, isKnown: true }, now)
      if (typeof judged === 'string') return judged
      await noteProof(trx, tools, user, judged, { note }, now)
      return { ...judged, done: await work(trx) }
    })
  const guesser = { user, network, knownDevice: 'signed in' }
  const proved: Proof & { done: Done } = await guardCode(limits, guesser, code, judge, now)
  return proved.done
}

export async function renewRecoveryCodes(
  db: Db,
  tools: OwnFactorTools,
  proving: Proving,
  visit: Visit,
  now: number,
): Promise<{ recoveryCodes: string[] }> {
  const renew = async (trx: Db) => {
    await tools.announce(trx, proving.user, { kind: 'recovery-renewed' })
    return makeRecoveryCodes(trx, tools.random, proving.user._id)
  }
  return { recoveryCodes: await proveAgain(db, tools, proving, visit, renew, now) }
}

/** Without a passkey the recovery codes go too. */
export async function turnOff(
  db: Db,
  tools: OwnFactorTools,
  proving: Proving,
  visit: Visit,
  now: number,
): Promise<void> {
  const { user } = proving
  await proveAgain(
    db,
    tools,
    proving,
    visit,
    async (trx) => {
      // Not as it was when the call began.
      const owner = (await isOperator(trx, user._id)) ? { ...user, isOperator: true as const } : user
      await demandOtherFactor(trx, tools.rule, owner, 'totp')
      const { passkeys } = await rows.findFactors(trx, user._id)
      await rows.putFactor(trx, user._id, { secret: null, confirmed_at: null, last_step: null })
      if (passkeys === 0) await rows.deleteRecoveryCodes(trx, user._id)
      await rows.deleteSteps(trx, user._id)
      await tools.announce(trx, user, { kind: 'off' })
    },
    now,
  )
  visit.note({ kind: 'second-factor-off' })
}
