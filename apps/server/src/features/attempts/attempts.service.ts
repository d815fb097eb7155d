import type { CallBody, CallResult, saveAnswers, submitAttempt, User } from '@quizly/contract'
import {
  type Answer,
  type AttemptEvent,
  datedAnswers,
  differingAnswers,
  mergeStored,
  recordEvents,
  remainingMs,
  reportedEvents,
  studentVisibility,
  timeLimitMs,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import { isForeignKeyViolation } from '../../db/foreign-key-violation.ts'
import type { Db } from '../../db/store.ts'
import { answersAcknowledged, attemptsSubmitted } from '../../events.ts'
import type { NewId } from '../../random.ts'
import type { PersonKeyOf } from '../account/person-key.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { findOpenQuiz, quizNotFound } from '../quizzes/quizzes.service.ts'
import {
  type Attempt,
  findAttempt,
  findAttemptById,
  hasAttemptOfPerson,
  insertAttempt,
  type RunningAttempt,
  type SubmittedAttempt,
} from './attempts.repository.ts'
import { canBeKept, keepLateAnswers, markSubmission, settle } from './closing.service.ts'
import { updateSavedAnswers, updateToStarted, updateToSubmitted } from './progress.repository.ts'
import { toStudentResult } from './results.service.ts'

export type AdmissionTools = { newId: NewId; personKeyOf: PersonKeyOf }

/**
 * Admits a student to the quiz that the code opens. Codes are case-sensitive. Whose attempt stayed behind when they deleted
 * an account is not admitted again.
 */
export async function admit(
  db: Db,
  { newId, personKeyOf }: AdmissionTools,
  student: User,
  secretCode: string,
  now: number,
) {
  const studentId = student._id
  const quiz = await findOpenQuiz(db, secretCode, studentId)
  if (!quiz) throw invalidCode()
  const { quizId, isAdmitted } = quiz
  if (!isAdmitted && (await hasAttemptOfPerson(db, quizId, personKeyOf(student.email)))) throw secondAttempt()
  try {
    await insertAttempt(db, { id: newId(), quizId, studentId, admittedAt: now })
  } catch (error) {
    // The quiz went with its owner's account, at this very moment.
    throw isForeignKeyViolation(error) ? invalidCode() : error
  }
  return { valid: true as const, quizId }
}

const invalidCode = () =>
  new AppError('invalid-code', 'Invalid code. Please try again.', { extra: { valid: false } })

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
  if (!studentVisibility(attempt.quiz, attempt.state).canStart) throw quizClosed()
  await updateToStarted(db, attempt.id, {
    revision: attempt.quiz.currentRevision,
    startedAt: now,
    deadline: now + timeLimitMs(attempt.quiz.timeLimitMinutes),
  })
  return start(db, quizId, studentId, now)
}

/**
 * Merges changes into the saved answers: for each question the latest change wins. What happened is recorded in the
 * same statement; where nothing is new there is nothing to write.
 */
export async function save(
  db: Db,
  attemptId: string,
  studentId: string,
  { changes, ...report }: CallBody<typeof saveAnswers>,
  now: number,
): Promise<CallResult<typeof saveAnswers>> {
  const found = await findAttemptById(db, attemptId)
  if (found?.studentId !== studentId) throw new AppError('not-found', 'Attempt not found.')
  const attempt = await settle(db, found, now)
  if (attempt.state === 'admitted') throw notStarted()
  const places = await findPlaces(db, attempt, changes)
  const elapsedMs = elapsedAt(attempt, now)
  const dated = datedAnswers(changes, elapsedMs, report.device)
  const { device = '' } = report
  if (attempt.state === 'submitted') {
    await keepLateAnswers(db, attempt, dated, { kind: 'late', at: elapsedMs, device })
    throw alreadyAttempted(attempt)
  }
  const savedAt = attempt.startedAt + elapsedMs
  const savedAnswers = mergeStored(
    attempt.savedAnswers,
    dated.map((change) => ({ ...change, savedAt })),
  )
  if (!canBeKept(savedAnswers)) {
    throw new AppError('too-large', 'The answers are too long: together they can have at most 1 MiB.')
  }
  const saves = differingAnswers(attempt.savedAnswers, savedAnswers).map(({ questionId }): AttemptEvent => {
    const question = places.get(questionId) ?? 0
    return { kind: 'saved', at: elapsedMs, until: elapsedMs, question, device }
  })
  const record = recordEvents(attempt.record, [...reportedEvents(report, elapsedMs), ...saves])
  const kept = new Set(attempt.savedAnswers)
  const isNothingNew = savedAnswers.every((answer) => kept.has(answer)) && record === attempt.record
  const isSaved = isNothingNew || (await updateSavedAnswers(db, attempt, { savedAnswers, record }))
  if (!isSaved) return save(db, attemptId, studentId, { changes, ...report }, now)
  answersAcknowledged.publish(changes.length)
  const isSent = new Set(changes.map(({ questionId }) => questionId))
  return {
    savedAt: new Date(savedAt).toISOString(),
    remainingMs: remainingMs(attempt.deadline, savedAt),
    others: differingAnswers(
      changes,
      savedAnswers.filter(({ questionId }) => isSent.has(questionId)),
    ),
  }
}

