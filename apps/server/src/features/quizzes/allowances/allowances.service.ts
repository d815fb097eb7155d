import type { CallBody, setAllowance, StudentAllowance } from '@quizly/contract'
import type { Allowance, Attempt } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'
import { emailKey } from '../../auth/login/auth.service.ts'
import { lockWithRole } from '../roles.service.ts'
import { limitReached } from '../storage.service.ts'
import {
  countAllowances,
  deleteAllowance,
  findAllowanceOf,
  listAllowances,
  lockQuizzesOf,
  noteAllowances,
  putAllowance,
} from './allowances.repository.ts'

/** Enough for every student of a school who needs more time. */
const mostAllowances = 500

/** The allowance of an attempt's student; nothing is asked where nobody has one. */
export async function findAllowance(
  db: Db,
  { quiz, studentId }: Pick<Attempt, 'quiz' | 'studentId'>,
): Promise<Allowance | undefined> {
  return quiz.hasAllowances ? findAllowanceOf(db, quiz.id, studentId) : undefined
}

/**
 * Gives a student more time from the next start on, or takes that away. The student is named by e-mail, so that nobody
 * learns here who has an account. What is for all quizzes of an owner only the owner sets.
 */
export async function setStudentAllowance(
  db: Db,
  quizId: string,
  userId: string,
  { email, everywhere, ...amount }: CallBody<typeof setAllowance>,
  now: number,
): Promise<{ allowances: StudentAllowance[] }> {
  return db.transaction().execute(async (trx) => {
    if (everywhere) await lockQuizzesOf(trx, userId)
    const quiz = await lockWithRole(trx, quizId, userId, everywhere ? 'own' : 'edit')
    const { ownerId } = quiz
    const place = { ownerId, quizId: everywhere ? null : quizId, emailKey: emailKey(email) }
    const allowance = toAllowance(amount)
    if (allowance) {
      await putAllowance(trx, place, { email, allowance }, now)
      if ((await countAllowances(trx, ownerId)) > mostAllowances) {
        throw limitReached(`At most ${mostAllowances} students can have more time.`)
      }
    } else {
      await deleteAllowance(trx, place)
    }
    await noteAllowances(trx, place)
    return { allowances: await listAllowances(trx, quiz) }
  })
}

function toAllowance({ minutes, percent }: { minutes?: number | undefined; percent?: number | undefined }) {
  if (minutes !== undefined) return { minutes }
  return percent === undefined ? undefined : { percent }
}
