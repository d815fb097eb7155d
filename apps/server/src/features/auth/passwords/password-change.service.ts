import type { CallBody, changePassword as changePasswordCall, User } from '@quizly/contract'
import { failureInEnglish } from '@quizly/words/reasons.ts'
import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { inParagraphs } from '../../../mail/in-paragraphs.ts'
import type { Mail } from '../../../mail/message.ts'
import { findPasswordHash, signsInByProvider, updatePasswordHash } from '../login/auth.repository.ts'
import { endRequestsOfUser } from './password-resets.repository.ts'
import { demandGoodPassword } from './password-rules.service.ts'
import type { Passwords } from './passwords.service.ts'
import { deleteSessionsOfUser, wasOpenedSince } from '../sessions/sessions.repository.ts'

export type ChangeTools = {
  passwords: Passwords
  announce: (trx: Db, user: User) => Promise<void>
}

export async function changePassword(
  db: Db,
  { passwords, announce }: ChangeTools,
  { sessionId, ...user }: User & { sessionId: string },
  { currentPassword, newPassword }: CallBody<typeof changePasswordCall>,
): Promise<number> {
  const { _id: userId } = user
  demandGoodPassword(newPassword, user, 'newPassword')
  const from = await confirmPassword(db, passwords, userId, {
    path: 'currentPassword',
    password: currentPassword,
  })
  const to = await passwords.hash(newPassword, { by: userId })
  return db.transaction().execute(async (trx) => {
    if (!(await updatePasswordHash(trx, userId, { from, to }))) throw wrongPassword('currentPassword')
    await endRequestsOfUser(trx, userId)
    await announce(trx, user)
    return deleteSessionsOfUser(trx, userId, sessionId)
  })
}

type Changed = { to: string; origin: string; hasPasskeys: boolean }

export function changedMail(language: LanguageTag, { to, origin, hasPasskeys }: Changed): Mail {
  const { hello, passwordChanged: words } = mailsIn(language)
  const paragraphs = [
    hello,
    words.text,
    ...(hasPasskeys ? [words.passkeys(`${origin}/account`)] : []),
    words.ifNotYou(`${origin}/forgot-password`),
  ]
  return { to, subject: words.subject, text: inParagraphs(language, paragraphs), language }
}

const freshMs = 600_000

/**
 * By the password. Without one, because the account signs in by a provider or with slips, it must have been signed in to a short
 * time ago. Returns the hash of the password, which is empty then.
 */
export async function confirmOwner(
  db: Db,
  passwords: Passwords,
  { _id: userId, email, sessionId }: User & { sessionId: string },
  field: { path: string; password: string },
  now: number,
): Promise<string> {
  const isBySlip = email === ''
  const isPasswordless =
    (await findPasswordHash(db, userId)) === '' && (isBySlip || (await signsInByProvider(db, userId)))
  if (!isPasswordless) return confirmPassword(db, passwords, userId, field)
  if (!(await wasOpenedSince(db, sessionId, now - freshMs)))
    throw new AppError('wrong-password', isBySlip ? 'slip-again' : 'sign-in-again')
  return ''
}

async function confirmPassword(
  db: Db,
  passwords: Passwords,
  userId: string,
  { path, password }: { path: string; password: string },
): Promise<string> {
  const passwordHash = await findPasswordHash(db, userId)
  const isRight = await passwords.verify(password, passwordHash, { by: userId })
  if (!isRight || passwordHash === undefined) throw wrongPassword(path)
  return passwordHash
}

export function wrongPassword(path: string): AppError {
  const message = failureInEnglish('wrong-password')
  return new AppError('wrong-password', 'wrong-password', {
    problems: [{ path, code: 'wrong-password', message }],
  })
}
