import type { ListedResult, Result, TimedResult, User } from '@quizly/contract'
import { answersWithTimes, hasRunOut, heldForMs, studentVisibility } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { getOwnQuiz } from '../quizzes/quizzes.service.ts'
import { findAttempt, listSubmittedAttempts, type SubmittedAttempt } from './attempts.repository.ts'
import { closeOverdueAttempts, settle } from './closing.service.ts'

const pageSize = 50

const noResult = () => new AppError('not-found', 'No result available.')

/** A submitted attempt as its student sees it at `now`: without marks while the correct answers are held back. */
export function toStudentResult(attempt: SubmittedAttempt, now: number): Result {
  return { ...resultFields(attempt, 'student', now), quizId: attempt.quiz.id }
}

type Reader = 'student' | 'owner'

function resultFields(attempt: SubmittedAttempt, reader: Reader, now: number) {
  const heldMs = reader === 'owner' ? 0 : heldForMs(attempt, now)
  const isReleased = reader === 'owner' || studentVisibility(attempt.quiz, attempt.state).marks
  const isShown = isReleased && heldMs === 0
  return {
    _id: attempt.id,
    userId: attempt.studentId,
    answers: attempt.answers,
    score: isShown ? attempt.score : null,
    totalQuestions: attempt.totalQuestions,
    submittedAt: new Date(attempt.submittedAt).toISOString(),
    verdicts: isShown ? attempt.verdicts : [],
    ...(isReleased && heldMs > 0 && { opensInMs: heldMs }),
  }
}

/** The same with the moment from which on the server had each answer. */
export function toTimedResult(attempt: SubmittedAttempt, reader: Reader, now: number): TimedResult {
  const answers = answersWithTimes(attempt).map(({ savedAt, ...answer }) =>
    savedAt === undefined ? answer : { ...answer, savedAt: new Date(savedAt).toISOString() },
  )
  const submittedBy = hasRunOut(attempt) ? ('time' as const) : ('student' as const)
  return { ...resultFields(attempt, reader, now), quizId: attempt.quiz.id, answers, submittedBy }
}

/** A student's result, for that student and for the quiz's owner; to everybody else there is none. */
export async function getResultFor(
  db: Db,
  reader: User,
  wanted: { quizId: string; userId: string },
  now: number,
): Promise<TimedResult> {
  const attempt = await getSubmittedAttempt(db, reader, wanted, now)
  return toTimedResult(attempt, reader.role === 'admin' ? 'owner' : 'student', now)
}

/** A student's submitted attempt, likewise. */
export async function getSubmittedAttempt(
  db: Db,
  reader: User,
  { quizId, userId }: { quizId: string; userId: string },
  now: number,
): Promise<SubmittedAttempt> {
  if (reader.role === 'admin') await getOwnQuiz(db, quizId, reader._id)
  else if (reader._id !== userId) throw noResult()
  const found = await findAttempt(db, quizId, userId)
  const attempt = found && (await settle(db, found, now))
  if (attempt?.state !== 'submitted') throw noResult()
  return attempt
}

/** A page of one's own results, newest first. */
export async function listResultsFor(
  db: Db,
  reader: User,
  { userId, before }: { userId: string; before?: string | undefined },
  now: number,
): Promise<ListedResult[]> {
  if (reader._id !== userId) throw new AppError('not-found', 'No quiz results found.')
  await closeOverdueAttempts(db, now, userId)
  const attempts = await listSubmittedAttempts(db, userId, { before, limit: pageSize })
  return attempts.map((attempt) => ({
    ...resultFields(attempt, 'student', now),
    quizId: { _id: attempt.quiz.id, title: attempt.quiz.title },
  }))
}
