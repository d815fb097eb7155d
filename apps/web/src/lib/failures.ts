import type { ErrorCode, Failure } from '@quizly/contract'

/** The server answered with a refusal. */
export class CallError extends Error {
  readonly status: number
  readonly failure: Failure

  constructor(status: number, failure: Failure) {
    super(failure.message)
    this.status = status
    this.failure = failure
  }

  get code(): ErrorCode {
    return this.failure.code
  }
}

/** No answer came: no network, no server, or it took too long. */
export class NetworkError extends Error {}

/**
 * Something that is not Quizly answered: a proxy, a firewall, a network's log-in page. The call may or may
 * not have been carried out, so it counts as not sent. `message` is the reply's own message, if any.
 */
export class ForeignReplyError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The message in the reply to a failed call; empty if there was no reply or no message. */
export function messageOf(error: unknown): string {
  return error instanceof CallError || error instanceof ForeignReplyError ? error.message : ''
}

/** What to do about a failed call. The connection is to blame only if nothing answered. */
export function tryAgain(error: unknown): string {
  return error instanceof NetworkError ? 'Check your connection, then try again.' : 'Try again in a moment.'
}

/** Whether what was asked for is not there, or is none of the user's business. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status === 404
}
