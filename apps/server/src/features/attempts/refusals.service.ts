import type { Result } from '@quizly/contract'
import type { Attempt, Outcome, Refusal } from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { toStudentResult } from './results.service.ts'

export const secondAttempt = (extra: { result?: Result } = {}) =>
  new AppError('already-attempted', 'You have already attempted this quiz.', { extra })

const sentences = {
  'not-started': 'Start the quiz first.',
  'quiz-closed': 'This quiz is closed. Ask your teacher if you still need to take it.',
  'too-early': 'This quiz is not open yet. Wait until it opens, then start it.',
  'still-running': 'This student has not submitted the quiz yet. Mark by hand when it is submitted.',
  'attempt-changed': 'This attempt was changed meanwhile. Nothing was saved.',
  'not-found': 'This student was not asked this question, or it is not in the quiz any more.',
  'too-large': 'The answers are too long: together they can have at most 1 MiB.',
}

/** A quiz cannot be started now. */
export function notOpen(isTooEarly: boolean): AppError {
  return new AppError('quiz-closed', sentences[isTooEarly ? 'too-early' : 'quiz-closed'])
}

/**
 * The failure for a refused command. If the attempt is over it contains the result, so that a student who
 * submits twice sees what the first submission gave.
 */
async function failureOf(db: Db, refusal: Refusal, attempt: Attempt, now: number): Promise<AppError> {
  if (refusal.code === 'unknown-question') return invalidInput(refusal.problems)
  if (refusal.code === 'quiz-closed') return notOpen(refusal.isTooEarly)
  if (refusal.code !== 'already-attempted') return new AppError(refusal.code, sentences[refusal.code])
  return secondAttempt(
    attempt.state === 'submitted' ? { result: await toStudentResult(db, attempt, now) } : {},
  )
}

/**
 * The attempt after a command; throws if the command was refused. Otherwise the attempt must be in `state`.
 */
export async function assertAccepted<State extends Attempt['state']>(
  db: Db,
  { attempt, refusal }: Outcome,
  state: State,
  now: number,
): Promise<Extract<Attempt, { state: State }>> {
  if (refusal) throw await failureOf(db, refusal, attempt, now)
  if (!isIn(attempt, state)) throw new Error(`The attempt ${attempt.id} is ${attempt.state}, not ${state}`)
  return attempt
}

function isIn<State extends Attempt['state']>(
  attempt: Attempt,
  state: State,
): attempt is Extract<Attempt, { state: State }> {
  return attempt.state === state
}
