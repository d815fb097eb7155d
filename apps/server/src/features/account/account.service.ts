import type { User } from '@quizly/contract'
import { titleKey, deletedEducator, deletedStudent, isEducator } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import { forgetInLog, noteInLog } from '../../db/log-entries.ts'
import type { Db } from '../../db/store.ts'
import { lockName, replaceName } from './account.repository.ts'
import { demandOtherOperator, type OperatorNeeds } from '../auth/educators/operators.service.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import { confirmOwner, wrongPassword } from '../auth/passwords/password-change.service.ts'
import type { Passwords } from '../auth/passwords/passwords.service.ts'
import {
  anonymiseUser,
  deleteAllowances,
  deleteEducatorInvitations,
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

export type ErasureTools = { personKeyOf: PersonKeyOf; newId: NewId }
export type DeletionTools = ErasureTools & OperatorNeeds & { passwords: Passwords }

export async function deleteAccount(
  db: Db,
  { passwords, educators, passwordUse, ...tools }: DeletionTools,
  caller: User & { sessionId: string },
  password: string,
  now: number,
): Promise<void> {
  const { sessionId: _, ...user } = caller
  const { _id: id } = user
  const passwordHash = await confirmOwner(db, passwords, caller, { path: 'password', password }, now)
  const erased = { user, passwordHash, address: user.email }
  await db.transaction().execute(async (trx) => {
    await demandOtherOperator(trx, { educators, passwordUse }, id)
    if (!(await eraseAccount(trx, tools, erased, now))) throw wrongPassword('password')
  })
}

type Erasure = {
  user: User
  passwordHash: string
  address: string
  /** Throws if the account must stay; quizzes and people are locked by then. */
  demand?: (trx: Db) => Promise<void>
}

/**
 * Deletes an account: everything or nothing. What others need is kept without the person's name: a student's
 * attempts for the quiz's statistics and so that nobody takes a quiz twice, an educator's quizzes for their
 * editors and for the results of their students. An account can have both, because its role may have changed.
 * False if the password has changed meanwhile. `address`: whose invitations, extra time and attempts these are.
 */
export async function eraseAccount(
  trx: Db,
  { personKeyOf, newId }: ErasureTools,
  { user, passwordHash, address, demand }: Erasure,
  now: number,
): Promise<boolean> {
  const { _id: id } = user
  const name = isEducator(user) ? deletedEducator : deletedStudent
  const shared = await lockShared(trx, id)
  await demand?.(trx)
  if (!(await anonymiseUser(trx, { id, passwordHash, name, nameKey: titleKey(name) }, now))) return false
  await deletePersonalRows(trx, id)
  if (isEducator(user)) await noteInLog(trx, newId, { kind: 'account-deleted', by: id, of: id }, now)
  await leaveToEditors(trx, newId, shared, now)
  const person = { id, emailKey: emailKey(address) }
  await deleteSharing(trx, person)
  await deleteEducatorInvitations(trx, person)
  await forgetInLog(trx, person.emailKey)
  await deleteAllowances(trx, person)
  await deleteUnusedQuizzes(trx, id)
  await releaseAttemptsOfStudent(trx, id, personKeyOf(address || id))
  return true
}

/** Of a student whose work has gone to another account: nothing of a person stays. */
export async function emptyAccount(trx: Db, id: string, now: number): Promise<void> {
  await deletePersonalRows(trx, id)
  const nobody = { id, passwordHash: '', name: deletedStudent, nameKey: titleKey(deletedStudent) }
  await anonymiseUser(trx, nobody, now)
}

/** Quizzes before people: the order in which whoever changes a quiz locks them. */
async function lockShared(trx: Db, ownerId: string) {
  await lockSharedQuizzes(trx, ownerId)
  await lockEditors(trx, ownerId)
  const quizzes = await lockSharedQuizzes(trx, ownerId)
  return { quizzes, people: await lockEditors(trx, ownerId) }
}
