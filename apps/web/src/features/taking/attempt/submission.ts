import type { SavedAnswer } from '@quizly/domain'
import { fittingAnswers, mostBytes } from '../../../lib/device/request-answers.ts'
import { CallError, mayWorkLater, retryDelayMs, sendFailureOf } from '../../../lib/failures.ts'
import type { AttemptState, Submit, Turn } from './attempt-state.ts'
import { isOver, setTimer } from './clock.ts'
import { handoverAfter, leave } from './ending.ts'
import { flush, onArrived, onNotArrived, refresh, reportOf, send } from './saving.ts'
import { waitingAnswers } from './shown-answers.ts'

const refreshPatienceMs = 5_000

const isAtEnd = (state: AttemptState) => isOver(state) && !state.stored.isPending

/** The quiz is locked: the time is over, or a submission is sent again until the server has it. */
export const isEnding = (state: AttemptState) => isOver(state) || state.stored.isPending

/** After the end it first asks whether more time was given; before, it waits for answers given elsewhere. */
export function submit(turn: Turn): void {
  const { state, effects } = turn
  if (state.submission.isBusy) return
  const step = isAtEnd(state) ? 'asking' : state.refreshedFrom && !isOver(state) ? 'refreshing' : undefined
  Object.assign(state.submission, { isBusy: true, isWanted: step !== 'asking', step })
  setTimer(turn, 'resubmit')
  effects.push({ do: 'clear failures' })
  if (step === 'asking') {
    flush(turn)
    send(turn, 'time is over', [])
  } else if (step) setTimer(turn, 'patience', refreshPatienceMs)
  else sendSubmission(turn)
}

/** What does not fit into the submission is saved first. */
export function sendSubmission(turn: Turn): void {
  const { state, effects } = turn
  state.submission.step = undefined
  setTimer(turn, 'patience')
  const waiting = waitingAnswers(state)
  const part = partBeforeSubmission(waiting)
  if (part.length > 0) return send(turn, 'too long', part)
  const answers = packSubmission(waiting, [...state.answers.values()], state.questions)
  effects.push({ do: 'submit', answers, waiting, isAtZero: !state.submission.isWanted, ...reportOf(turn) })
}

export function onTimeAsked(turn: Turn): void {
  if (isAtEnd(turn.state)) sendSubmission(turn)
  else goOn(turn)
}

/** Something on the way may refuse saves and let other calls pass, so the quiz is asked for the time instead. */
export function onTimeNotAsked(turn: Turn, error: unknown): void {
  const { state } = turn
  if (state.submission.step !== 'asking') return
  if (!mayWorkLater(error)) return onTimeAsked(turn)
  state.submission.step = 'reading'
  refresh(turn)
}

export function onRefreshEnded(turn: Turn, error?: unknown): void {
  const { step } = turn.state.submission
  if (step === 'refreshing') return sendSubmission(turn)
  if (step !== 'reading') return
  if (error !== undefined && mayWorkLater(error)) failSubmission(turn, error)
  else onTimeAsked(turn)
}

export function onSubmitted(turn: Turn, sent: Submit): void {
  onArrived(turn, sent)
  turn.effects.push({ do: 'remove from journal', changes: sent.waiting })
  leave(turn, null)
}

export function onNotSubmitted(turn: Turn, sent: Submit, error: unknown): void {
  onNotArrived(turn, sent, error)
  // More time was given before it arrived.
  if (error instanceof CallError && error.code === 'attempt-changed') return goOn(turn)
  if (sendFailureOf(error) === 'over') {
    turn.effects.push({ do: 'remove from journal', changes: sent.waiting })
  }
  endOrFail(turn, error)
}

/** An attempt that is already submitted counts as success. */
export function endOrFail(turn: Turn, error: unknown): void {
  if (sendFailureOf(error) === 'over') leave(turn, handoverAfter(turn, error, null))
  else failSubmission(turn, error)
}

/** Sent again if nothing answers or the time is over. Other failures wait for the student. */
function failSubmission(turn: Turn, error: unknown): void {
  const { state, effects } = turn
  const failure = sendFailureOf(error)
  const { isWanted } = state.submission
  const isPending = state.stored.isPending || (!!isWanted && !isOver(state) && failure === 'offline')
  const isRepeated = isPending || isOver(state)
  if (!isRepeated && !isWanted) return goOn(turn)
  const times = (state.submission.failed?.times ?? 0) + 1
  state.submission = { isBusy: false, failed: isRepeated ? { error, times } : undefined }
  state.stored.isPending = isPending
  effects.push({ do: 'close dialogs' })
  if (isRepeated) {
    // The same would be refused again until the student asks for it.
    if (state.isRunning && failure !== 'refused')
      setTimer(turn, 'resubmit', retryDelayMs(times, turn.now.random))
  } else if (failure !== 'signed-out') effects.push({ do: 'report failure', error })
}

export function goOn(turn: Turn, isBusy = false): void {
  setTimer(turn, 'resubmit')
  turn.state.submission = { isBusy }
  turn.state.stored.isPending = false
  turn.effects.push({ do: 'close dialogs' })
}

/** What must be saved before the submission because it does not fit in; empty if everything fits. */
export function partBeforeSubmission(waiting: readonly SavedAnswer[]): SavedAnswer[] {
  const fits = fittingAnswers(waiting, mostBytes.submission).length === waiting.length
  return fits ? [] : fittingAnswers(waiting, mostBytes.save)
}

/** Those that the server has are sent as older, so that they cannot replace one from another device. */
export function packSubmission(
  waiting: readonly SavedAnswer[],
  all: readonly SavedAnswer[],
  questions: readonly { _id: string }[],
): SavedAnswer[] {
  const saved = all.filter((answer) => !waiting.includes(answer))
  const answered = new Set(all.map(({ questionId }) => questionId))
  const skipped = questions
    .filter(({ _id }) => !answered.has(_id))
    .map(({ _id }) => ({ questionId: _id, selectedOption: null }))
  const older = [...saved, ...skipped].map((answer) => ({ ...answer, at: 0 }))
  return fittingAnswers([...waiting, ...older].map(trimmedAnswer), mostBytes.submission)
}

function trimmedAnswer(answer: SavedAnswer): SavedAnswer {
  const { selectedOption } = answer
  return typeof selectedOption === 'string' ? { ...answer, selectedOption: selectedOption.trim() } : answer
}
