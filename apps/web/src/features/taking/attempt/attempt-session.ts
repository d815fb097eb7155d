import {
  type AttemptEvent,
  type AttemptState,
  type Effect,
  type Now,
  textPauseMs,
  type TimerName,
  type Transition,
} from './attempt-state.ts'
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
  onTimeLeft,
  onTimeUnknown,
  sendSubmission,
  submit,
} from './submission.ts'

/** On a slow phone the first frame takes a while; until then it has the device for itself. */
const firstFrameMs = 500
const slowAfterMs = 800
/** A tab that is closed or killed may not say so; so the others ask from time to time. */
const pollTabsMs = 5_000
const tabPatienceMs = 1_000
const yearsMs = 1e11

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
  const transition: Transition = { state, effects: [], now }
  const handle = handlers[event.type] as (transition: Transition, event: AttemptEvent) => void
  handle(transition, event)
  followUp(transition, before)
  return { state, effects: transition.effects }
}

type EventOf<Type> = Extract<AttemptEvent, { type: Type }>

const handlers: { [Type in AttemptEvent['type']]: (transition: Transition, event: EventOf<Type>) => void } = {
  started(transition) {
    const { state, effects } = transition
    if (state.isFinished) return
    Object.assign(state, { isRunning: true, maySend: true })
    detectClockChange(transition)
    awaitEnd(transition)
    // Finds out whether this device stores anything.
    effects.push({ do: 'remove from journal', changes: [] })
    sendUnsaved(transition)
    pollTabs(transition)
    // Unsent answers of an earlier page report the resumption. A copy was opened because no server answers.
    if (state.isCopy) onOffline(transition)
    else if (state.unsaved.size === 0) setTimer(transition, 'resume', firstFrameMs)
  },
  stopped(transition) {
    sendLast(transition)
    const { isBusy, isWanted } = transition.state.submission
    const submission = { isBusy, isWanted }
    Object.assign(transition.state, { isRunning: false, maySend: false, timers: {}, submission })
  },
  hidden(transition) {
    noteTime(transition)
    sendLast(transition)
  },
  online(transition) {
    retryNow(transition)
    if (transition.state.submission.failed && isEnding(transition.state)) submit(transition)
  },
  offline: onOffline,
  answered(transition, { questionId, selectedOption, pace = 'at once', left }) {
    const { state, effects } = transition
    if (state.isFinished || isOver(state)) return
    const at = Math.max(deviceTime(transition), (state.answers.get(questionId)?.at ?? 0) + 1)
    const change = { questionId, selectedOption, at, ...(left && { left }) }
    state.answers.set(questionId, change)
    state.stored.latest = at
    noteTime(transition)
    save(transition, change, pace)
    effects.push({ do: 'post to tabs', message: { kind: 'answer', answers: [change] } })
  },
  'field left': flush,
  // The reply to a batch, be it empty, says how much time is left.
  'stream blocked': sendBatch,
  'refresh requested': refresh,
  'journal written'({ state }, { isOnDevice }) {
    state.isOnDevice = isOnDevice
  },
  saved(transition, { sent, reply }) {
    onSaved(transition, sent, reply)
    if (sent.why === 'too long') sendSubmission(transition)
    if (sent.why === 'time is over') onTimeLeft(transition)
  },
  'not saved'(transition, { sent, error }) {
    onNotSaved(transition, sent, error)
    if (sent.why === 'too long') endOrFail(transition, error)
    if (sent.why === 'time is over') onTimeUnknown(transition, error)
  },
  refreshed(transition, { request, reply }) {
    const { state } = transition
    const before = state.refreshedFrom ?? state.answers
    state.refreshedFrom = undefined
    const attempt = 'attempt' in reply ? reply.attempt : undefined
    // What has never left this device is sent now; otherwise the server would never have it.
    if (attempt?.state === 'submitted') {
      if (state.unsaved.size > 0) retryNow(transition)
      else leaveEnded(transition)
    }
    if (attempt?.state === 'in-progress') {
      if (attempt.isEnded) endNow(transition)
      onDuration(transition, attempt.durationMs)
      // It is shorter if it has ended, or if it has no time limit and is to end with its quiz.
      state.durationMs = attempt.durationMs
      correctEnd(transition, request.askedAt, attempt.remainingMs)
      const answers = shownAnswers(attempt.answers, request.deviceTime)
      noteAcknowledged(transition, answers, attempt.remainingMs)
      mergeServer(state.answers, before, answers)
    }
    onRefreshEnded(transition)
  },
  'not refreshed'(transition, { error }) {
    transition.state.refreshedFrom = undefined
    // Nothing is lost: the countdown goes on, and the next acknowledgement brings the time.
    if (sendFailureOf(error) === 'offline' && transition.state.submission.step !== 'reading')
      onOffline(transition)
    onRefreshEnded(transition, error)
  },
  duration(transition, { durationMs }) {
    // If it is shorter, the server has to say itself when it ends.
    if (durationMs < transition.state.durationMs) refresh(transition)
    onDuration(transition, durationMs)
  },
  ended: endNow,
  'tab message'(transition, { message }) {
    const { state } = transition
    if (message.kind === 'ended') return state.isFinished ? undefined : refresh(transition)
    // Its own tab may be closed or frozen before it has sent what the server does not have, and this one shows it.
    for (const change of mergeTab(state.answers, message.answers)) save(transition, change, textPauseMs)
    state.hasOtherTab = true
    setTimer(transition, 'alone')
    setTimer(transition, 'tabs', pollTabsMs)
    if (message.kind === 'hello') postToTabs(transition, 'here')
  },
  submit,
  'take back': (transition) => goOn(transition, transition.state.submission.isBusy),
  submitted: (transition, { sent }) => onSubmitted(transition, sent),
  'not submitted': (transition, { sent, error }) => onNotSubmitted(transition, sent, error),
  due(transition, { timer }) {
    setTimer(transition, timer)
    whenDue[timer](transition)
  },
}

