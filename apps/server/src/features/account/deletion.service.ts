import type { User } from '@quizly/contract'
import { deletedEducator, deletedStudent, isEducator, titleKey } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
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
