import type { Answer, SavedAnswer } from '@quizly/domain'
import { fittingAnswers, inLine, maxBytes } from '../../../lib/device/request-answers.ts'
import { ForeignReplyError, NetworkError, retryDelayMs, sendFailureOf } from '../../../lib/failures.ts'
import type { AttemptState, SavePace, SaveState, Send, Trouble, Transition } from './attempt-state.ts'
import { correctEnd, deviceTime, elapsedMs, isOver, liveMs, setTimer, unnoticedMs } from './clock.ts'
import { leaveEnded, stopSending } from './ending.ts'
import { acknowledge } from './shown-answers.ts'

export function reportOf(transition: Transition) {
  const { device, offlineSince } = transition.state.stored
  const times = {
    askedAt: transition.now.monotonic,
    deviceTime: deviceTime(transition),
    elapsedMs: elapsedMs(transition),
  }
  return { ...times, device, offlineSince }
}

export function send(transition: Transition, why: Send['why'], changes: readonly SavedAnswer[]): void {
  const isResumed = transition.state.hasToReportResumption
  transition.effects.push({ do: 'send', why, changes, isResumed, ...reportOf(transition) })
}

/** Asks for the time and for answers given elsewhere, once at a time. */
export function refresh(transition: Transition): void {
  const { state, effects, now } = transition
  if (state.refreshedFrom) return
  state.refreshedFrom = state.answers
  effects.push({ do: 'refresh', askedAt: now.monotonic, deviceTime: deviceTime(transition) })
}

/** Of all clocks that survive a reload only the device's own runs on, and it may be set meanwhile. So this is noted often. */
export function noteTime({ state, now }: Transition): void {
  state.stored.time = { remainingMs: liveMs(state, now), at: now.wall }
}

export function noteAcknowledged(
  transition: Transition,
  answers: readonly SavedAnswer[],
  remainingMs: number,
): void {
  if (transition.state.isFinished) return
  transition.effects.push({ do: 'copy', answers, remainingMs })
  noteTime(transition)
}

function loseConnection({ state }: Transition, atMs: number): void {
  state.stored.offlineSince ??= atMs
}

export function save(transition: Transition, change: SavedAnswer, pace: SavePace): void {
  const { state, effects } = transition
  const { questionId } = change
  effects.push({ do: 'put in journal', change })
  state.refused.delete(questionId)
  state.unsaved.set(questionId, { change })
  if (pace === 'at once') flush(transition)
  else if (!isHeldUp(state)) setTimer(transition, 'save', pace)
}

/** No send may leave now. But if only some answers are blocked, others are still sent. */
const isHeldUp = ({ trouble }: AttemptState) => trouble !== null && trouble !== 'blocked'

export function flush(transition: Transition): void {
  if (!isHeldUp(transition.state)) sendUnsaved(transition)
}

/** Sends what waits. While the server cannot be reached, tries with an empty send if nothing does. */
export function sendUnsaved(transition: Transition): void {
  setTimer(transition, 'save')
  if (transition.state.unsaved.size > 0 || transition.state.trouble) sendBatch(transition)
}

const hasLeft = (answers: readonly SavedAnswer[]) => answers.some(({ left }) => left)

/** One batch at a time; changes made meanwhile go together in the next. */
export function sendBatch(transition: Transition): void {
  const { state } = transition
  if (!state.maySend || state.isSending) return
  state.isSending = true
  state.isSentAgain = false
  send(transition, 'unsaved', nextBatch(state))
}

/** As much as one request may contain. Suspects go one by one, after all others, or where they stand if questions were left. */
function nextBatch({ unsaved, isPastEnd, questions }: AttemptState): SavedAnswer[] {
  const all = [...unsaved.values()].map(({ change }) => change)
  const isSuspect = ({ questionId }: SavedAnswer) => unsaved.get(questionId)?.isSuspect
  const line = isPastEnd ? all : inLine(all, questions)
  const first = line.findIndex(isSuspect)
  const others =
    hasLeft(line) && !isPastEnd && first >= 0 ? line.slice(0, first) : line.filter((one) => !isSuspect(one))
  return others.length > 0 ? fittingAnswers(others, maxBytes.save) : line.slice(0, 1)
}

/** As much as browsers allow when the page may close: what was not sent so yet, latest first, or all if questions were left. */
export function sendLast(transition: Transition): void {
  const { state } = transition
  const all = [...state.unsaved.values()]
  const unsent = all.filter(({ isSentLast }) => !isSentLast)
  const waiting = inLine(
    all.map(({ change }) => change),
    state.questions,
  )
  const changes = fittingAnswers(
    hasLeft(waiting)
      ? waiting
      : unsent.map(({ change }) => change).toSorted((one, other) => other.at - one.at),
    maxBytes.last,
  )
  if (!state.maySend || unsent.length === 0 || changes.length === 0) return
  for (const change of changes)
    state.unsaved.set(change.questionId, {
      ...state.unsaved.get(change.questionId),
      change,
      isSentLast: true,
    })
  send(transition, 'last', changes)
}

/** The connection may be back. A send that started without one may still fail; then it is repeated at once. */
export function retryNow(transition: Transition): void {
  if (transition.state.isSending) transition.state.isSentAgain = true
  else sendUnsaved(transition)
}

export function onOffline(transition: Transition): void {
  loseConnection(transition, elapsedMs(transition))
  if (transition.state.maySend && !transition.state.trouble) tryLater(transition, 'offline')
}

