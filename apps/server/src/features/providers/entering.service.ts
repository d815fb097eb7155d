import type { SignInStep, User } from '@quizly/contract'
import { isEducator, titleKey } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { isUniqueViolation } from '../../db/violations.ts'
import type { SecurityEvent } from '../../log/security-log.ts'
import type { NewId, Random } from '../../random.ts'
import { changeRole } from '../account/accounts.service.ts'
import { emailKey, findAccount, insertUser } from '../auth/login/auth.service.ts'
import { describeDevice } from '../auth/login/device.service.ts'
import { endOldestSessions, openSession } from '../auth/sessions/sessions.service.ts'
import { deleteFactors } from '../second-factor/second-step.service.ts'
import type { Person } from './claims.service.ts'
import { issueCode, useCode } from './sign-in-codes.service.ts'
import {
  type Account,
  endOtherWaysIn,
  findAccountOfIdentity,
  insertIdentity,
  isUntouched,
  lockAccountById,
  renameUnproved,
} from './sign-ins.repository.ts'

const proofMs = 3_600_000

/** What is known of a provider here. */
type Site = { label: string; linksVerifiedEmail: boolean; leaveAddress: string | undefined }

export type EnteringTools = {
  newId: NewId
  random: Random
  siteOf: (provider: string) => Site
  /** Tells an account's owner that it signs in by a provider now. */
  announce: (trx: Db, user: User, label: string) => Promise<void>
  isMailSent: boolean
}
export type Visit = { browserHash: string; userAgent: string; note: (event: SecurityEvent) => void }

const emailTaken = () => new AppError('sign-in-failed', 'sign-in-email-taken')
const closed = () => new AppError('sign-in-failed', 'account-closed')

/** An operator's account never becomes one that somebody else says who it is, and who is closed stays out. */
export function demandLinkable({ user, isClosed }: { user: User; isClosed: boolean }): void {
  if (user.isOperator) throw emailTaken()
  if (isClosed) throw closed()
}

export const expired = () => new AppError('sign-in-failed', 'sign-in-expired')

/** What follows a code, which works once. */
export async function takeSignIn(
  db: Db,
  tools: EnteringTools,
  code: string,
  visit: Visit,
  now: number,
): Promise<SignInStep | { person: Person; userId: string }> {
  const content = await useCode(db, { code, browserHash: visit.browserHash }, now)
  if (!content) throw expired()
  if ('failed' in content) throw new AppError('sign-in-failed', content.failed)
  if (!('userId' in content)) return enter(db, tools, content.person, visit, now)
  if (content.proof !== 'mail') throw expired()
  return { person: content.person, userId: content.userId }
}

/** Opens the account of a person, makes one, or asks for a proof that the one with this e-mail is theirs. */
export async function enter(
  db: Db,
  tools: EnteringTools,
  person: Person,
  visit: Visit,
  now: number,
): Promise<SignInStep> {
  const known = await findAccountOfIdentity(db, person)
  if (known) return open(db, tools, { account: known, person, visit }, now)
  const found = await findAccount(db, emailKey(person.email))
  // The same person in another tab may have made it between the two looks.
  const ofOtherTab = found && (await findAccountOfIdentity(db, person))
  if (ofOtherTab) return open(db, tools, { account: ofOtherTab, person, visit }, now)
  const site = tools.siteOf(person.provider)
  if (found && !site.linksVerifiedEmail) throw emailTaken()
  if (found) demandLinkable(found)
  try {
    if (!found) await db.transaction().execute((trx) => createAccount(trx, tools, person, now))
    else if (!(await linkUntouched(db, tools, { userId: found.user._id, person, visit }, now))) {
      const content = { person, userId: found.user._id, proof: 'none' as const }
      const { browserHash } = visit
      const ticket = await issueCode(db, tools.random, { browserHash, content, expiresAt: now + proofMs })
      const account = { email: found.user.email, byMail: tools.isMailSent }
      return { step: 'prove', label: site.label, ticket, account }
    }
  } catch (error) {
    // The other tab was faster.
    if (!isUniqueViolation(error)) throw error
  }
  const made = await findAccountOfIdentity(db, person)
  if (!made) throw emailTaken()
  return open(db, tools, { account: made, person, visit }, now)
}

/** Without a password: nobody can guess one. */
export async function createAccount(
  trx: Db,
  { newId }: EnteringTools,
  person: Person,
  now: number,
): Promise<string> {
  const { name, email, role = 'student' } = person
  const _id = newId()
  const keys = { nameKey: titleKey(name), emailKey: emailKey(email) }
  const standing = isEducator({ role }) ? { educatorBy: 'group' as const } : {}
  await insertUser(trx, { _id, name, email, role, ...standing, ...keys, passwordHash: '', createdAt: now })
  await insertIdentity(trx, { ...person, userId: _id, createdAt: now })
  return _id
}

type Linking = { userId: string; person: Person; visit: Visit }

/** False if something was done with the account: then it may be a stranger's, who has used this address. */
async function linkUntouched(
  db: Db,
  tools: EnteringTools,
  { userId, person, visit }: Linking,
  now: number,
): Promise<boolean> {
  const { name, role, provider } = person
  const isLinked = await db.transaction().execute(async (trx) => {
    const account = await lockAccountById(trx, userId)
    if (!account) return false
    demandLinkable(account)
    if (!(await isUntouched(trx, userId))) return false
    await renameUnproved(trx, userId, { name, nameKey: titleKey(name), role })
    await link(trx, tools, { account, person }, now)
    return true
  })
  if (isLinked)
    visit.note({ kind: 'account-linked', provider, proof: 'none-needed', keeps: true, account: userId })
  return isLinked
}

/** From now on the account signs in by the provider alone. */
export async function link(
  trx: Db,
  tools: EnteringTools,
  { account: { user }, person }: { account: Account; person: Person },
  now: number,
): Promise<void> {
  await endOtherWaysIn(trx, user._id)
  await deleteFactors(trx, user._id)
  await insertIdentity(trx, { ...person, userId: user._id, createdAt: now })
  await tools.announce(trx, user, tools.siteOf(person.provider).label)
}

type Opening = { account: Account; person: Person; visit: Visit }

/** With the role that the provider's groups give. A running attempt comes first: then the role stays until the next sign-in. */
async function open(
  db: Db,
  { newId, random, siteOf }: EnteringTools,
  {
    account: { user, passwordHash, isClosed },
    person: { provider, role },
    visit: { userAgent, note },
  }: Opening,
  now: number,
): Promise<SignInStep> {
  if (isClosed) throw closed()
  const account = user._id
  let current = user
  if (role !== undefined && role !== user.role) {
    const { outcome } = await changeRole(db, newId, { email: user.email, role, by: 'group' }, now)
    if (outcome === 'changed') {
      current = { ...user, role }
      note({ kind: 'role-changed', role, account })
    }
  }
  const opening = { userId: account, passwordHash, device: describeDevice(userAgent), remember: false }
  const token = await openSession(db, random, opening, now)
  const count = await endOldestSessions(db, account, token)
  if (count > 0) note({ kind: 'sessions-ended', reason: 'too-many', count, account })
  note({ kind: 'provider-sign-in', provider, account })
  const { label, leaveAddress } = siteOf(provider)
  const session = { token, user: current, message: 'Login successful!' }
  return { step: 'signed-in', label, session, ...(leaveAddress && { leaveAddress }) }
}
