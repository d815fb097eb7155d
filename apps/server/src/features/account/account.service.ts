import type { User } from '@quizly/contract'
import { titleKey, deletedEducator, deletedStudent, isEducator } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { lockName, replaceName } from './account.repository.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import { confirmPassword, wrongPassword } from '../auth/passwords/password-change.service.ts'
import type { Passwords } from '../auth/passwords/passwords.service.ts'
import {
  anonymiseUser,
  deleteAllowances,
  deletePersonalRows,
  deleteSharing,
  deleteUnusedQuizzes,
  lockEditors,
  lockSharedQuizzes,
  releaseAttemptsOfStudent,
} from './deletion.repository.ts'
import type { NewId } from '../../random.ts'
import { leaveToEditors } from '../sharing/handing-over.service.ts'
import type { PersonKeyOf } from '../auth/keys/keys.service.ts'

export async function changeName(
  db: Db,
  { _id, email, role, language }: User,
  name: string,
  now: number,
): Promise<User> {
  await db.transaction().execute(async (trx) => {
    const from = await lockName(trx, _id)
    if (from === undefined) throw new AppError('not-found', 'account-deleted')
    if (from !== name) await replaceName(trx, _id, { from, to: name, toKey: titleKey(name) }, now)
  })
  return { _id, name, email, role, ...(language && { language }) }
}

export type DeletionTools = { passwords: Passwords; personKeyOf: PersonKeyOf; newId: NewId }

/**
 * Deletes an account: everything or nothing. What others need is kept without the person's name: a student's
 * attempts for the quiz's statistics and so that nobody takes a quiz twice, an educator's quizzes for their
 * editors and for the results of their students.
 */
export async function deleteAccount(
  db: Db,
  { passwords, personKeyOf, newId }: DeletionTools,
  { _id: id, email, ...user }: User,
  password: string,
  now: number,
): Promise<void> {
  const isOfEducator = isEducator(user)
  const name = isOfEducator ? deletedEducator : deletedStudent
  const passwordHash = await confirmPassword(db, passwords, id, { path: 'password', password })
  await db.transaction().execute(async (trx) => {
    const shared = isOfEducator ? await lockShared(trx, id) : undefined
    const isGone = await anonymiseUser(trx, { id, passwordHash, name, nameKey: titleKey(name) }, now)
    if (!isGone) throw wrongPassword('password')
    await deletePersonalRows(trx, id)
    if (shared) await leaveToEditors(trx, newId, shared, now)
    const person = { id, emailKey: emailKey(email) }
    await deleteSharing(trx, person)
    await deleteAllowances(trx, person)
    if (isOfEducator) await deleteUnusedQuizzes(trx, id)
    else await releaseAttemptsOfStudent(trx, id, personKeyOf(email))
  })
}

/** Quizzes before people: the order in which whoever changes a quiz locks them. */
async function lockShared(trx: Db, ownerId: string) {
  await lockSharedQuizzes(trx, ownerId)
  await lockEditors(trx, ownerId)
  const quizzes = await lockSharedQuizzes(trx, ownerId)
  return { quizzes, people: await lockEditors(trx, ownerId) }
}
