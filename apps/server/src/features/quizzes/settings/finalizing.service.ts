import { type QuizState, quizState, rolesWith } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'
import { markFinalized } from './finalizing.repository.ts'
import { requireRole } from '../roles.service.ts'

/** A call that comes again within this time repeats one whose reply was lost. */
const repeatedWithinMs = 60_000

/** Finalizes a quiz. One without questions stays a draft. */
export async function finalize(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<{ state: QuizState; isNew: boolean }> {
  await markFinalized(db, quizId, { userId, roles: rolesWith('edit') }, now)
  const quiz = await requireRole(db, quizId, userId, 'edit')
  const { finalizedAt } = quiz
  const isNew = finalizedAt !== null && now < finalizedAt + repeatedWithinMs
  return { state: quizState(quiz, now), isNew }
}
