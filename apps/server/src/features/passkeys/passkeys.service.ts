import type { CallBody, addPasskey as addCall, Failure, Passkey, PasskeyToAdd, User } from '@quizly/contract'
import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import { AppError, failureBody } from '../../app-error.ts'
import type { SecondFactorRule } from '../../config/config.ts'
import type { PasswordUse } from '../../config/oidc-config.ts'
import type { Db } from '../../db/store.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import { inParagraphs } from '../../mail/in-paragraphs.ts'
import type { Mail } from '../../mail/message.ts'
import type { NewId } from '../../random.ts'
import { describeDevice, namesInDevice } from '../auth/login/device.service.ts'
import { mayUsePassword } from '../auth/passwords/password-use.service.ts'
import { hasApp } from '../second-factor/own-factor.service.ts'
import { demandOtherFactor } from '../second-factor/second-step.service.ts'
import { algorithms, checkAdded, handleOf, siteOf } from './answers.service.ts'
import { type Challenges, useChallenge } from './challenges.service.ts'
import * as rows from './passkeys.repository.ts'

export type { ProveOwner } from '../second-factor/own-factor.service.ts'

const maxPasskeys = 10
const timeoutMs = 300_000

export type News = 'added' | 'removed' | 'copied'

export type PasskeyTools = {
  newId: NewId
  passwordUse: PasswordUse
  secondFactor: SecondFactorRule
  /** Of the providers by which people can sign in now. */
  issuers: readonly string[]
  challenges: Challenges
  /** Mails what happened to a passkey. */
  announce: (trx: Db, user: User, news: News, name: string) => Promise<void>
  onRefused: (detail: string) => void
}
type Caller = User & { sessionId: string }
type Proof = { user: Caller; password: string; code: string }
export type ProvingTools = PasskeyTools & {
  /** By the password, and a code where there is an app. */
  prove: <Done>(proof: Proof, work: (trx: Db) => Promise<Done>, now: number) => Promise<Done>
}

/** `address`: where the person has opened Quizly. */
export async function listPasskeys(
  db: Db,
  { passwordUse }: Pick<PasskeyTools, 'passwordUse'>,
  user: User,
  { address, userAgent }: { address: string; userAgent: string },
): Promise<{
  passkeys: Passkey[]
  refusal?: Failure
  hasPassword: boolean
  hasApp: boolean
  names: string[]
}> {
  const { _id: userId } = user
  const owner = await rows.findOwner(db, userId)
  const refusal = await demandMayAdd(db, passwordUse, owner, address).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof AppError) return failureBody(error)
      throw error
    },
  )
  const passkeys = (await rows.listPasskeysOf(db, userId)).map(toPasskey)
  return {
    passkeys,
    ...(refusal && { refusal }),
    hasPassword: owner?.passwordHash !== '',
    hasApp: await hasApp(db, user),
    names: namesInDevice(describeDevice(userAgent)),
  }
}

function toPasskey({
  id,
  name,
  createdAt,
  lastUsedAt = null,
  copiedAt = null,
}: {
  id: string
  name: string
  createdAt: number
  lastUsedAt?: number | null
  copiedAt?: number | null
}): Passkey {
  return {
    _id: id,
    name,
    addedAt: iso(createdAt),
    ...(lastUsedAt !== null && { lastUsedAt: iso(lastUsedAt) }),
    ...(copiedAt !== null && { copiedAt: iso(copiedAt) }),
  }
}

const iso = (moment: number) => new Date(moment).toISOString()

