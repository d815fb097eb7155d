import type { AttemptEvent, AttemptState, Effect, Now, TimerName, Turn } from './attempt-state.ts'
import {
  awaitEnd,
  correctEnd,
  detectClockChange,
  deviceTime,
  endNow,
  isOver,
  paint,
  setTimer,
} from './clock.ts'
import { sendFailureOf } from '../../../lib/failures.ts'
import { leaveEnded } from './ending.ts'
import type { StoredReport } from './browser-report.ts'
import { type OpenAttempt, shownAnswers } from './open-attempt.ts'
import {
  flush,
  noteAcknowledged,
  noteTime,
  onNotSaved,
  onOffline,
  onSaved,
  refresh,
  retryNow,
  save,
  send,
  sendBatch,
  sendLast,
  sendUnsaved,
} from './saving.ts'
import { answeredMarks, mergeServer, mergeTab } from './shown-answers.ts'
import {
  endOrFail,
  goOn,
  isEnding,
  onNotSubmitted,
  onRefreshEnded,
  onSubmitted,
  onTimeAsked,
  onTimeNotAsked,
  sendSubmission,
  submit,
} from './submission.ts'

/** On a slow phone the first frame takes a while; until then it has the device for itself. */
const firstFrameMs = 500
const slowAfterMs = 800
/** A tab that is closed or killed may not say so; so the others ask from time to time. */
const pollTabsMs = 5_000
const tabPatienceMs = 1_000

export function openedState(
  { questions, known, pending, isCopy, isResumed }: OpenAttempt,
  stored: StoredReport,
  { monotonic, wall }: Now,
): AttemptState {
  // Unsent answers are shown until the server reports others.
  const shown = [...known.answers, ...pending].map((answer) => [answer.questionId, answer] as const)
  const answers = new Map(shown)
  return {
    questions,
    answers,
    answered: answeredMarks({ questions, answers }),
    durationMs: known.durationMs,
    endsAt: monotonic + known.remainingMs,
    leftMs: Math.max(0, known.remainingMs),
    isEnded: false,
    overSince: monotonic,
    deviceLead: Math.max(stored.latest ?? 0, wall) - monotonic,
    wallLead: wall - monotonic,
    unsaved: new Map(pending.map((change) => [change.questionId, { change }])),
    refused: new Set(),
    trouble: null,
    failures: 0,
    isSending: false,
    isSentAgain: false,
    isSlow: false,
    isOnDevice: true,
    hasMissed: false,
    isPastEnd: false,
    isRunning: false,
    maySend: false,
    isFinished: false,
    isCopy,
    hasToReportResumption: isResumed,
    stored,
    refreshedFrom: undefined,
    submission: { isBusy: false },
    hasOtherTab: false,
    timers: {},
  }
}

/** What an event makes of an attempt on this page, and what is to be done then. Pure, like the domain's `decide`. */
export function advance(
  before: AttemptState,
  event: AttemptEvent,
  now: Now,
): { state: AttemptState; effects: Effect[] } {
  const state = {
    ...before,
    deviceLead: Math.max(before.deviceLead, now.wall - now.monotonic),
    answers: new Map(before.answers),
    unsaved: new Map(before.unsaved),
    refused: new Set(before.refused),
    stored: { ...before.stored },
    submission: { ...before.submission },
    timers: { ...before.timers },
  }
  const turn: Turn = { state, effects: [], now }
  const handle = handlers[event.type] as (turn: Turn, event: AttemptEvent) => void
  handle(turn, event)
  followUp(turn, before)
  return { state, effects: turn.effects }
}

type EventOf<Type> = Extract<AttemptEvent, { type: Type }>

