import type { SelectedOption } from '@quizly/domain'
import { useSyncExternalStore } from 'react'
import { notify } from '../../../components/feedback/toast.tsx'
import { followAttempt } from '../../../lib/calls/follow-stream.ts'
import { openJournal } from '../../../lib/device/answer-journal.ts'
import { deviceStore } from '../../../lib/device/device-store.ts'
import type { Handover } from '../../../lib/handover.ts'
import { createListeners } from '../../../lib/listeners.ts'
import { moreTime } from '../messages.ts'
import { createAnswerSender } from './answer-sender.ts'
import { openAttemptCopy } from './attempt-copy.ts'
import { advance, openedState } from './attempt-session.ts'
import type {
  AttemptEvent,
  AttemptState,
  Effect,
  Now,
  SavePace,
  TabMessage,
  TimerName,
} from './attempt-state.ts'
import { openBrowserReport } from './browser-report.ts'
import { openFlags } from './flags.ts'
import type { OpenAttempt } from './open-attempt.ts'

export type AttemptScreen = {
  closeDialogs: () => void
  showFailure: (error: unknown) => void
  clearFailures: () => void
  leave: (handover: Handover | null) => void
}

export type LiveAttempt = ReturnType<typeof runAttempt>

const clocks = (): Now => ({ monotonic: performance.now(), wall: Date.now(), random: Math.random() })

/** Carries out what `attempt-session` decides: the requests, the journal, the timers, and what the screen is told. */
export function runAttempt(opened: OpenAttempt, store = deviceStore) {
  const { quiz, questions, known } = opened
  const journal = openJournal(known._id, store)
  const copy = openAttemptCopy(quiz._id, store)
  const report = openBrowserReport(known._id)
  const flags = openFlags(known._id, questions)
  const sender = createAnswerSender(opened)
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
    if (due !== undefined)
      timers.set(
        timer,
        setTimeout(() => dispatch({ type: 'due', timer }), due - monotonic),
      )
  }

  function carryOut(effect: Effect): void {
    switch (effect.do) {
      case 'send':
        return void sender.send(effect).then(
          (reply) => dispatch({ type: 'saved', sent: effect, reply }),
          (error: unknown) => dispatch({ type: 'not saved', sent: effect, error }),
        )
      case 'submit':
        return void sender.submit(effect).then(
          () => dispatch({ type: 'submitted', sent: effect }),
          (error: unknown) => dispatch({ type: 'not submitted', sent: effect, error }),
        )
      case 'refresh':
        return void sender.refresh().then(
          (reply) => dispatch({ type: 'refreshed', asked: effect, reply }),
          (error: unknown) => dispatch({ type: 'not refreshed', error }),
        )
      case 'put in journal':
        return void noteWriting(journal.put(effect.change))
      case 'remove from journal':
        return void noteWriting(journal.remove(effect.changes))
      case 'copy':
        return void copy.note(effect.answers, effect.remainingMs)
      case 'post to tabs':
        return channel?.postMessage(effect.message)
      case 'notify':
        return notify({ kind: 'success', text: moreTime(effect.moreMs) })
      case 'report failure':
        return screen?.showFailure(effect.error)
      case 'clear failures':
        return screen?.clearFailures()
      case 'close dialogs':
        return screen?.closeDialogs()
      case 'finish':
        void journal.close()
        void copy.discard()
        report.forget()
        return flags.forget()
      case 'leave':
        return screen?.leave(effect.handover)
    }
  }

  /** Some private windows and full disks take nothing. */
  async function noteWriting(written: Promise<boolean>) {
    const isOnDevice = await written
    if (isOnDevice !== state.isOnDevice) dispatch({ type: 'journal written', isOnDevice })
  }

  function start(shownOn: AttemptScreen) {
    screen = shownOn
    const listening = new AbortController()
    const { signal } = listening
    const on = (target: EventTarget, name: string, type: 'hidden' | 'online' | 'offline') =>
      target.addEventListener(name, () => dispatch({ type }), { signal })
    const onVisibility = () =>
      dispatch({ type: document.visibilityState === 'hidden' ? 'hidden' : 'refresh asked' })
    document.addEventListener('visibilitychange', onVisibility, { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && dispatch({ type: 'refresh asked' }), {
      signal,
    })
    on(window, 'pagehide', 'hidden')
    on(window, 'online', 'online')
    on(window, 'offline', 'offline')
    try {
      channel = new BroadcastChannel(`quiz:${known._id}`)
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) =>
        dispatch({ type: 'tab message', message: data })
    } catch {}
    const leaveFlags = flags.start()
    const unfollow = followAttempt(
      known._id,
      (event) =>
        dispatch(event.type === 'duration' || event.type === 'ended' ? event : { type: 'refresh asked' }),
      () => dispatch({ type: 'time asked' }),
    )
    dispatch({ type: 'started' })
    return () => {
      dispatch({ type: 'stopped' })
      timers.forEach((timer) => clearTimeout(timer))
      screen = undefined
      unfollow()
      leaveFlags()
      listening.abort()
      channel?.close()
      channel = undefined
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

/** A part of an attempt's state. Only a change of this part renders the component again. */
export function useAttempt<Part>(
  { subscribe, state }: Pick<LiveAttempt, 'subscribe' | 'state'>,
  partOf: (state: AttemptState) => Part,
): Part {
  return useSyncExternalStore(subscribe, () => partOf(state()))
}
