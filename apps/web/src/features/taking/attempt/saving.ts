import type { Answer, SavedAnswer } from '@quizly/domain'
import { fittingAnswers, mostBytes } from '../../../lib/device/request-answers.ts'
import { ForeignReplyError, NetworkError, retryDelayMs, sendFailureOf } from '../../../lib/failures.ts'
import type { AttemptState, SavePace, SaveState, Send, Trouble, Turn } from './attempt-state.ts'
import { correctEnd, deviceTime, elapsedMs, isOver, liveMs, setTimer, unnoticedMs } from './clock.ts'
import { leaveEnded, stopSending } from './ending.ts'
import { acknowledge } from './shown-answers.ts'

const textPauseMs = 500

export function reportOf(turn: Turn) {
  const { device, offlineSince } = turn.state.stored
  const times = { askedAt: turn.now.monotonic, deviceTime: deviceTime(turn), elapsedMs: elapsedMs(turn) }
  return { ...times, device, offlineSince }
}

export function send(turn: Turn, why: Send['why'], changes: readonly SavedAnswer[]): void {
  const isResumed = turn.state.hasToReportResumption
  turn.effects.push({ do: 'send', why, changes, isResumed, ...reportOf(turn) })
}

/** Asks for the time and for answers given elsewhere, once at a time. */
export function refresh(turn: Turn): void {
  const { state, effects, now } = turn
  if (state.refreshedFrom) return
  state.refreshedFrom = state.answers
  effects.push({ do: 'refresh', askedAt: now.monotonic, deviceTime: deviceTime(turn) })
}

/** Of all clocks that survive a reload only the device's own runs on, and it may be set meanwhile. So this is noted often. */
export function noteTime({ state, now }: Turn): void {
  state.stored.time = { remainingMs: liveMs(state, now), at: now.wall }
}

export function noteAcknowledged(turn: Turn, answers: readonly SavedAnswer[], remainingMs: number): void {
  if (turn.state.isFinished) return
  turn.effects.push({ do: 'copy', answers, remainingMs })
  noteTime(turn)
}

function loseConnection({ state }: Turn, atMs: number): void {
  state.stored.offlineSince ??= atMs
}

export function save(turn: Turn, change: SavedAnswer, pace: SavePace): void {
  const { state, effects } = turn
  const { questionId } = change
  effects.push({ do: 'put in journal', change })
  state.refused.delete(questionId)
  state.unsaved.set(questionId, { change })
  if (pace === 'at once') flush(turn)
  else if (!isHeldUp(state)) setTimer(turn, 'save', textPauseMs)
}

/** No send may leave now. But if only some answers are blocked, others are still sent. */
const isHeldUp = ({ trouble }: AttemptState) => trouble !== null && trouble !== 'blocked'

export function flush(turn: Turn): void {
  if (!isHeldUp(turn.state)) sendUnsaved(turn)
}

/** Sends what waits. While the server cannot be reached, tries with an empty send if nothing does. */
export function sendUnsaved(turn: Turn): void {
  setTimer(turn, 'save')
  if (turn.state.unsaved.size > 0 || turn.state.trouble) sendBatch(turn)
}

/** One batch at a time; changes made meanwhile go together in the next. */
export function sendBatch(turn: Turn): void {
  const { state } = turn
  if (!state.maySend || state.isSending) return
  state.isSending = true
  state.isSentAgain = false
  send(turn, 'unsaved', nextBatch(state))
}

/** As much as one request may contain. Suspects go one by one, after all others. */
function nextBatch({ unsaved }: AttemptState): SavedAnswer[] {
  const all = [...unsaved.values()]
  const others = all.filter(({ isSuspect }) => !isSuspect)
  const changes = (others.length > 0 ? others : all.slice(0, 1)).map(({ change }) => change)
  return others.length > 0 ? fittingAnswers(changes, mostBytes.save) : changes
}

/** As much as browsers allow when the page may close, latest first if no question was left. */
export function sendLast(turn: Turn): void {
  const { state } = turn
  const waiting = [...state.unsaved.values()].flatMap(({ change, isSentLast }) =>
    isSentLast ? [] : [change],
  )
  const inOrder = waiting.some(({ left }) => left)
    ? waiting
    : waiting.toSorted((one, other) => other.at - one.at)
  const changes = fittingAnswers(inOrder, mostBytes.last)
  if (!state.maySend || changes.length === 0) return
  for (const change of changes)
    state.unsaved.set(change.questionId, {
      ...state.unsaved.get(change.questionId),
      change,
      isSentLast: true,
    })
  send(turn, 'last', changes)
}

