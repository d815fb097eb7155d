import type { Result } from '@quizly/contract'
import type { Attempt, Outcome, Refusal } from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import { toStudentResult } from './results.service.ts'

export const secondAttempt = (extra: { result?: Result } = {}) =>
  new AppError('already-attempted', 'You have already attempted this quiz.', { extra })

const sentences = {
  'not-started': 'Start the quiz first.',
  'quiz-closed': 'This quiz is closed: nobody can start it any more. Ask your teacher.',
  'too-large': 'The answers are too long: together they can have at most 1 MiB.',
}

/**
 * The failure that tells a student of a refusal. Where the attempt is over it brings the result along, so that who submits
 * twice ends where the first time would have led.
 */
function failureOf(refusal: Refusal, attempt: Attempt, now: number): AppError {
  if (refusal.code === 'unknown-question') return invalidInput(refusal.problems)
  if (refusal.code !== 'already-attempted') return new AppError(refusal.code, sentences[refusal.code])
  return secondAttempt(attempt.state === 'submitted' ? { result: toStudentResult(attempt, now) } : {})
}

/** The attempt that a command has led to; throws where it was refused. What was not refused has reached `state`. */
export function unlessRefused<State extends Attempt['state']>(
  { attempt, refusal }: Outcome,
  state: State,
  now: number,
): Extract<Attempt, { state: State }> {
  if (refusal) throw failureOf(refusal, attempt, now)
  if (!isIn(attempt, state)) throw new Error(`The attempt ${attempt.id} is ${attempt.state}, not ${state}`)
  return attempt
}

function isIn<State extends Attempt['state']>(
  attempt: Attempt,
  state: State,
): attempt is Extract<Attempt, { state: State }> {
  return attempt.state === state
}
