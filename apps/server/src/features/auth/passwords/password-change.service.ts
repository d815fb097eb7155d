import type { CallBody, changePassword as changePasswordCall, User } from '@quizly/contract'
import { failureInEnglish } from '@quizly/words/failures.ts'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/store.ts'
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

export function changedMail(to: string, origin: string): Mail {
  const text = [
    'Hello,',
    'the password of your Quizly account has just been changed, and your other devices are logged out.',
    `If it was you, there is nothing to do. If it was not, set a new one at once: ${origin}/forgot-password`,
    '',
  ].join('\n\n')
  return { to, subject: 'Your Quizly password was changed', text }
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
