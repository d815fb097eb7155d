import { submission as submissionWords, verify as verifyWords } from '@quizly/words/student.ts'
import { type Handover, noticeOf } from '../../lib/handover.ts'
import { CallError, ForeignReplyError, NetworkError, messageOf } from '../../lib/failures.ts'

const kinds = { alreadyAttempted: 'info', someTooLate: 'warn' } as const

/** What the page says first to which a student is led. `someTooLate`: some answers were given or sent when the quiz was over. */
export type Arrival = keyof typeof kinds

export const handoverOf = (arrival: Arrival): Handover => ({
  notice: noticeOf(kinds[arrival], () => submissionWords.arrivals[arrival]),
})

export function verifyFailure(error: unknown): string {
  const status = error instanceof CallError || error instanceof ForeignReplyError ? error.status : 0
  if (status === 404) return verifyWords.unknownCode
  return ((status === 409 || status === 429) && messageOf(error)) || verifyWords.failed
}

export function submitFailure(error: unknown): string {
  const why = messageOf(error)
  return why ? submissionWords.failedBecause(why) : submissionWords.failed
}

/** If the device has a network, it is the server that cannot be reached, and not the student's connection. */
export function pendingFailure(error: unknown, { isOver = false, isOnDevice = true } = {}): string {
  if (!(error instanceof NetworkError)) return submitFailure(error)
  if (!navigator.onLine && isOver && isOnDevice) return submissionWords.offlineAtEnd
  const why = navigator.onLine ? submissionWords.failedForNow : submissionWords.offline
  return isOnDevice ? why : `${why} ${submissionWords.doNotClose}`
}

export function safeAtEnd(answered: number): string {
  const rest = submissionWords.opensSoon
  return answered ? `${submissionWords.safe(answered)} ${rest}` : rest
}
