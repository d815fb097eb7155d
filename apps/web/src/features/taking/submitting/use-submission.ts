import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import type { Arrival } from '../../../lib/arrival.ts'
import { CallError } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { hasUncounted } from './late-answers.ts'
import { alreadyAttempted, someTooLate, submitFailure } from '../messages.ts'
import { retryDelayMs } from '../saving/retry-delay.ts'
import type { RunningExam } from '../running/live-attempt.ts'
import { sendFailureOf } from '../../../lib/calls/send-failure.ts'

/** For so long it can be read that the time is up. */
const timesUpMs = 2_000

/**
 * Handing in, once at a time: by the student, or without asking when the time is over. When nothing answers it is kept,
 * `isKept`, also through a reload, and sent again and again until the server has it. An attempt that is handed in already
 * counts as success. `onEnd` hears that no question to the student is open any more.
 */
export function useSubmission(exam: RunningExam, isOver: boolean, onEnd: () => void) {
  const userId = useSession()?.user._id
  const toasts = useScreenToasts()
  const [busy, setBusy] = useState(false)
  const [isKept, setKept] = useState(exam.report.isHandedIn)
  const [failed, setFailed] = useState<{ error: unknown; times: number }>()
  const sending = useRef(false)
  const isHere = useRef(true)
  const overSince = useRef(0)

  function leave(arrival: Arrival | null) {
    exam.close()
    setFailed(undefined)
    const go = () => {
      if (isHere.current) navigate(paths.result(exam.quiz._id), { replace: true, state: arrival })
    }
    const shownMs = performance.now() - overSince.current
    if (exam.countdown.isOver() && shownMs < timesUpMs) setTimeout(go, timesUpMs - shownMs)
    else go()
  }

  /** Whether the attempt was closed without some of the answers that stand here. */
  function isTooLate(error: unknown, waiting: ReturnType<typeof exam.sheet.waiting>): boolean {
    const counted = error instanceof CallError ? error.failure.result?.answers : undefined
    return counted !== undefined && hasUncounted(waiting, counted)
  }

  async function submit() {
    if (sending.current || userId === undefined) return
    sending.current = true
    setBusy(true)
    toasts.clear()
    const waiting = exam.sheet.waiting()
    try {
      await exam.handIn(userId)
      leave(null)
    } catch (error) {
      if (sendFailureOf(error) === 'over') return leave(isTooLate(error, waiting) ? someTooLate : null)
      sending.current = false
      setBusy(false)
      fail(error)
    }
  }

  function fail(error: unknown) {
    if (sendFailureOf(error) === 'offline') keep(true)
    if (exam.report.isHandedIn() || exam.countdown.isOver()) {
      return setFailed((before) => ({ error, times: (before?.times ?? 0) + 1 }))
    }
    onEnd()
    if (sendFailureOf(error) === 'signed-out') return
    const action = { label: 'Try again', run: () => void submit() }
    toasts.notify({ kind: 'error', text: submitFailure(error), action })
  }

  function keep(isHandedIn: boolean) {
    exam.report.keepHandedIn(isHandedIn)
    setKept(isHandedIn)
    onEnd()
  }

  function takeBack() {
    keep(false)
    setFailed(undefined)
  }

  const leaveFinished = useEffectEvent((error: unknown) => {
    if (sending.current) return
    const usual = exam.countdown.isOver() || exam.report.isHandedIn() ? null : alreadyAttempted
    leave(isTooLate(error, exam.sheet.waiting()) ? someTooLate : usual)
  })
  useEffect(() => {
    isHere.current = true
    const stop = exam.start((error) => leaveFinished(error))
    return () => {
      isHere.current = false
      stop()
    }
  }, [exam])

  useEffect(() => {
    if (isOver) overSince.current = performance.now()
  }, [isOver])

  const isEnding = isOver || isKept
  const submitAtEnd = useEffectEvent(submit)
  useEffect(() => {
    if (!isEnding) return
    const again = () => void submitAtEnd()
    if (!failed) return again()
    window.addEventListener('online', again)
    const delayMs = retryDelayMs(failed.times, Math.random())
    const timer = sendFailureOf(failed.error) === 'refused' ? undefined : setTimeout(again, delayMs)
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(timer)
    }
  }, [isEnding, failed])

  return { submit: () => void submit(), takeBack, busy, isKept, failure: failed?.error }
}