export async function beginPasskey(
  db: Db,
  { prove, passwordUse, challenges }: ProvingTools,
  proof: Proof,
  address: string,
  now: number,
): Promise<{ options: PasskeyToAdd }> {
  const { _id: userId, name, email } = proof.user
  const { rpId } = await demandMayAdd(db, passwordUse, await rows.findOwner(db, userId), address)
  const known = await prove(proof, (trx) => rows.listPasskeysOf(trx, userId), now)
  if (known.length >= maxPasskeys) throw tooMany()
  return {
    options: {
      rp: { id: rpId, name: 'Quizly' },
      user: { id: handleOf(userId), name: email, displayName: name },
      challenge: challenges.make(`add ${userId}`, now),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: timeoutMs,
      attestation: 'none',
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  }
}

/** A passkey goes where a password of Quizly goes, so that whoever leaves the school's sign-in has no other way in. */
async function demandMayAdd(db: Db, use: PasswordUse, owner: rows.Owner | undefined, address: string) {
  if (!owner) throw new AppError('not-found', 'account-deleted')
  const { user } = owner
  if (user.email === '') throw new AppError('not-needed', 'passkey-by-slip')
  if (!(await mayUsePassword(db, use, user))) throw new AppError('sign-in-failed', 'passwords-off')
  return siteOf(address)
}

const tooMany = () =>
  new AppError('limit-reached', { reason: 'too-many-passkeys', params: { most: maxPasskeys } })

/** The answer to a challenge that only a proved owner was given. */
export async function addPasskey(
  db: Db,
  { newId, challenges, announce, onRefused }: PasskeyTools,
  { sessionId, ...user }: Caller,
  { name, passkey }: CallBody<typeof addCall>,
  address: string,
  now: number,
): Promise<{ passkey: Passkey }> {
  const { _id: userId } = user
  const checks = { site: siteOf(address), challenges, scope: `add ${userId}` as const, onRefused }
  const { challenge, expiresAt, ...checked } = await checkAdded(passkey, checks, now)
  const { transports = [] } = passkey.response
  const added = { id: newId(), userId, ...checked, transports, name, createdAt: now }
  await db.transaction().execute(async (trx) => {
    const owner = await rows.lockOwner(trx, userId)
    if (!owner) throw new AppError('not-found', 'account-deleted')
    // Whoever was ending its ways in had the lock.
    if (owner.isClosed || !(await rows.hasSession(trx, userId, sessionId)))
      throw new AppError('session-expired', 'session-expired')
    await useChallenge(trx, { challenge, expiresAt })
    if ((await rows.listPasskeysOf(trx, userId)).length >= maxPasskeys) throw tooMany()
    await rows.insertPasskey(trx, added).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('sign-in-failed', 'passkey-known') : error
    })
    await announce(trx, user, 'added', name)
  })
  return { passkey: toPasskey(added) }
}

export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<void> {
  if (!(await rows.renamePasskey(db, { userId, id }, name))) throw gone()
}

const gone = () => new AppError('not-found', 'no-passkey')

/** Only while the account has another way in. */
export async function removePasskey(
  db: Db,
  { prove, passwordUse, issuers, announce, secondFactor }: ProvingTools,
  { id, ...proof }: Proof & { id: string },
  now: number,
): Promise<void> {
  const { _id: userId } = proof.user
  const remove = async (trx: Db) => {
    const owner = await rows.lockOwner(trx, userId)
    const own = await rows.listPasskeysOf(trx, userId)
    const removed = own.find((passkey) => passkey.id === id)
    if (!owner || !removed) throw gone()
    const hasOtherWay =
      own.length > 1 ||
      (owner.passwordHash !== '' && (await mayUsePassword(trx, passwordUse, owner.user))) ||
      (await rows.signsInByAnyOf(trx, userId, issuers))
    if (!hasOtherWay) throw new AppError('not-needed', 'last-way-in')
    if (owner.passwordHash !== '') await demandOtherFactor(trx, secondFactor, owner.user, 'passkey')
    await rows.deletePasskey(trx, id)
    await announce(trx, owner.user, 'removed', removed.name)
  }
  await prove(proof, remove, now)
}

export function passkeyMail(
  language: LanguageTag,
  to: string,
  { news, name, origin }: { news: News; name: string; origin: string },
): Mail {
  const { hello, passkeys } = mailsIn(language)
  const { subject, text, ifNotYou } = passkeys[news]
  const paragraphs = [hello, text(name), ifNotYou(`${origin}/account`)]
  return { to, subject, text: inParagraphs(language, paragraphs), language }
}
