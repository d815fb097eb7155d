import { type Answer, submittedAnswers } from '@quizly/domain'
import { CallError } from '../../../lib/failures.ts'
import type { Arrival } from '../messages.ts'
import type { Transition } from './attempt-state.ts'
import { isOver, setTimer } from './clock.ts'
import { waitingAnswers } from './shown-answers.ts'

const timesUpMs = 2_000

export function stopSending(transition: Transition): void {
  transition.state.maySend = false
  setTimer(transition, 'save')
}

/** The attempt is over and nothing is sent any more. What the server does not have stays in the journal. */
export function leave(transition: Transition, arrival: Arrival | null): void {
  const { state, effects, now } = transition
  stopSending(transition)
  state.isFinished = true
  // Nothing can be submitted any more while the page still says that the time is over.
  state.submission = { isBusy: true, arrival }
  effects.push({ do: 'post to tabs', message: { kind: 'ended', answers: [] } }, { do: 'finish' })
  const staysMs = isOver(state) ? timesUpMs - (now.monotonic - state.overSince) : 0
  if (staysMs > 0) setTimer(transition, 'leave', staysMs)
  else if (state.isRunning) effects.push({ do: 'leave', arrival })
}

export function leaveEnded(transition: Transition, error?: unknown): void {
  const { state } = transition
  if (!state.isRunning || state.isFinished || state.submission.isBusy) return
  leave(
    transition,
    arrivalAfter(transition, error, isOver(state) || state.stored.isPending ? null : 'alreadyAttempted'),
  )
}

/** What the result's page says first if the attempt was closed without some of the answers shown here; otherwise `usual`. */
export function arrivalAfter({ state }: Transition, error: unknown, usual: Arrival | null): Arrival | null {
  const counted = error instanceof CallError ? error.failure.result?.answers : undefined
  return counted && hasUncounted(waitingAnswers(state), counted) ? 'someTooLate' : usual
}

/** Whether some of the given answers differ from those that count. Spaces around a text do not matter. */
export function hasUncounted(given: readonly Answer[], counted: readonly Answer[]): boolean {
  const questions = counted.map(({ questionId }) => ({ _id: questionId }))
  const byQuestion = new Map(counted.map((answer) => [answer.questionId, answer.selectedOption]))
  const answered = new Set(given.map(({ questionId }) => questionId))
  return submittedAnswers(questions, given).some(
    ({ questionId, selectedOption }) =>
      answered.has(questionId) &&
      JSON.stringify(selectedOption) !== JSON.stringify(byQuestion.get(questionId)),
  )
}
