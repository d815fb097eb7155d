import type { Attempt, Outcome, RunningAttempt, SubmittedAttempt } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { quizNotFound } from '../quizzes/roles.service.ts'
import { act } from './act.service.ts'
import { findAttempt } from './close.service.ts'
import { assertAccepted } from './refusals.service.ts'
import { type CallingStudent, sessionTag } from './session-tag.service.ts'
import { admitToNext, type AttemptTools } from './several/several.service.ts'

/**
 * The student's latest attempt at `now`, when they open its quiz. Students who were not admitted cannot see the quiz
 * at all.
 */
export async function open(db: Db, quizId: string, student: CallingStudent, now: number): Promise<Attempt> {
  return (await enter(db, 'open', quizId, student, now)).attempt
}

/** The student's attempt with this number, as far as it is submitted. */
export async function openSubmitted(
  db: Db,
  key: { quizId: string; studentId: string; number: number },
  now: number,
): Promise<SubmittedAttempt> {
  const attempt = await findAttempt(db, key, now)
  if (attempt?.state !== 'submitted') throw quizNotFound()
  return attempt
}

/** Starts the clock of a student's attempt, or of the next one with this number, or resumes an attempt that is running. */
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
): Promise<Outcome> {
  const key = { quizId, studentId: student._id, number: 'latest' as const }
  const outcome = await act(db, key, (attempt) => ({ kind, session: sessionTag(attempt, student) }), now)
  if (!outcome) throw quizNotFound()
  return outcome
}
