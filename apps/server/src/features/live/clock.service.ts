import { remainingMs } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { findRunning } from './pages.repository.ts'

/** The time of a student's running attempt: what is left of it, and how long it is in all. */
export async function getAttemptClock(db: Db, attemptId: string, studentId: string, now: number) {
  const running = await findRunning(db, attemptId, studentId)
  if (!running) throw new AppError('not-found', 'Attempt not found.')
  const { startedAt, deadline } = running
  return { remainingMs: remainingMs(deadline, now), durationMs: deadline - startedAt }
}
