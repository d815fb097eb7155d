import type { ErrorCode, Failure } from '@quizly/contract'
import type { Problem } from '@quizly/domain'
import { failureInEnglish, type Reason } from '@quizly/words/reasons.ts'
import { inEnglish } from '@quizly/words/sentences.ts'

type Problems = NonNullable<Failure['problems']>
type Details = {
  problems?: Problems
  /** Only for some codes: for example the result of an attempt that is over. */
  extra?: Pick<
    Failure,
    'valid' | 'success' | 'result' | 'theirs' | 'theirDraft' | 'theirSettings' | 'theirAttempt' | 'theirMark'
  >
  retryAfterSeconds?: number
}

/** The error handler turns it into a reply with the status of its code. Nobody reads its stack, which would cost more than the rest. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly why: Reason
  readonly details: Details

  constructor(code: ErrorCode, why: Reason, details: Details = {}) {
    const message = details.problems?.[0]?.message ?? failureInEnglish(why)
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.why = why
    this.details = details
  }
}

export function failureBody({ code, why, message, details: { problems, extra } }: AppError): Failure {
  const reason = typeof why === 'string' ? { reason: why } : why
  return { code, ...reason, message, ...(problems && { problems }), ...extra }
}

export function busy(): AppError {
  return new AppError('busy', 'busy', { retryAfterSeconds: 5 })
}

export const maxProblems = 100

type Found = Problem | Problems[number]

/** Where the English sentence of a problem is written. Its message is the first problem’s. It lists at most `maxProblems`. */
export function invalidInput(
  problems: readonly Found[],
  extra: NonNullable<Details['extra']> = {},
): AppError {
  const shown = problems
    .slice(0, maxProblems)
    .map((each) => ('message' in each ? each : { ...each, message: inEnglish(each) }))
  return new AppError('invalid-input', 'invalid-input', { problems: shown, extra })
}