const handlers: { [Type in AttemptEvent['type']]: (turn: Turn, event: EventOf<Type>) => void } = {
  started(turn) {
    const { state, effects } = turn
    if (state.isFinished) return
    Object.assign(state, { isRunning: true, maySend: true })
    detectClockChange(turn)
    awaitEnd(turn)
    // Finds out whether this device stores anything.
    effects.push({ do: 'remove from journal', changes: [] })
    sendUnsaved(turn)
    pollTabs(turn)
    // Unsent answers of an earlier page report the resumption. A copy was opened because no server answers.
    if (state.isCopy) onOffline(turn)
    else if (state.unsaved.size === 0) setTimer(turn, 'resume', firstFrameMs)
  },
  stopped(turn) {
    sendLast(turn)
    const { isBusy, isWanted } = turn.state.submission
    const submission = { isBusy, isWanted }
    Object.assign(turn.state, { isRunning: false, maySend: false, timers: {}, submission })
  },
  hidden(turn) {
    noteTime(turn)
    sendLast(turn)
  },
  online(turn) {
    retryNow(turn)
    if (turn.state.submission.failed && isEnding(turn.state)) submit(turn)
  },
  offline: onOffline,
  answered(turn, { questionId, selectedOption, pace = 'at once', left }) {
    const { state, effects } = turn
    if (state.isFinished || isOver(state)) return
    const at = Math.max(deviceTime(turn), (state.answers.get(questionId)?.at ?? 0) + 1)
    const change = { questionId, selectedOption, at, ...(left && { left }) }
    state.answers.set(questionId, change)
    state.stored.latest = at
    noteTime(turn)
    save(turn, change, pace)
    effects.push({ do: 'post to tabs', message: { kind: 'answer', answers: [change] } })
  },
  'field left': flush,
  'time asked': sendBatch,
  'refresh asked': refresh,
  'journal written'({ state }, { isOnDevice }) {
    state.isOnDevice = isOnDevice
  },
  saved(turn, { sent, reply }) {
    onSaved(turn, sent, reply)
    if (sent.why === 'too long') sendSubmission(turn)
    if (sent.why === 'time is over') onTimeAsked(turn)
  },
  'not saved'(turn, { sent, error }) {
    onNotSaved(turn, sent, error)
    if (sent.why === 'too long') endOrFail(turn, error)
    if (sent.why === 'time is over') onTimeNotAsked(turn, error)
  },
  refreshed(turn, { asked, reply }) {
    const { state } = turn
    const before = state.refreshedFrom ?? state.answers
    state.refreshedFrom = undefined
    const attempt = 'attempt' in reply ? reply.attempt : undefined
    // What has never left this device is sent now; otherwise the server would never have it.
    if (attempt?.state === 'submitted') {
      if (state.unsaved.size > 0) retryNow(turn)
      else leaveEnded(turn)
    }
    if (attempt?.state === 'in-progress') {
      if (attempt.isEnded) endNow(turn)
      onDuration(turn, attempt.durationMs)
      correctEnd(turn, asked.askedAt, attempt.remainingMs)
      const answers = shownAnswers(attempt.answers, asked.deviceTime)
      noteAcknowledged(turn, answers, attempt.remainingMs)
      mergeServer(state.answers, before, answers)
    }
    onRefreshEnded(turn)
  },
  'not refreshed'(turn, { error }) {
    turn.state.refreshedFrom = undefined
    // Nothing is lost: the countdown goes on, and the next acknowledgement brings the time.
    if (sendFailureOf(error) === 'offline' && turn.state.submission.step !== 'reading') onOffline(turn)
    onRefreshEnded(turn, error)
  },
  duration(turn, { durationMs }) {
    // It is shorter only if it has ended: that the server has to say itself.
    if (durationMs < turn.state.durationMs) refresh(turn)
    onDuration(turn, durationMs)
  },
  ended: endNow,
  'tab message'(turn, { message }) {
    const { state } = turn
    if (message.kind === 'ended') return state.isFinished ? undefined : refresh(turn)
    // Its own tab may be closed or frozen before it has sent what the server does not have, and this one shows it.
    for (const change of mergeTab(state.answers, message.answers)) save(turn, change, 'on a pause')
    state.hasOtherTab = true
    setTimer(turn, 'alone')
    setTimer(turn, 'tabs', pollTabsMs)
    if (message.kind === 'hello') postToTabs(turn, 'here')
  },
  submit,
  'take back': (turn) => goOn(turn, turn.state.submission.isBusy),
  submitted: (turn, { sent }) => onSubmitted(turn, sent),
  'not submitted': (turn, { sent, error }) => onNotSubmitted(turn, sent, error),
  due(turn, { timer }) {
    setTimer(turn, timer)
    whenDue[timer](turn)
  },
}

const whenDue: Record<TimerName, (turn: Turn) => void> = {
  tick(turn) {
    if (detectClockChange(turn)) refresh(turn)
    paint(turn)
  },
  end: paint,
  save: sendUnsaved,
  slow({ state }) {
    state.isSlow = true
  },
  /** The server dates that the quiz was opened again, so this cannot wait for long. */
  resume(turn) {
    if (turn.state.hasToReportResumption) send(turn, 'report', [])
  },
  resubmit: submit,
  patience: sendSubmission,
  leave({ state, effects }) {
    effects.push({ do: 'leave', handover: state.submission.handover ?? null })
  },
  tabs: pollTabs,
  alone({ state }) {
    state.hasOtherTab = false
  },
}

/** If the attempt is longer than known, its student was given more time, and is told, even if it seemed to be over. */
function onDuration(turn: Turn, durationMs: number): void {
  const { state, effects } = turn
  const moreMs = durationMs - state.durationMs
  if (moreMs <= 0) return
  state.durationMs = durationMs
  state.endsAt += moreMs
  awaitEnd(turn)
  effects.push({ do: 'notify', moreMs })
}

function pollTabs(turn: Turn): void {
  setTimer(turn, 'alone', tabPatienceMs)
  postToTabs(turn, 'hello')
}

function postToTabs({ state, effects }: Turn, kind: 'hello' | 'here'): void {
  effects.push({ do: 'post to tabs', message: { kind, answers: [...state.answers.values()] } })
}

function followUp(turn: Turn, before: AttemptState): void {
  const { state, now } = turn
  state.answered = answeredMarks(state)
  const isWaiting = state.unsaved.size > 0
  const isTimed = state.timers.slow !== undefined || state.isSlow
  if (state.isRunning && isWaiting && !isTimed) setTimer(turn, 'slow', slowAfterMs)
  if (!isWaiting) {
    setTimer(turn, 'slow')
    state.isSlow = false
  }
  if (isOver(state) && !isOver(before)) {
    state.overSince = now.monotonic
    noteTime(turn)
  }
  const { isBusy, failed } = state.submission
  if (!isOver(state) && isOver(before) && failed && !state.stored.isPending) goOn(turn)
  if (state.isRunning && isEnding(state) && !isBusy && !failed) submit(turn)
}
