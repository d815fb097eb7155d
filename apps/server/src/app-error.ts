import type { ErrorCode, Failure } from '@quizly/contract'

type Problems = NonNullable<Failure['problems']>
type Details = {
  problems?: Problems
  /** What a few failures carry besides: `valid: false` for a code, the result of an attempt that is over,
   * what somebody else has made of a quiz.
   */
  extra?: Pick<Failure, 'valid' | 'success' | 'result' | 'theirs'>
  retryAfterSeconds?: number
}

/** A failure that the contract foresees. The error handler turns it into a reply with the status of its code. */
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

/** The failure of who comes while there is no room for more, whoever they are. */
export function busy(): AppError {
  const message = 'Quizly has too much to do right now. Please try again in a few seconds.'
  return new AppError('busy', message, { retryAfterSeconds: 5 })
}

/** Nothing is looked for after so many. */
export const mostProblems = 100

/** The failure that lists what a person has to correct; its message is the first problem's. The list has an end. */
export function invalidInput(problems: Problems, extra: NonNullable<Details['extra']> = {}): AppError {
  return new AppError('invalid-input', problems[0]?.message ?? 'This input is not valid.', {
    problems: problems.slice(0, mostProblems),
    extra,
  })
}