type Reply = {
  savedAt: string
  remainingMs: number
  others: readonly (Answer & { left?: true | undefined })[]
}

export function onSaved(transition: Transition, sent: Send, { savedAt, remainingMs, others }: Reply): void {
  const { state, effects, now } = transition
  state.hasToReportResumption = false
  state.isPastEnd = false
  onArrived(transition, sent)
  const standing = acknowledge(state.answers, sent.changes, savedAt, others)
  const foreign = standing.filter(({ isOther }) => isOther)
  if (foreign.length > 0) effects.push({ do: 'post to tabs', message: { kind: 'answer', answers: foreign } })
  const live = liveMs(state, now)
  const isLonger = remainingMs > live + unnoticedMs
  const isShorter = remainingMs < live - unnoticedMs
  const isPast = others.some(({ left }) => left)
  if (isPast) state.hasMissed = true
  if (isLonger || isShorter || isPast) refresh(transition)
  if (!isLonger || isOver(state)) correctEnd(transition, sent.askedAt, remainingMs)
  noteAcknowledged(transition, standing, remainingMs)
  if (sent.why === 'report' || sent.why === 'time is over') return
  const isBack = state.trouble !== null
  recover(state)
  forget(state.unsaved, sent.changes)
  effects.push({ do: 'remove from journal', changes: sent.changes })
  if (isBack) refresh(transition)
  if (sent.why === 'unsaved') sendNext(transition)
}

/** What a request has reported of the connection needs no second report. */
export function onArrived(
  { state }: Transition,
  { offlineSince }: { offlineSince: number | undefined },
): void {
  if (state.stored.offlineSince === offlineSince) state.stored.offlineSince = undefined
}

export function onNotSaved(transition: Transition, sent: Send, error: unknown): void {
  onNotArrived(transition, sent, error)
  if (sent.why === 'time is over' && sendFailureOf(error) === 'over') transition.state.isPastEnd = true
  if (sent.why !== 'unsaved') return
  fail(transition, sent.changes, error)
  sendNext(transition)
}

export function onNotArrived(transition: Transition, sent: { elapsedMs: number }, error: unknown): void {
  if (error instanceof NetworkError) loseConnection(transition, sent.elapsedMs)
}

function sendNext(transition: Transition): void {
  const { state } = transition
  state.isSending = false
  if (state.isSentAgain || state.timers.save === undefined) sendUnsaved(transition)
}

function fail(transition: Transition, batch: readonly SavedAnswer[], error: unknown): void {
  const { state } = transition
  const failure = sendFailureOf(error)
  const isForeign = error instanceof ForeignReplyError
  if (isForeign) suspect(state.unsaved, batch)
  if (failure === 'offline' || failure === 'failing')
    return tryLater(transition, isForeign ? 'blocked' : failure)
  recover(state)
  if (failure === 'over') return flushAfterEnd(transition, batch, error)
  if (failure === 'signed-out') return stopSending(transition)
  if (batch.length > 1) suspect(state.unsaved, batch)
  else refuse(state, batch)
}

function recover(state: AttemptState): void {
  state.failures = 0
  state.trouble = null
}

function tryLater(transition: Transition, trouble: Trouble): void {
  transition.state.trouble = trouble
  transition.state.failures += 1
  setTimer(transition, 'save', retryDelayMs(transition.state.failures, transition.now.random))
}

/** The server also keeps late answers, so all of them are sent before the end is announced. */
function flushAfterEnd(transition: Transition, batch: readonly SavedAnswer[], error: unknown): void {
  const { state, effects } = transition
  state.isPastEnd = true
  forget(state.unsaved, batch)
  effects.push({ do: 'remove from journal', changes: batch })
  if (state.unsaved.size > 0) return
  stopSending(transition)
  leaveEnded(transition, error)
}

type Unsaved = Transition['state']['unsaved']

const latestOf = (unsaved: Unsaved, changes: readonly SavedAnswer[]) =>
  changes.filter((change) => unsaved.get(change.questionId)?.change === change)

function forget(unsaved: Unsaved, changes: readonly SavedAnswer[]): void {
  for (const { questionId } of latestOf(unsaved, changes)) unsaved.delete(questionId)
}

function suspect(unsaved: Unsaved, changes: readonly SavedAnswer[]): void {
  const latest = latestOf(unsaved, changes)
  forget(unsaved, latest)
  for (const change of latest) unsaved.set(change.questionId, { change, isSuspect: true })
}

/** Removes changes that the server refuses even alone. They are not sent again unless they change. */
function refuse({ unsaved, refused }: Transition['state'], changes: readonly SavedAnswer[]): void {
  for (const { questionId } of latestOf(unsaved, changes)) refused.add(questionId)
  forget(unsaved, changes)
}

export function saveStateOf(state: AttemptState): SaveState {
  const { trouble, isOnDevice } = state
  const isWaiting = state.unsaved.size > 0
  if (trouble === 'offline') return isOnDevice ? trouble : 'offline-here'
  if (state.isPastEnd) return 'settling'
  if (isWaiting && !trouble) return state.isSlow ? 'saving' : 'settling'
  if (isWaiting || state.refused.size > 0) return isOnDevice ? (isWaiting ? 'failing' : 'refused') : 'here'
  return state.hasMissed ? 'missed' : 'saved'
}
