import type { CallBody, CallResult, Result, saveAnswers, submitAttempt } from '@quizly/contract'
import { arrivalIn, differingAnswers, remainingMs } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { quizNotFound } from '../quizzes/roles.service.ts'
import { execute, type CallingStudent, sessionTag } from './execute.service.ts'
import { assertAccepted, toStudentResult } from './results.service.ts'

export async function submit(
  db: Db,
  student: CallingStudent,
  body: CallBody<typeof submitAttempt>,
  now: number,
): Promise<Result> {
  const { quizId, userId, attemptId, answers, ...report } = body
  if (userId !== student._id) throw new AppError('wrong-user', 'others-answers')
  const outcome = await execute(
    db,
    attemptId === undefined ? { quizId, studentId: userId } : { attemptId, studentId: userId },
    (attempt) => {
      if (attempt.quiz.id !== quizId) throw quizNotFound()
      return { kind: 'submit', session: sessionTag(attempt, student), sent: answers, report }
    },
    now,
  )
  if (!outcome) throw quizNotFound()
  return toStudentResult(db, await assertAccepted(db, outcome, 'submitted', now), now)
}

/** Returns other answers that stand for the same questions. */
export async function save(
  db: Db,
  attemptId: string,
  student: CallingStudent,
  body: CallBody<typeof saveAnswers>,
  now: number,
): Promise<CallResult<typeof saveAnswers>> {
  const { changes, ...report } = body
  const outcome = await execute(
    db,
    { attemptId, studentId: student._id },
    (attempt) => ({ kind: 'save', session: sessionTag(attempt, student), sent: changes, report }),
    now,
  )
  if (!outcome) throw new AppError('not-found', 'no-attempt')
  const attempt = await assertAccepted(db, outcome, 'in-progress', now)
  const at = arrivalIn(attempt, now)
  const isSent = new Set(changes.map(({ questionId }) => questionId))
  const standing = attempt.savedAnswers.filter(({ questionId }) => isSent.has(questionId))
  return {
    savedAt: new Date(at).toISOString(),
    remainingMs: remainingMs(attempt.deadline, at),
    others: differingAnswers(changes, standing).map((other) => {
      const isLeft = standing.some(({ questionId, left }) => left && questionId === other.questionId)
      return isLeft ? { ...other, left: true } : other
    }),
  }
}
