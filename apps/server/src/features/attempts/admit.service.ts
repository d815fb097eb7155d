import type { User } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import { isForeignKeyViolation } from '../../db/violations.ts'
import type { Db } from '../../db/store.ts'
import type { PersonKeyOf } from '../account/person-key.service.ts'
import { findOpenQuiz } from '../quizzes/quizzes.service.ts'
import { hasAttemptOfPerson, insertAttempt } from './attempts.repository.ts'
import { secondAttempt } from './refusals.service.ts'
import { type AttemptTools, drawSeed } from './several/several.service.ts'

export type AdmissionTools = AttemptTools & { personKeyOf: PersonKeyOf }

/**
 * Admits a student to the quiz with this code. Codes are case-sensitive. Nobody is admitted whose attempt at
 * the quiz stayed behind when they deleted an account.
 */
export async function admit(
  db: Db,
  { newId, random, personKeyOf }: AdmissionTools,
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
    await insertAttempt(db, { id: newId(), quizId, studentId, seed: drawSeed(random), admittedAt: now })
  } catch (error) {
    // The quiz was deleted with its owner's account at this very moment.
    throw isForeignKeyViolation(error) ? invalidCode() : error
  }
  return { valid: true as const, quizId }
}

const invalidCode = () =>
  new AppError('invalid-code', 'Invalid code. Please try again.', { extra: { valid: false } })
