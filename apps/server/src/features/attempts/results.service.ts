import type { ListedResult, Result, TimedResult, User } from '@quizly/contract'
import {
  answersWithTimes,
  type Attempt,
  hasRunOut,
  type Reader,
  type SubmittedAttempt,
  type Verdict,
  type Visibility,
  visibility,
} from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { getReader } from '../quizzes/roles.service.ts'
import type { ListedAttempt } from './attempt-rows.repository.ts'
import { findAttempt } from './close.service.ts'

export { listSubmittedAttempts } from './attempt-rows.repository.ts'

const noResult = () => new AppError('not-found', 'No result available.')

/**
 * A submitted attempt as its student may see it at `now`: without score and verdicts while these are held
 * back.
 */
export function toStudentResult(attempt: SubmittedAttempt, now: number): Result {
  return { ...resultFields(attempt, seenByStudent(attempt, now)), quizId: attempt.quiz.id }
}

/** What the student of an attempt may see of it at `now`. */
export function seenByStudent(attempt: Attempt | ListedAttempt, now: number): Visibility {
  return visibility({ reader: { kind: 'student' }, quiz: attempt.quiz, attempt, now })
}

function resultFields(attempt: SubmittedAttempt, seen: Visibility) {
  return {
    ...scoreFields(attempt, seen),
    answers: attempt.answers,
    verdicts: verdictsIn(attempt, seen),
  }
}

function verdictsIn({ verdicts = [] }: Pick<ListedAttempt, 'verdicts'>, { result }: Visibility): Verdict[] {
  return result === 'full' ? verdicts : []
}

function scoreFields(attempt: ListedAttempt, { result, opensInMs }: Visibility) {
  return {
    _id: attempt.id,
    userId: attempt.studentId,
    score: result === 'full' ? attempt.score : null,
    totalQuestions: attempt.totalQuestions,
    submittedAt: new Date(attempt.submittedAt).toISOString(),
    ...(opensInMs !== undefined && { opensInMs }),
  }
}

/** A result with the moment at which the server received each answer. */
export function toTimedResult(attempt: SubmittedAttempt, seen: Visibility): TimedResult {
  const answers = answersWithTimes(attempt).map(({ savedAt, ...answer }) =>
    savedAt === undefined ? answer : { ...answer, savedAt: new Date(savedAt).toISOString() },
  )
  const submittedBy = hasRunOut(attempt) ? ('time' as const) : ('student' as const)
  return { ...resultFields(attempt, seen), quizId: attempt.quiz.id, answers, submittedBy }
}

/** A student's result, for that student and for the quiz's owner; others get "not found". */
export async function getResultFor(
  db: Db,
  reader: User,
  wanted: { quizId: string; userId: string },
  now: number,
): Promise<TimedResult> {
  const { attempt, seen } = await getSubmittedAttempt(db, reader, wanted, now)
  return toTimedResult(attempt, seen)
}

/** A student's submitted attempt, and what of it the reader may see; others get "not found". */
export async function getSubmittedAttempt(
  db: Db,
  user: User,
  wanted: { quizId: string; userId: string },
  now: number,
): Promise<{ attempt: SubmittedAttempt; seen: Visibility }> {
  const reader = await getReader(db, user, wanted)
  const attempt = await findAttempt(db, { quizId: wanted.quizId, studentId: wanted.userId }, now)
  return submittedTo(reader, attempt, now)
}

/**
 * Returns a submitted attempt that the reader may see, and what of it they may see; throws for all others.
 */
export function submittedTo(
  reader: Reader,
  attempt: Attempt | undefined,
  now: number,
): { attempt: SubmittedAttempt; seen: Visibility } {
  if (attempt?.state !== 'submitted') throw noResult()
  const seen = visibility({ reader, quiz: attempt.quiz, attempt, now })
  if (!seen.submission) throw noResult()
  return { attempt, seen }
}

/** A student's own result for a list. */
export function toListedResult(attempt: ListedAttempt, now: number): ListedResult {
  const { answers, quiz } = attempt
  const seen = seenByStudent(attempt, now)
  return {
    ...scoreFields(attempt, seen),
    ...(answers && { answers, verdicts: verdictsIn(attempt, seen) }),
    quizId: { _id: quiz.id, title: quiz.title },
  }
}
