import type { CallBody, Result, submitAttempt } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { quizNotFound } from '../quizzes/roles.service.ts'
import { act, type CallingStudent, sessionTag } from './act.service.ts'
import { assertAccepted, toStudentResult } from './results.service.ts'

/** Submits a student's attempt with these answers and returns the result. */
export async function submit(
  db: Db,
  student: CallingStudent,
  body: CallBody<typeof submitAttempt>,
  now: number,
): Promise<Result> {
  const { quizId, userId, attemptId, answers, ...report } = body
  if (userId !== student._id) throw new AppError('wrong-user', 'You can submit only your own answers.')
  const outcome = await act(
    db,
    attemptId === undefined ? { quizId, studentId: userId } : { attemptId, studentId: userId },
    (attempt) => ({ kind: 'submit', session: sessionTag(attempt, student), sent: answers, report }),
    now,
  )
  if (!outcome) throw quizNotFound()
  return toStudentResult(db, await assertAccepted(db, outcome, 'submitted', now), now)
}
