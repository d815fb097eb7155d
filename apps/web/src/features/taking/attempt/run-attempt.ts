import { runningQuiz as runningWords } from '@quizly/words/student.ts'
import { isDuration } from '@quizly/contract'
import type { SelectedOption } from '@quizly/domain'
import { useSyncExternalStore } from 'react'
import { notify } from '../../../components/feedback/toast.tsx'
import { followAttempt } from '../../../lib/calls/follow-stream.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { type DeviceStore, deviceStore } from '../../../lib/device/device-store.ts'
import { createListeners } from '../../../lib/listeners.ts'
import type { Arrival } from '../messages.ts'
import { createAnswerSender } from './answer-sender.ts'
import { openAttemptCopy } from './attempt-copy.ts'
import { advance, openedState } from './attempt-session.ts'
import type { AttemptEvent, Effect, Now, SavePace, TabMessage, TimerName } from './attempt-state.ts'
import { openBrowserReport } from './browser-report.ts'
import { openFlags } from './flags.ts'
import type { OpenAttempt } from './open-attempt.ts'

export type AttemptScreen = {
  closeDialogs: () => void
  showFailure: (error: unknown) => void
  clearFailures: () => void
  leave: (arrival: Arrival | null) => void
}

export type LiveAttempt = ReturnType<typeof runAttempt>

const clocks = (): Now => ({ monotonic: performance.now(), wall: Date.now(), random: Math.random() })

/** Carries out what `attempt-session` decides: the requests, the journal, the timers, and what the screen is told. */
export function runAttempt(opened: OpenAttempt, store = deviceStore) {
  const { quiz, questions, known } = opened
  const report = openBrowserReport(known._id)
  const flags = openFlags(known._id, questions)
  const device = openDevice(opened, store, noteWriting)
  const sender = createAnswerSender(opened, dispatch)
  const { emit, subscribe } = createListeners()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let state = openedState(opened, report.read(), clocks())
  let channel: BroadcastChannel | undefined
  let screen: AttemptScreen | undefined
  report.write(state.stored)

  function dispatch(event: AttemptEvent): void {
    const before = state
    const now = clocks()
    const { state: next, effects } = advance(before, event, now)
    state = next
    if (!state.isFinished) report.write(state.stored)
    for (const name of Object.keys(state.timers) as TimerName[]) setTimer(name, before.timers[name], now)
    effects.forEach(carryOut)
    emit()
  }

  function setTimer(timer: TimerName, before: number | undefined, { monotonic }: Now): void {
    const due = state.timers[timer]
    if (due === before) return
    clearTimeout(timers.get(timer))
    if (due === undefined) return
    const isDue = () => dispatch({ type: 'due', timer })
    timers.set(timer, setTimeout(isDue, due - monotonic))
  }

  function carryOut(effect: Effect): void {
    if (effect.do === 'send') sender.send(effect)
    else if (effect.do === 'submit') sender.submit(effect)
    else if (effect.do === 'refresh') sender.refresh(effect)
    else if (effect.do === 'post to tabs') channel?.postMessage(effect.message)
    else if (effect.do === 'notify') announceMoreTime(effect.moreMs)
    else if (effect.do === 'report failure') screen?.showFailure(effect.error)
    else if (effect.do === 'clear failures') screen?.clearFailures()
    else if (effect.do === 'close dialogs') screen?.closeDialogs()
    else if (effect.do === 'leave') screen?.leave(effect.arrival)
    else {
      device.carryOut(effect)
      if (effect.do !== 'finish') return
      report.forget()
      flags.forget()
    }
  }

  /** Some private windows and full disks take nothing. */
  function noteWriting(isOnDevice: boolean): void {
    if (isOnDevice !== state.isOnDevice) dispatch({ type: 'journal written', isOnDevice })
  }

  function start(shownOn: AttemptScreen) {
    screen = shownOn
    channel = openChannel(known._id, (message) => dispatch({ type: 'tab message', message }))
    const stops = [flags.start(), followPage(dispatch), followStream(known._id, dispatch)]
    dispatch({ type: 'started' })
    return () => {
      dispatch({ type: 'stopped' })
      timers.forEach((timer) => clearTimeout(timer))
      stops.forEach((stop) => stop())
      channel?.close()
      channel = screen = undefined
    }
  }

  return {
    _id: known._id,
    quiz,
    questions,
    /** Whether the student can go back to earlier questions, and so flag some for that. */
    canReturn: opened.pages !== 'forward-only',
    flags,
    state: () => state,
    subscribe,
    dispatch,
    answer: (questionId: string, selectedOption: SelectedOption, pace?: SavePace, left?: true) =>
      dispatch({ type: 'answered', questionId, selectedOption, pace, left }),
    flush: () => dispatch({ type: 'field left' }),
    start,
  }
}

type DeviceEffect = Extract<Effect, { do: 'put in journal' | 'remove from journal' | 'copy' | 'finish' }>

/** What this device stores of an attempt. `onWritten` is called with whether it stores anything. */
function openDevice(
  { quiz, known }: OpenAttempt,
  store: DeviceStore,
  onWritten: (isOnDevice: boolean) => void,
) {
  const journal = openJournal(known._id, store)
  const copy = openAttemptCopy(quiz._id, store)
  return {
    carryOut(effect: DeviceEffect): void {
      if (effect.do === 'put in journal') void journal.put(effect.change).then(onWritten)
      else if (effect.do === 'remove from journal') void journal.remove(effect.changes).then(onWritten)
      else if (effect.do === 'copy') void copy.note(effect.answers, effect.remainingMs)
      else {
        void journal.close()
        void copy.discard()
      }
    },
  }
}

/** Other tabs with the same attempt; undefined where tabs cannot talk to each other. */
function openChannel(attemptId: string, onMessage: (message: TabMessage) => void) {
  try {
    const channel = new BroadcastChannel(`quiz:${attemptId}`)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
    return channel
  } catch {
    return undefined
  }
}

type Dispatch = (event: AttemptEvent) => void

function followStream(attemptId: string, dispatch: Dispatch) {
  return followAttempt(
    attemptId,
    (event) => {
      if (event.type !== 'duration') dispatch(event.type === 'ended' ? event : { type: 'refresh requested' })
      else if (isDuration(event.durationMs)) dispatch(event)
    },
    () => dispatch({ type: 'stream blocked' }),
  )
}

/** A page that is hidden may be gone for ever; one that is shown, perhaps from the browser's memory, is back. */
function followPage(dispatch: Dispatch): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const leave = () => dispatch({ type: 'hidden' })
  const comeBack = () => dispatch({ type: 'refresh requested' })
  const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : comeBack())
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal })
  window.addEventListener('online', () => dispatch({ type: 'online' }), { signal })
  window.addEventListener('offline', () => dispatch({ type: 'offline' }), { signal })
  return () => listening.abort()
}

/** A part of an attempt's state. Only a change of this part renders the component again. */
export function useAttempt<Part, State>(
  { subscribe, state }: Pick<LiveAttempt, 'subscribe'> & { state: () => State },
  partOf: (state: State) => Part,
): Part {
  return useSyncExternalStore(subscribe, () => partOf(state()))
}

function announceMoreTime(moreMs: number): void {
  const minutes = Math.max(1, Math.round(moreMs / 60_000))
  notify({ kind: 'success', text: () => runningWords.moreTime(minutes) })
}
