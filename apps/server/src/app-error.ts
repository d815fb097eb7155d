import type { ErrorCode, Failure } from '@quizly/contract'
import type { Problem } from '@quizly/domain'
import { inEnglish } from '@quizly/words/problems.ts'

type Problems = NonNullable<Failure['problems']>
type Details = {
  problems?: Problems
  /** Only for some codes: for example the result of an attempt that is over. */
  extra?: Pick<
    Failure,
    'valid' | 'success' | 'result' | 'theirs' | 'theirDraft' | 'theirSettings' | 'theirAttempt'
  >
  retryAfterSeconds?: number
}

/** The error handler turns it into a reply with the status of its code. */
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

export function busy(): AppError {
  const message = 'Quizly has too much to do right now. Please try again in a few seconds.'
  return new AppError('busy', message, { retryAfterSeconds: 5 })
}

export const mostProblems = 100

type Found = Problem | Problems[number]

/** Where the English sentence of a problem is written. Its message is the first problem’s. It lists at most `mostProblems`. */
export function invalidInput(
  problems: readonly Found[],
  extra: NonNullable<Details['extra']> = {},
): AppError {
  const told = problems
    .slice(0, mostProblems)
    .map((each) => ('message' in each ? each : { ...each, message: inEnglish(each) }))
  return new AppError('invalid-input', told[0]?.message ?? 'This input is not valid.', {
    problems: told,
    extra,
  })
}
