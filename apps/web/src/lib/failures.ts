import { everywhere as commonWords } from '@quizly/words/student.ts'
import type { ErrorCode, Failure } from '@quizly/contract'
import { failureSentence } from './words/failure-sentence.ts'

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

/** A proxy, a firewall or a log-in page answered: perhaps it was carried out, but it counts as not sent. */
export class ForeignReplyError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What the reply to a failed call says, in the app's language; empty if there was no reply or no message. */
export function messageOf(error: unknown): string {
  if (error instanceof CallError) return failureSentence(error.failure)
  return error instanceof ForeignReplyError ? error.message : ''
}

/** What to do about a failed call. The connection is to blame only if nothing answered. */
export function tryAgain(error: unknown): string {
  return error instanceof NetworkError ? commonWords.checkConnection : commonWords.inAMoment
}

/** Whether what was asked for is not there, or is none of the user's business. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status === 404
}

/** `offline` and `failing` may work later, `refused` never will; `over` means that the attempt is over. */
export type SendFailure = 'offline' | 'failing' | 'refused' | 'over' | 'signed-out'

export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof NetworkError) return 'offline'
  if (!(error instanceof CallError)) return 'failing'
  if (error.code === 'already-attempted') return 'over'
  if (error.status === 401) return 'signed-out'
  return error.status >= 500 || error.status === 429 || error.status === 408 ? 'failing' : 'refused'
}

/** Whether the same call may succeed later without any change. */
export function mayWorkLater(error: unknown): boolean {
  return ['offline', 'failing'].includes(sendFailureOf(error))
}

const firstMs = 1_000
const longestMs = 15_000

/** Twice as long each time, minus a random part: a class must not come back at one moment. In ms. */
export function retryDelayMs(failures: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (failures - 1))
  return Math.round(full * (1 - random / 2))
}
