import type { User } from '@quizly/contract'
import {
  type Attempt,
  isAttemptLeft,
  readLayout,
  type Decision,
  type RunningAttempt,
  type SubmittedAttempt,
  whyNotOpen,
  writeAttemptRule,
  writeLayout,
} from '@quizly/domain'
import { AppError, busy } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { isForeignKeyViolation } from '../../db/violations.ts'
import type { NewId, Random } from '../../random.ts'
import type { PersonKeyOf } from '../auth/keys/keys.service.ts'
import { findOpenQuiz } from '../quizzes/quizzes.service.ts'
import { quizNotFound } from '../quizzes/roles.service.ts'
import { requireRoomForAttempt } from '../quizzes/storage.service.ts'
import { execute, type CallingStudent, sessionTag } from './execute.service.ts'
import { hasAttemptOfPerson, insertAttempt, insertNext } from './admission.repository.ts'
import { findAttempt } from './close.service.ts'
import { assertAccepted, notOpen, secondAttempt, seenByStudent } from './results.service.ts'

type AttemptTools = { newId: NewId; random: Random }
export type AdmissionTools = AttemptTools & { personKeyOf: PersonKeyOf }

/** Refused if an attempt of a deleted account of the same person stayed behind. Codes are case-sensitive. */
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
  if (!isAdmitted && (await hasAttemptOfPerson(db, quizId, personKeyOf(student.email || studentId))))
    throw secondAttempt()
  try {
    await insertAttempt(db, { id: newId(), quizId, studentId, seed: generateSeed(random), admittedAt: now })
  } catch (error) {
    // The quiz was deleted with its owner's account at this very moment.
    throw isForeignKeyViolation(error) ? invalidCode() : error
  }
  return { valid: true as const, quizId }
}

const invalidCode = () => new AppError('invalid-code', 'invalid-code', { extra: { valid: false } })

/** Students who were not admitted cannot see the quiz at all. */
export async function open(db: Db, quizId: string, student: CallingStudent, now: number): Promise<Attempt> {
  return (await enter(db, 'open', quizId, student, now)).attempt
}

export async function openSubmitted(
  db: Db,
  key: { quizId: string; studentId: string; number: number },
  now: number,
): Promise<SubmittedAttempt> {
  const attempt = await findAttempt(db, key, now)
  if (attempt?.state !== 'submitted') throw quizNotFound()
  return attempt
}

/** Resumes an attempt that is running already. */
export async function start(
  db: Db,
  tools: AttemptTools,
  { quizId, number }: { quizId: string; number: number | undefined },
  student: CallingStudent,
  now: number,
): Promise<RunningAttempt> {
  if (number !== undefined && number > 1) {
    await admitToNext(db, tools, { quizId, studentId: student._id }, number, now)
  }
  return assertAccepted(db, await enter(db, 'start', quizId, student, now), 'in-progress', now)
}

async function enter(
  db: Db,
  kind: 'open' | 'start',
  quizId: string,
  student: CallingStudent,
  now: number,
): Promise<Decision> {
  const key = { quizId, studentId: student._id, number: 'latest' as const }
  const outcome = await execute(db, key, (attempt) => ({ kind, session: sessionTag(attempt, student) }), now)
  if (!outcome) throw quizNotFound()
  return outcome
}

/** After so many changes by others at the same moment the caller gets `busy`. */
const maxTries = 20

/** Only if the one before is submitted: a call repeated after a lost reply starts nothing twice. */
async function admitToNext(
  db: Db,
  { newId, random }: AttemptTools,
  key: { quizId: string; studentId: string },
  number: number,
  now: number,
): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await findAttempt(db, { ...key, number: 'latest' }, now)
    if (before?.state !== 'submitted' || before.number !== number - 1) return
    const { quiz } = before
    if (!isAttemptLeft(quiz.attemptRule, before.number)) return
    if (!(await seenByStudent(db, before, now)).canStart)
      throw notOpen(whyNotOpen(quiz, now) === 'not-open-yet')
    await requireRoomForAttempt(db, key.studentId)
    const seed = generateSeed(random)
    const layout = layoutOfNext(before)
    const of = { id: quiz.id, storedRule: writeAttemptRule(quiz.attemptRule) }
    if (await insertNext(db, of, before, { id: newId(), seed, layout, admittedAt: now })) return
  }
  throw busy()
}

/** An attempt that is to be asked what earlier ones were not goes on in the order of the first. */
function layoutOfNext({ quiz, seed, layout, number }: SubmittedAttempt): string | null {
  if (!readLayout(quiz.layout).freshQuestions) return null
  return writeLayout({ draw: { turn: number, seed: readLayout(layout).draw?.seed ?? seed } })
}

/** Everything random in an attempt follows from its seed. */
function generateSeed(random: Random): string {
  return Buffer.from(random.bytes(16)).toString('base64url')
}
