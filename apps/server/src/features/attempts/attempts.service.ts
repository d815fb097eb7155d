import type { Result, User } from '@quizly/contract'
import { timeLimitMs, withDevice } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import { isForeignKeyViolation } from '../../db/foreign-key-violation.ts'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import type { PersonKeyOf } from '../account/person-key.service.ts'
import { findOpenQuiz, quizNotFound } from '../quizzes/quizzes.service.ts'
import {
  type Attempt,
  findAttempt,
  hasAttemptOfPerson,
  insertAttempt,
  type RunningAttempt,
  type SubmittedAttempt,
} from './attempts.repository.ts'
import { settle } from './closing.service.ts'
import { type CallingStudent, sessionTag } from './session-tag.service.ts'
import { updateDevices, updateToStarted } from './progress.repository.ts'
import { seenByStudent, toStudentResult } from './results.service.ts'

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
  const quiz = await findOpenQuiz(db, secretCode, studentId, now)
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

/** The same for a student who opens it: if it runs, another device than the one known so far is noted. */
export async function openAttempt(
  db: Db,
  quizId: string,
  student: CallingStudent,
  now: number,
): Promise<Attempt> {
  const attempt = await getAttempt(db, quizId, student._id, now)
  if (attempt.state !== 'in-progress') return attempt
  const devices = withDevice(attempt.devices, sessionTag(attempt, student))
  if (devices === attempt.devices) return attempt
  await updateDevices(db, attempt, devices)
  return openAttempt(db, quizId, student, now)
}

/** Starts the clock and pins the revision that the student sees; the attempt that runs already is resumed. */
export async function start(
  db: Db,
  quizId: string,
  student: CallingStudent,
  now: number,
): Promise<RunningAttempt> {
  const attempt = await openAttempt(db, quizId, student, now)
  if (attempt.state === 'in-progress') return attempt
  if (attempt.state === 'submitted') throw alreadyAttempted(attempt, now)
  if (!seenByStudent(attempt, now).canStart) throw quizClosed()
  await updateToStarted(db, attempt.id, {
    revision: attempt.quiz.currentRevision,
    startedAt: now,
    deadline: now + timeLimitMs(attempt.quiz.timeLimitMinutes),
    devices: withDevice('', sessionTag(attempt, student)),
  })
  return start(db, quizId, student, now)
}

const quizClosed = () =>
  new AppError('quiz-closed', 'This quiz is closed: nobody can start it any more. Ask your teacher.')

const secondAttempt = (extra: { result?: Result } = {}) =>
  new AppError('already-attempted', 'You have already attempted this quiz.', { extra })

/** The failure that brings the result along, so that who hands in twice ends where the first time would have led. */
export function alreadyAttempted(attempt: SubmittedAttempt, now: number): AppError {
  return secondAttempt({ result: toStudentResult(attempt, now) })
}