const whenDue: Record<TimerName, (transition: Transition) => void> = {
  tick(transition) {
    if (detectClockChange(transition)) refresh(transition)
    paint(transition)
  },
  end: paint,
  save: sendUnsaved,
  slow({ state }) {
    state.isSlow = true
  },
  /** The server dates that the quiz was opened again, so this cannot wait for long. */
  resume(transition) {
    if (transition.state.hasToReportResumption) send(transition, 'report', [])
  },
  resubmit: submit,
  patience: sendSubmission,
  leave({ state, effects }) {
    effects.push({ do: 'leave', arrival: state.submission.arrival ?? null })
  },
  tabs: pollTabs,
  alone({ state }) {
    state.hasOtherTab = false
  },
}

/** If the attempt is longer than known, its student was given more time, and is told, even if it seemed to be over. */
function onDuration(transition: Transition, durationMs: number): void {
  const { state, effects } = transition
  const moreMs = durationMs - state.durationMs
  if (moreMs <= 0) return
  state.durationMs = durationMs
  state.endsAt += moreMs
  awaitEnd(transition)
  // Years more: the closing of a quiz without a time limit was taken away.
  if (moreMs < yearsMs) effects.push({ do: 'notify', moreMs })
}

function pollTabs(transition: Transition): void {
  setTimer(transition, 'alone', tabPatienceMs)
  postToTabs(transition, 'hello')
}

function postToTabs({ state, effects }: Transition, kind: 'hello' | 'here'): void {
  effects.push({ do: 'post to tabs', message: { kind, answers: [...state.answers.values()] } })
}

function followUp(transition: Transition, before: AttemptState): void {
  const { state, now } = transition
  state.answered = answeredMarks(state)
  const isWaiting = state.unsaved.size > 0
  const isTimed = state.timers.slow !== undefined || state.isSlow
  if (state.isRunning && isWaiting && !isTimed) setTimer(transition, 'slow', slowAfterMs)
  if (!isWaiting) {
    setTimer(transition, 'slow')
    state.isSlow = false
  }
  if (isOver(state) && !isOver(before)) {
    state.overSince = now.monotonic
    noteTime(transition)
  }
  const { isBusy, failed } = state.submission
  if (!isOver(state) && isOver(before) && failed && !state.stored.isPending) goOn(transition)
  if (state.isRunning && isEnding(state) && !isBusy && !failed) submit(transition)
}