/** A save of these answers, and then the end; the first submission stands; one that comes too late is kept beside. */
export async function submit(db: Db, studentId: string, body: CallBody<typeof submitAttempt>, now: number) {
  const { quizId, userId, answers, device = '' } = body
  if (userId !== studentId) throw new AppError('wrong-user', 'You can hand in only your own answers.')
  const attempt = await getAttempt(db, quizId, studentId, now)
  if (attempt.state === 'admitted') throw notStarted()
  const at = elapsedAt(attempt, now)
  const dated = datedAnswers(answers, at, body.device)
  if (attempt.state === 'submitted') {
    await keepLateAnswers(db, attempt, dated, { kind: 'late', at, device })
    throw alreadyAttempted(attempt)
  }
  const submittedAt = attempt.startedAt + at
  // Without an age it is the last word, also within the millisecond of an earlier save.
  const given = dated.map((answer, i) => ({
    ...answer,
    at: answers[i]?.age === undefined ? at + 1 : answer.at,
    savedAt: submittedAt,
  }))
  const savedAnswers = mergeStored(attempt.savedAnswers, given)
  const record = recordEvents(attempt.record, [
    ...reportedEvents(body, at),
    { kind: 'submitted', at, device },
  ])
  const submission = await markSubmission(db, attempt, savedAnswers, { submittedAt, submittedBy: 'student' })
  const isSubmitted = await updateToSubmitted(db, attempt, submission, record)
  if (!isSubmitted) return submit(db, studentId, body, now)
  attemptsSubmitted.publish({ by: 'student', count: 1 })
  return toStudentResult({ ...attempt, ...submission, state: 'submitted', lateAnswers: [] })
}

const quizClosed = () =>
  new AppError('quiz-closed', 'This quiz is closed: nobody can start it any more. Ask your teacher.')

/** The time since the start at which something arrives. No server's clock makes it come before what is there already. */
function elapsedAt({ startedAt, savedAnswers }: RunningAttempt | SubmittedAttempt, now: number): number {
  return Math.max(now, startedAt, ...savedAnswers.map(({ savedAt = 0 }) => savedAt)) - startedAt
}

const secondAttempt = (extra: { result?: CallResult<typeof submitAttempt> } = {}) =>
  new AppError('already-attempted', 'You have already attempted this quiz.', { extra })

const notStarted = () => new AppError('not-started', 'Start the quiz first.')

/** The failure that brings the result along, so that who hands in twice ends where the first time would have led. */
function alreadyAttempted(attempt: SubmittedAttempt): AppError {
  return secondAttempt({ result: toStudentResult(attempt) })
}

/** The place of each question in the quiz, from 1. Refuses changes to questions that have none. */
async function findPlaces(
  db: Db,
  { quiz, revision }: RunningAttempt | SubmittedAttempt,
  changes: readonly Answer[],
): Promise<Map<string, number>> {
  const questions = await getRevision(db, quiz.id, revision)
  const places = new Map(questions.map(({ _id }, i) => [_id, i + 1]))
  const problems = changes.flatMap(({ questionId }, index) => {
    if (places.has(questionId)) return []
    const path = `changes.${index}.questionId`
    return [{ path, code: 'unknown-question', message: 'This question is not part of the quiz.' }]
  })
  if (problems.length > 0) throw invalidInput(problems)
  return places
}
