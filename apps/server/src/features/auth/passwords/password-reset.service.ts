import type { CallBody, resetPassword as resetPasswordCall, User } from '@quizly/contract'
import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import { AppError } from '../../../app-error.ts'
import type { PasswordUse } from '../../../config/oidc-config.ts'
import type { Db } from '../../../db/store.ts'
import { inParagraphs } from '../../../mail/in-paragraphs.ts'
import type { Mail } from '../../../mail/message.ts'
import type { Random } from '../../../random.ts'
import { findAccount, updatePasswordHash } from '../login/auth.repository.ts'
import { emailKey } from '../login/auth.service.ts'
import {
  countPasswordResetsSince,
  endRequestsOfUser,
  findUserOfPasswordReset,
  insertPasswordReset,
  takePasswordReset,
} from './password-resets.repository.ts'
import { type Device, rememberDevice } from '../login/known-devices.service.ts'
import { type ChangeTools } from './password-change.service.ts'
import { mayUsePassword } from './password-use.service.ts'
import { demandGoodPassword } from './password-rules.service.ts'
import { deleteSessionsOfUser } from '../sessions/sessions.repository.ts'
import { generateToken, hashToken } from '../sessions/sessions.service.ts'

export { deleteExpiredPasswordResets } from './password-resets.repository.ts'

const hourMs = 3_600_000
const maxPending = 3

type Tools = {
  random: Random
  origin: string
  passwordUse: PasswordUse
  deliver: (trx: Db, link: ResetLink) => Promise<void>
}

export type ResetLink = { user: User; link: string; expiresAt: number }

/**
 * Creates a link to set a new password, if the e-mail has an account. Three links at most in half an hour: a fourth
 * request sends nothing, but the three still work. So a stranger who keeps asking neither makes the links
 * useless nor floods the user with mail.
 */
export async function sendResetLink(
  db: Db,
  { random, origin, passwordUse, deliver }: Tools,
  email: string,
  now: number,
): Promise<{ outcome: 'sent' | 'pending' | 'unknown-email'; account?: string }> {
  const account = await findAccount(db, emailKey(email))
  if (!account || !(await mayUsePassword(db, passwordUse, account.user))) return { outcome: 'unknown-email' }
  const { token, tokenHash } = generateToken(random)
  const { user } = account
  const userId = user._id
  const expiresAt = now + hourMs
  const outcome = await db.transaction().execute(async (trx) => {
    const pending = await countPasswordResetsSince(trx, userId, now - hourMs / 2)
    if (pending >= maxPending) return 'pending' as const
    await insertPasswordReset(trx, { tokenHash, userId, createdAt: now, expiresAt })
    await deliver(trx, { user, link: linkOf(origin, token), expiresAt })
    return 'sent' as const
  })
  return { outcome, account: userId }
}

/**
 * Creates such a link however many work already, for whoever runs Quizly. The others go on working. Undefined if the e-mail has
 * no account.
 */
export async function issueResetLink(
  db: Db,
  { random, origin }: Pick<Tools, 'random' | 'origin'>,
  email: string,
  now: number,
): Promise<ResetLink | undefined> {
  const account = await findAccount(db, emailKey(email))
  if (!account) return undefined
  const { user } = account
  const { token, tokenHash } = generateToken(random)
  const expiresAt = now + hourMs
  await insertPasswordReset(db, { tokenHash, userId: user._id, createdAt: now, expiresAt })
  return { user, link: linkOf(origin, token), expiresAt }
}

/** The token follows the `#`: browsers do not send that part, so it appears in no log on the way. */
const linkOf = (origin: string, token: string) => `${origin}/reset-password#${token}`

/** Without a name: whoever signs up with somebody else's e-mail must not be able to write to them. */
export function resetMail(language: LanguageTag, to: string, link: string): Mail {
  const { hello, resetPassword: words } = mailsIn(language)
  const text = inParagraphs(language, [hello, words.text, link, words.ifNotYou])
  return { to, subject: words.subject, text, language }
}

/** Every session ends, because somebody else may have one. Returns how many did. */
export async function resetPassword(
  db: Db,
  { passwords, announce, device }: ChangeTools & { device: Device },
  { token, newPassword }: CallBody<typeof resetPasswordCall>,
  now: number,
): Promise<{ account: string; ended: number }> {
  const tokenHash = hashToken(token)
  // Hashing a password is slow on purpose, so check the link first.
  const user = await findUserOfPasswordReset(db, tokenHash, now)
  if (!user) throw invalidLink()
  demandGoodPassword(newPassword, user, 'newPassword')
  const to = await passwords.hash(newPassword, { by: user._id })
  const { _id: account } = user
  const ended = await db.transaction().execute(async (trx) => {
    if ((await takePasswordReset(trx, tokenHash, now)) === undefined) throw invalidLink()
    await updatePasswordHash(trx, account, { to })
    await endRequestsOfUser(trx, account)
    await rememberDevice(trx, { userId: account, device }, now)
    await announce(trx, user)
    return deleteSessionsOfUser(trx, account)
  })
  return { account, ended }
}

const invalidLink = () => new AppError('invalid-link', 'reset-link')
