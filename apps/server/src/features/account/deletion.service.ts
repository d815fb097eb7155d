import type { User } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { confirmPassword, wrongPassword } from '../auth/password-change.service.ts'
import type { Passwords } from '../auth/passwords.service.ts'
import {
  anonymiseUser,
  deleteAdmissionsOfStudent,
  deletePersonalRows,
  deleteUnusedQuizzes,
} from './deletion.repository.ts'

export type { Passwords }

const nobody = { student: 'Deleted student', admin: 'Deleted educator' } as const

/**
 * Deletes an account, all at once or not at all. What others need stays without its person: a student's attempts for
 * the quiz's statistics, an educator's quizzes for the results of those who took them.
 */
export async function deleteAccount(
  db: Db,
  passwords: Passwords,
  { _id: id, role }: User,
  password: string,
  now: number,
): Promise<void> {
  const passwordHash = await confirmPassword(db, passwords, id, { path: 'password', password })
  await db.transaction().execute(async (trx) => {
    const isGone = await anonymiseUser(trx, { id, passwordHash, name: nobody[role] }, now)
    if (!isGone) throw wrongPassword('password')
    await deletePersonalRows(trx, id)
    if (role === 'student') await deleteAdmissionsOfStudent(trx, id)
    else await deleteUnusedQuizzes(trx, id)
  })
}
