import type { ErrorCode, Failure } from '@quizly/contract'

type Problems = NonNullable<Failure['problems']>
type Details = {
  problems?: Problems
  /**
   * Further fields of a few failures: `valid: false` for a code, the result of an attempt that is over, or
   * how a quiz, its draft, its settings or an attempt have changed since they were read.
   */
  extra?: Pick<
    Failure,
    'valid' | 'success' | 'result' | 'theirs' | 'theirDraft' | 'theirSettings' | 'theirAttempt'
  >
  retryAfterSeconds?: number
}

/**
 * A failure that the contract declares. The error handler turns it into a reply with the status of its code.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** The failure when the server has no capacity left for any caller. */
export function busy(): AppError {
  const message = 'Quizly has too much to do right now. Please try again in a few seconds.'
  return new AppError('busy', message, { retryAfterSeconds: 5 })
}

/** Checking stops after this many problems. */
export const mostProblems = 100

/**
 * The failure that lists what a person has to correct. Its message is the first problem's. Lists at most
 * `mostProblems`.
 */
export function invalidInput(problems: Problems, extra: NonNullable<Details['extra']> = {}): AppError {
  return new AppError('invalid-input', problems[0]?.message ?? 'This input is not valid.', {
    problems: problems.slice(0, mostProblems),
    extra,
  })
}
