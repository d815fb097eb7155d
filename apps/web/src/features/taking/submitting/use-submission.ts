import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import type { Handover } from '../../../lib/handover.ts'
import { CallError } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { hasUncounted } from './late-answers.ts'
import { alreadyAttempted, someTooLate, submitFailure } from '../messages.ts'
import { retryDelayMs } from '../saving/retry-delay.ts'
import type { LiveAttempt } from '../running/live-attempt.ts'
import { sendFailureOf } from '../../../lib/calls/send-failure.ts'

/** For so long it can be read that the time is up. */
const timesUpMs = 2_000

/**
 * Submits once at a time: when the student asks for it, or without asking when the time is over. If the server does not
 * answer, the submission is kept (`isKept`, also after a reload) and sent again until the server has it. An attempt that
 * is submitted already counts as success. `onEnd`: no dialog may be open any more.
 */
export function useSubmission(attempt: LiveAttempt, isOver: boolean, onEnd: () => void) {
  const userId = useSession()?.user._id
  const toasts = useScreenToasts()
  const [busy, setBusy] = useState(false)
  const [isKept, setKept] = useState(attempt.report.isSubmitted)
  const [failed, setFailed] = useState<{ error: unknown; times: number }>()
  const sending = useRef(false)
  const isHere = useRef(true)
  const overSince = useRef(0)

  function leave(handover: Handover | null) {
    attempt.close()
    setFailed(undefined)
    const go = () => {
      if (isHere.current) navigate(paths.result(attempt.quiz._id), { replace: true, state: handover })
    }
    const shownMs = performance.now() - overSince.current
    if (attempt.countdown.isOver() && shownMs < timesUpMs) setTimeout(go, timesUpMs - shownMs)
    else go()
  }

  /** Whether the attempt was closed without some of the answers that stand here. */
  function isTooLate(error: unknown, waiting: ReturnType<typeof attempt.answers.waiting>): boolean {
    const counted = error instanceof CallError ? error.failure.result?.answers : undefined
    return counted !== undefined && hasUncounted(waiting, counted)
  }

  async function submit() {
    if (sending.current || userId === undefined) return
    sending.current = true
    setBusy(true)
    toasts.clear()
    const waiting = attempt.answers.waiting()
    try {
      await attempt.submit(userId)
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
    if (attempt.report.isSubmitted() || attempt.countdown.isOver()) {
      return setFailed((before) => ({ error, times: (before?.times ?? 0) + 1 }))
    }
    onEnd()
    if (sendFailureOf(error) === 'signed-out') return
    const action = { label: 'Try again', run: () => void submit() }
    toasts.notify({ kind: 'error', text: submitFailure(error), action })
  }

  function keep(isSubmitted: boolean) {
    attempt.report.keepSubmitted(isSubmitted)
    setKept(isSubmitted)
    onEnd()
  }

  function takeBack() {
    keep(false)
    setFailed(undefined)
  }

  const leaveFinished = useEffectEvent((error: unknown) => {
    if (sending.current) return
    const usual = attempt.countdown.isOver() || attempt.report.isSubmitted() ? null : alreadyAttempted
    leave(isTooLate(error, attempt.answers.waiting()) ? someTooLate : usual)
  })
  useEffect(() => {
    isHere.current = true
    const stop = attempt.start((error) => leaveFinished(error))
    return () => {
      isHere.current = false
      stop()
    }
  }, [attempt])

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
