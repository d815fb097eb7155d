import type { CallBody, changePassword as changePasswordCall, User } from '@quizly/contract'
import { failureInEnglish } from '@quizly/words/reasons.ts'
import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
import { inParagraphs } from '../../../mail/in-paragraphs.ts'
import type { Mail } from '../../../mail/message.ts'
import { findPasswordHash, updatePasswordHash } from '../login/auth.repository.ts'
import { deletePasswordResetsOfUser } from './password-resets.repository.ts'
import { demandGoodPassword } from './password-rules.service.ts'
import type { Passwords } from './passwords.service.ts'
import { deleteSessionsOfUser } from '../sessions/sessions.repository.ts'

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
    await deletePasswordResetsOfUser(trx, userId)
    await announce(trx, user)
    return deleteSessionsOfUser(trx, userId, sessionId)
  })
}

export function changedMail(language: LanguageTag, to: string, origin: string): Mail {
  const { hello, passwordChanged: words } = mailsIn(language)
  const text = inParagraphs(language, [hello, words.text, words.ifNotYou(`${origin}/forgot-password`)])
  return { to, subject: words.subject, text, language }
}

export async function confirmPassword(
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