/** The connection may be back. A send that started without one may still fail; then it is repeated at once. */
export function retryNow(turn: Turn): void {
  if (turn.state.isSending) turn.state.isSentAgain = true
  else sendUnsaved(turn)
}

export function onOffline(turn: Turn): void {
  loseConnection(turn, elapsedMs(turn))
  if (turn.state.maySend && !turn.state.trouble) tryLater(turn, 'offline')
}

type Reply = {
  savedAt: string
  remainingMs: number
  others: readonly (Answer & { left?: true | undefined })[]
}

export function onSaved(turn: Turn, sent: Send, { savedAt, remainingMs, others }: Reply): void {
  const { state, effects, now } = turn
  state.hasToReportResumption = false
  onArrived(turn, sent)
  const standing = acknowledge(state.answers, sent.changes, savedAt, others)
  const foreign = standing.filter(({ isOther }) => isOther)
  if (foreign.length > 0) effects.push({ do: 'post to tabs', message: { kind: 'answer', answers: foreign } })
  const live = liveMs(state, now)
  const isLonger = remainingMs > live + unnoticedMs
  const isEnded = remainingMs === 0 && live > unnoticedMs
  const isPast = others.some(({ left }) => left)
  if (isPast) state.hasMissed = true
  if (isLonger || isEnded || isPast) refresh(turn)
  if (!isLonger || isOver(state)) correctEnd(turn, sent.askedAt, remainingMs)
  noteAcknowledged(turn, standing, remainingMs)
  if (sent.why === 'report' || sent.why === 'time is over') return
  const isBack = state.trouble !== null
  recover(state)
  forget(state.unsaved, sent.changes)
  effects.push({ do: 'remove from journal', changes: sent.changes })
  if (isBack) refresh(turn)
  if (sent.why === 'unsaved') sendNext(turn)
}

/** What a request has reported of the connection needs no second report. */
export function onArrived({ state }: Turn, { offlineSince }: { offlineSince: number | undefined }): void {
  if (state.stored.offlineSince === offlineSince) state.stored.offlineSince = undefined
}

export function onNotSaved(turn: Turn, sent: Send, error: unknown): void {
  onNotArrived(turn, sent, error)
  if (sent.why !== 'unsaved') return
  fail(turn, sent.changes, error)
  sendNext(turn)
}

export function onNotArrived(turn: Turn, sent: { elapsedMs: number }, error: unknown): void {
  if (error instanceof NetworkError) loseConnection(turn, sent.elapsedMs)
}

function sendNext(turn: Turn): void {
  const { state } = turn
  state.isSending = false
  if (state.isSentAgain || state.timers.save === undefined) sendUnsaved(turn)
}

function fail(turn: Turn, batch: readonly SavedAnswer[], error: unknown): void {
  const { state } = turn
  const failure = sendFailureOf(error)
  const isForeign = error instanceof ForeignReplyError
  if (isForeign) suspect(state.unsaved, batch)
  if (failure === 'offline' || failure === 'failing') return tryLater(turn, isForeign ? 'blocked' : failure)
  recover(state)
  if (failure === 'over') return flushAfterEnd(turn, batch, error)
  if (failure === 'signed-out') return stopSending(turn)
  if (batch.length > 1) suspect(state.unsaved, batch)
  else refuse(state, batch)
}

function recover(state: AttemptState): void {
  state.failures = 0
  state.trouble = null
}

function tryLater(turn: Turn, trouble: Trouble): void {
  turn.state.trouble = trouble
  turn.state.failures += 1
  setTimer(turn, 'save', retryDelayMs(turn.state.failures, turn.now.random))
}

/** The server also keeps late answers, so all of them are sent before the end is announced. */
function flushAfterEnd(turn: Turn, batch: readonly SavedAnswer[], error: unknown): void {
  const { state, effects } = turn
  state.isPastEnd = true
  forget(state.unsaved, batch)
  effects.push({ do: 'remove from journal', changes: batch })
  if (state.unsaved.size > 0) return
  stopSending(turn)
  leaveEnded(turn, error)
}

type Unsaved = Turn['state']['unsaved']

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
function refuse({ unsaved, refused }: Turn['state'], changes: readonly SavedAnswer[]): void {
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
