import type { CallBody, changePassword as changePasswordCall } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { findPasswordHash, updatePasswordHash } from './auth.repository.ts'
import { deletePasswordResetsOfUser } from './password-resets.repository.ts'
import type { Passwords } from './passwords.service.ts'
import { deleteSessionsOfUser } from './sessions.repository.ts'

/** Sets a new password for who knows the present one. Every other session ends, and links to reset it are void. */
export async function changePassword(
  db: Db,
  passwords: Passwords,
  { _id: userId, sessionId }: { _id: string; sessionId: string },
  { currentPassword, newPassword }: CallBody<typeof changePasswordCall>,
): Promise<void> {
  const from = await confirmPassword(db, passwords, userId, {
    path: 'currentPassword',
    password: currentPassword,
  })
  const to = await passwords.hash(newPassword)
  await db.transaction().execute(async (trx) => {
    if (!(await updatePasswordHash(trx, userId, { from, to }))) throw wrongPassword('currentPassword')
    await deleteSessionsOfUser(trx, userId, sessionId)
    await deletePasswordResetsOfUser(trx, userId)
  })
}

/** The hash of a password that is right. A wrong one is a problem of the field at `path`. */
export async function confirmPassword(
  db: Db,
  passwords: Passwords,
  userId: string,
  { path, password }: { path: string; password: string },
): Promise<string> {
  const passwordHash = await findPasswordHash(db, userId)
  const isRight = await passwords.verify(password, passwordHash)
  if (!isRight || passwordHash === undefined) throw wrongPassword(path)
  return passwordHash
}

export function wrongPassword(path: string): AppError {
  const message = 'This is not your current password.'
  return new AppError('wrong-password', message, { problems: [{ path, code: 'wrong-password', message }] })
}
