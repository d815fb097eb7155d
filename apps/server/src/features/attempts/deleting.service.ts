import type { CallBody, deleteAttempt as call } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { closeOverdueAttempts } from './close.service.ts'
import { closeGap, deleteAttemptRow, insertDeletion, lockAttempt, wasDeleted } from './deleting.repository.ts'

/** A repeated call changes nothing. A running attempt stays: its student would go on answering. */
export async function deleteAttempt(
  db: Db,
  quizId: string,
  userId: string,
  { attemptId, reason = '' }: CallBody<typeof call>,
  now: number,
): Promise<void> {
  await requireRole(db, quizId, userId, 'own')
  await closeOverdueAttempts(db, now)
  await db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, quizId, attemptId)
    if (!attempt) {
      if (await wasDeleted(trx, quizId, attemptId)) return
      throw new AppError('not-found', 'no-such-attempt')
    }
    if (attempt.state === 'in-progress') {
      throw new AppError('still-running', 'takes-it-now')
    }
    await deleteAttemptRow(trx, attemptId)
    await closeGap(trx, { quizId, ...attempt })
    await insertDeletion(trx, { id: attemptId, quizId, ...attempt }, { by: userId, at: now, reason })
  })
}
