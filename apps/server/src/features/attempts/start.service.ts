import type { Attempt, Outcome, RunningAttempt } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { quizNotFound } from '../quizzes/roles.service.ts'
import { act } from './act.service.ts'
import { unlessRefused } from './refusals.service.ts'
import { type CallingStudent, sessionTag } from './session-tag.service.ts'

/**
 * The student's attempt at `now`, when they open its quiz. Students who were not admitted cannot see the quiz
 * at all.
 */
export async function open(db: Db, quizId: string, student: CallingStudent, now: number): Promise<Attempt> {
  return (await enter(db, 'open', quizId, student, now)).attempt
}

/** Starts the clock of a student's attempt, or resumes an attempt that is running. */
export async function start(
  db: Db,
  quizId: string,
  student: CallingStudent,
  now: number,
): Promise<RunningAttempt> {
  return unlessRefused(db, await enter(db, 'start', quizId, student, now), 'in-progress', now)
}

async function enter(
  db: Db,
  kind: 'open' | 'start',
  quizId: string,
  student: CallingStudent,
  now: number,
): Promise<Outcome> {
  const key = { quizId, studentId: student._id }
  const outcome = await act(db, key, (attempt) => ({ kind, session: sessionTag(attempt, student) }), now)
  if (!outcome) throw quizNotFound()
  return outcome
}
