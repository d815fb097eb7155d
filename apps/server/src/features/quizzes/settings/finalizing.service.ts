import { type QuizState, quizState, rolesWith } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'
import { markFinalized } from './finalizing.repository.ts'
import { requireRole } from '../roles.service.ts'

export async function finalize(
  db: Db,
  quizId: string,
  userId: string,
  now: number,
): Promise<{ state: QuizState }> {
  await markFinalized(db, quizId, { userId, roles: rolesWith('edit') }, now)
  const quiz = await requireRole(db, quizId, userId, 'edit')
  return { state: quizState(quiz, now) }
}
