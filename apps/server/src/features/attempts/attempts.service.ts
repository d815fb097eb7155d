import type { CallBody, submitAttempt } from '@quizly/contract'
import { clampChanges, mergeAnswers, remainingMs, type SavedAnswer, timeLimitMs } from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { findQuizToEnter, quizNotFound } from '../quizzes/quizzes.service.ts'
import {
  type Attempt,
  findAttempt,
  findAttemptById,
  insertAttempt,
  type RunningAttempt,
  type SubmittedAttempt,
} from './attempts.repository.ts'
import { canBeKept, keepLateAnswers, markSubmission, settle } from './closing.service.ts'
import { updateSavedAnswers, updateToStarted, updateToSubmitted } from './progress.repository.ts'
import { toResult } from './results.service.ts'

/** Admits a student to the quiz that the code opens. Codes are case-sensitive. */
export async function admit(db: Db, newId: NewId, studentId: string, secretCode: string, now: number) {
  const quiz = await findQuizToEnter(db, secretCode)
  if (!quiz) {
    throw new AppError('invalid-code', 'Invalid code. Please try again.', { extra: { valid: false } })
  }
  await insertAttempt(db, { id: newId(), quizId: quiz.id, studentId, admittedAt: now })
  return { valid: true as const, quizId: quiz.id }
}

/** The student's attempt as it stands at `now`. Who was not admitted does not see the quiz at all. */
export async function getAttempt(db: Db, quizId: string, studentId: string, now: number): Promise<Attempt> {
  const attempt = await findAttempt(db, quizId, studentId)
  if (!attempt) throw quizNotFound()
  return settle(db, attempt, now)
}

/** Starts the clock and pins the revision that the student sees; the attempt that runs already is resumed. */
export async function start(db: Db, quizId: string, studentId: string, now: number): Promise<RunningAttempt> {
  const attempt = await getAttempt(db, quizId, studentId, now)
  if (attempt.state === 'in-progress') return attempt
  if (attempt.state === 'submitted') throw alreadyAttempted(attempt)
  await updateToStarted(db, attempt.id, {
    revision: attempt.quiz.currentRevision,
    startedAt: now,
    deadline: now + timeLimitMs(attempt.quiz.timeLimitMinutes),
  })
  return start(db, quizId, studentId, now)
}

/** Merges changes into the saved answers: for each question the latest moment wins. */
export async function save(
  db: Db,
  attemptId: string,
  studentId: string,
  changes: readonly SavedAnswer[],
  now: number,
): Promise<{ savedAt: string; remainingMs: number }> {
  const found = await findAttemptById(db, attemptId)
  if (found?.studentId !== studentId) throw new AppError('not-found', 'Attempt not found.')
  const attempt = await settle(db, found, now)
  if (attempt.state === 'admitted') throw notStarted()
  await refuseUnknownQuestions(db, attempt, changes)
  const clamped = clampChanges(changes, now - attempt.startedAt)
  if (attempt.state === 'submitted') {
    await keepLateAnswers(db, attempt, clamped)
    throw alreadyAttempted(attempt)
  }
  const merged = mergeAnswers(attempt.savedAnswers, clamped)
  if (!canBeKept(merged)) {
    throw new AppError('too-large', 'The answers are too long: together they can have at most 1 MiB.')
  }
  const isSaved = await updateSavedAnswers(db, attempt, merged)
  if (!isSaved) return save(db, attemptId, studentId, changes, now)
  return { savedAt: new Date(now).toISOString(), remainingMs: remainingMs(attempt.deadline, now) }
}

/** Hands in. The answers override the saved ones; the first submission stands; one that comes too late is kept beside. */
export async function submit(
  db: Db,
  studentId: string,
  { quizId, userId, answers }: CallBody<typeof submitAttempt>,
  now: number,
) {
  if (userId !== studentId) throw new AppError('wrong-user', 'You can hand in only your own answers.')
  const attempt = await getAttempt(db, quizId, studentId, now)
  if (attempt.state === 'admitted') throw notStarted()
  if (attempt.state === 'submitted') {
    const at = now - attempt.startedAt
    await keepLateAnswers(
      db,
      attempt,
      answers.map((answer) => ({ ...answer, at })),
    )
    throw alreadyAttempted(attempt)
  }
  const submission = await markSubmission(db, attempt, answers, { submittedAt: now, submittedBy: 'student' })
  const isSubmitted = await updateToSubmitted(db, attempt, submission)
  if (!isSubmitted) return submit(db, studentId, { quizId, userId, answers }, now)
  return toResult({ ...attempt, ...submission, state: 'submitted', lateAnswers: [] })
}

const notStarted = () => new AppError('not-started', 'Start the quiz first.')

/** The failure that brings the result along, so that who hands in twice ends where the first time would have led. */
function alreadyAttempted(attempt: SubmittedAttempt): AppError {
  const extra = { result: toResult(attempt) }
  return new AppError('already-attempted', 'You have already attempted this quiz.', { extra })
}

async function refuseUnknownQuestions(
  db: Db,
  { quiz, revision }: RunningAttempt | SubmittedAttempt,
  changes: readonly SavedAnswer[],
): Promise<void> {
  const questions = await getRevision(db, quiz.id, revision)
  const known = new Set(questions.map(({ _id }) => _id))
  const problems = changes.flatMap(({ questionId }, index) => {
    if (known.has(questionId)) return []
    const path = `changes.${index}.questionId`
    return [{ path, code: 'unknown-question', message: 'This question is not part of the quiz.' }]
  })
  if (problems.length > 0) throw invalidInput(problems)
}
