import type { Handover } from '../../lib/handover.ts'
import { CallError, ForeignReplyError, NetworkError, messageOf } from '../../lib/failures.ts'
import { plural } from '../../lib/plural.ts'
import { messageOfFailure } from '../../lib/forms/use-form.ts'
import type { SaveState } from './attempt/attempt-state.ts'

export const saveSentences: Record<SaveState, string> = {
  saved: 'All answers saved',
  settling: '',
  saving: 'Saving…',
  offline: 'Offline – answers kept on this device',
  'offline-here': 'Offline – answers kept on this page only: do not close it',
  failing: 'Not saved – trying again',
  refused: 'Not saved – kept on this device',
  here: 'Not saved – kept on this page only: do not close it',
  missed: 'Saved, except an answer that came too late',
}

export const alreadyAttempted: Handover = {
  notice: { kind: 'info', text: 'You have already attempted this quiz.' },
}

/** Some answers do not count in the result, because they were given or sent when the quiz was over. */
export const someTooLate: Handover = {
  notice: {
    kind: 'warn',
    text: 'Some of your answers arrived after the quiz had closed. Only what was saved before counts.',
  },
}

export const otherTabSentence = 'This quiz is also open in another tab. Both save the same answers.'

const notSubmittedYet = 'Not submitted yet: you are offline. It is sent when you reconnect.'

const offlineAtEnd =
  'You are offline. Your answers are safe on this device and will be submitted when you reconnect.'

export const doubtfulTime = 'The time left may be wrong until you are online again.'

const doNotClose = 'Your answers are kept on this page only: do not close it.'

export function verifyFailure(error: unknown): string {
  const status = error instanceof CallError || error instanceof ForeignReplyError ? error.status : 0
  if (status === 404) return 'Invalid code. Please try again.'
  return (
    ((status === 409 || status === 429) && messageOf(error)) || 'An error occurred. Please try again later.'
  )
}

export const startFailure = (error: unknown) => `The quiz could not be started. ${messageOfFailure(error)}`

export const submitFailure = (error: unknown) =>
  `Failed to submit quiz: ${messageOf(error) || 'Submission failed'}`

/** If the device has a network, it is the server that cannot be reached, and not the student's connection. */
export function pendingFailure(error: unknown, { isOver = false, isOnDevice = true } = {}): string {
  if (!(error instanceof NetworkError)) return submitFailure(error)
  if (!navigator.onLine && isOver && isOnDevice) return offlineAtEnd
  const why = navigator.onLine ? `${submitFailure(error)}. It is sent again by itself.` : notSubmittedYet
  return isOnDevice ? why : `${why} ${doNotClose}`
}

export const unansweredSentence = (count: number) =>
  count === 1 ? '1 question is unanswered.' : `${plural(count, 'question')} are unanswered.`

export function safeAtEnd(answered: number): string {
  const rest = 'Your result opens in a moment; you do not need to do anything.'
  if (answered === 0) return rest
  return answered === 1 ? `Your answer is safe. ${rest}` : `All ${answered} of your answers are safe. ${rest}`
}

export const quizEnded = 'Your teacher has ended the quiz. Submitting your answers.'

/** For screen readers. The words differ from those on the screen, so that nothing is read twice. */
export const spokenSaveSentences = {
  offline: 'You are offline. Your answers are kept on this device.',
  'offline-here': 'You are offline. Your answers are kept on this page only. Do not close it.',
  back: 'You are online again. Your answers are saved.',
}

export function skippedSentence(unanswered: number, total: number): string {
  if (unanswered > 0)
    return unanswered === 1 ? 'It will be marked as skipped.' : 'They will be marked as skipped.'
  return total === 1 ? 'You have answered the question.' : `You have answered all ${total} questions.`
}

export function extraTimeNotice(moreMs: number): string {
  const minutes = Math.max(1, Math.round(moreMs / 60_000))
  return `You have ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`
}
