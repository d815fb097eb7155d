import type { SavedAnswer } from '@quizly/domain'
import { fittingAnswers, inLine, maxBytes } from '../../../lib/device/request-answers.ts'
import { CallError, mayWorkLater, retryDelayMs, sendFailureOf } from '../../../lib/failures.ts'
import type { AttemptState, Submit, Transition } from './attempt-state.ts'
import { isOver, setTimer } from './clock.ts'
import { arrivalAfter, leave } from './ending.ts'
import { flush, onArrived, onNotArrived, refresh, reportOf, send } from './saving.ts'
import { waitingAnswers } from './shown-answers.ts'

const refreshPatienceMs = 5_000

const isAtEnd = (state: AttemptState) => isOver(state) && !state.stored.isPending

/** The quiz is locked: the time is over, or a submission is sent again until the server has it. */
export const isEnding = (state: AttemptState) => isOver(state) || state.stored.isPending

/** After the end it first asks whether more time was given; before, it waits for answers given elsewhere. */
export function submit(transition: Transition): void {
  const { state, effects } = transition
  if (state.submission.isBusy) return
  const step = isAtEnd(state) ? 'asking' : state.refreshedFrom && !isOver(state) ? 'refreshing' : undefined
  Object.assign(state.submission, { isBusy: true, isWanted: step !== 'asking', step })
  setTimer(transition, 'resubmit')
  effects.push({ do: 'clear failures' })
  if (step === 'asking') {
    flush(transition)
    send(transition, 'time is over', [])
  } else if (step) setTimer(transition, 'patience', refreshPatienceMs)
  else sendSubmission(transition)
}

/** What does not fit into the submission is saved first. */
export function sendSubmission(transition: Transition): void {
  const { state, effects } = transition
  state.submission.step = undefined
  setTimer(transition, 'patience')
  const waiting = inLine(waitingAnswers(state), state.questions)
  const part = partBeforeSubmission(waiting)
  if (part.length > 0) return send(transition, 'too long', part)
  const answers = packSubmission(waiting, [...state.answers.values()], state.questions)
  effects.push({
    do: 'submit',
    answers,
    waiting,
    isAtZero: !state.submission.isWanted,
    ...reportOf(transition),
  })
}

export function onTimeLeft(transition: Transition): void {
  if (isAtEnd(transition.state)) sendSubmission(transition)
  else goOn(transition)
}

/** Something on the way may refuse saves and let other calls pass, so the quiz is asked for the time instead. */
export function onTimeUnknown(transition: Transition, error: unknown): void {
  const { state } = transition
  if (state.submission.step !== 'asking') return
  if (!mayWorkLater(error)) return onTimeLeft(transition)
  state.submission.step = 'reading'
  refresh(transition)
}

export function onRefreshEnded(transition: Transition, error?: unknown): void {
  const { step } = transition.state.submission
  if (step === 'refreshing') return sendSubmission(transition)
  if (step !== 'reading') return
  if (error !== undefined && mayWorkLater(error)) failSubmission(transition, error)
  else onTimeLeft(transition)
}

export function onSubmitted(transition: Transition, sent: Submit): void {
  onArrived(transition, sent)
  transition.effects.push({ do: 'remove from journal', changes: sent.waiting })
  leave(transition, null)
}

export function onNotSubmitted(transition: Transition, sent: Submit, error: unknown): void {
  onNotArrived(transition, sent, error)
  // What can never be taken, as of another form, must not hold up all others.
  const answers = sent.answers.filter((_, index) => !isRefused(error, index))
  if (answers.length < sent.answers.length) {
    const waiting = sent.waiting.filter(({ questionId: id }) => answers.some((one) => one.questionId === id))
    return void transition.effects.push({ ...sent, answers, waiting, ...reportOf(transition) })
  }
  // More time was given before it arrived.
  if (error instanceof CallError && error.code === 'attempt-changed') return goOn(transition)
  if (sendFailureOf(error) === 'over') {
    transition.effects.push({ do: 'remove from journal', changes: sent.waiting })
  }
  endOrFail(transition, error)
}

/** Whether the server refuses the answer at this place for what it is. */
const isRefused = (error: unknown, index: number) =>
  error instanceof CallError &&
  error.failure.problems?.some(({ path }) => path.startsWith(`answers.${index}.`))

/** An attempt that is already submitted counts as success. */
export function endOrFail(transition: Transition, error: unknown): void {
  if (sendFailureOf(error) === 'over') leave(transition, arrivalAfter(transition, error, null))
  else failSubmission(transition, error)
}

/** Sent again if nothing answers or the time is over. Other failures wait for the student. */
function failSubmission(transition: Transition, error: unknown): void {
  const { state, effects } = transition
  const failure = sendFailureOf(error)
  const { isWanted } = state.submission
  const isPending = state.stored.isPending || (!!isWanted && !isOver(state) && failure === 'offline')
  const isRepeated = isPending || isOver(state)
  if (!isRepeated && !isWanted) return goOn(transition)
  const times = (state.submission.failed?.times ?? 0) + 1
  state.submission = { isBusy: false, failed: isRepeated ? { error, times } : undefined }
  state.stored.isPending = isPending
  effects.push({ do: 'close dialogs' })
  if (isRepeated) {
    // The same would be refused again until the student asks for it.
    if (state.isRunning && failure !== 'refused')
      setTimer(transition, 'resubmit', retryDelayMs(times, transition.now.random))
  } else if (failure !== 'signed-out') effects.push({ do: 'report failure', error })
}

export function goOn(transition: Transition, isBusy = false): void {
  setTimer(transition, 'resubmit')
  transition.state.submission = { isBusy }
  transition.state.stored.isPending = false
  transition.effects.push({ do: 'close dialogs' })
}

/** What must be saved before the submission because it does not fit in; empty if everything fits. */
export function partBeforeSubmission(waiting: readonly SavedAnswer[]): SavedAnswer[] {
  const fits = fittingAnswers(waiting, maxBytes.submission).length === waiting.length
  return fits ? [] : fittingAnswers(waiting, maxBytes.save)
}

/** All, because the server may have lost some since it saved them. Those are sent as older, so that they cannot replace one from another device. */
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
  return fittingAnswers([...waiting, ...older].map(trimmedAnswer), maxBytes.submission)
}

function trimmedAnswer(answer: SavedAnswer): SavedAnswer {
  const { selectedOption } = answer
  return typeof selectedOption === 'string' ? { ...answer, selectedOption: selectedOption.trim() } : answer
}
