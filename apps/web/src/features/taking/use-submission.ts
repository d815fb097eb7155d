import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useScreenToasts } from '../../components/toast.tsx'
import type { Arrival } from '../../lib/arrival.ts'
import { CallError } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { hasUncounted } from './late-answers.ts'
import { alreadyAttempted, someTooLate, submitFailure } from './messages.ts'
import { retryDelayMs } from './retry-delay.ts'
import type { RunningExam } from './running-exam.ts'
import { sendFailureOf } from './send-failure.ts'

/**
 * Handing in, once at a time: by the student, or without asking when the time is over, and then again and again until
 * the server has it. An attempt that is handed in already counts as success. `onFailure` hears of one before that time.
 */
export function useSubmission(exam: RunningExam, isOver: boolean, onFailure: () => void) {
  const userId = useSession()?.user._id
  const toasts = useScreenToasts()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ error: unknown; times: number }>()
  const sending = useRef(false)
  const isHere = useRef(true)

  function leave(arrival: Arrival | null) {
    exam.close()
    if (isHere.current) navigate(paths.result(exam.quiz._id), { replace: true, state: arrival })
  }

  /** Whether the attempt was closed without some of the answers that stand here. */
  function isTooLate(error: unknown): boolean {
    const counted = error instanceof CallError ? error.failure.result?.answers : undefined
    return counted !== undefined && hasUncounted(exam.sheet.all(), counted)
  }

  async function submit() {
    if (sending.current || userId === undefined) return
    sending.current = true
    setBusy(true)
    toasts.clear()
    try {
      await exam.handIn(userId)
      leave(null)
    } catch (error) {
      if (sendFailureOf(error) === 'over') return leave(isTooLate(error) ? someTooLate : null)
      sending.current = false
      setBusy(false)
      fail(error)
    }
  }

  function fail(error: unknown) {
    if (exam.countdown.isOver()) return setFailed((before) => ({ error, times: (before?.times ?? 0) + 1 }))
    onFailure()
    if (sendFailureOf(error) === 'signed-out') return
    const action = { label: 'Try again', run: () => void submit() }
    toasts.notify({ kind: 'error', text: submitFailure(error), action })
  }

  const leaveFinished = useEffectEvent((error: unknown) => {
    if (sending.current) return
    const usual = exam.countdown.isOver() ? null : alreadyAttempted
    leave(isTooLate(error) ? someTooLate : usual)
  })
  useEffect(() => {
    isHere.current = true
    const stop = exam.start((error) => leaveFinished(error))
    return () => {
      isHere.current = false
      stop()
    }
  }, [exam])

  const submitAtEnd = useEffectEvent(submit)
  useEffect(() => {
    if (!isOver) return
    const again = () => void submitAtEnd()
    if (!failed) return again()
    window.addEventListener('online', again)
    const delayMs = retryDelayMs(failed.times, Math.random())
    const timer = sendFailureOf(failed.error) === 'refused' ? undefined : setTimeout(again, delayMs)
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(timer)
    }
  }, [isOver, failed])

  return { submit: () => void submit(), busy, failure: failed?.error }
}
