import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import type { Handover } from '../../../lib/handover.ts'
import { sendFailureOf } from '../../../lib/failures.ts'
import { useSession } from '../../../lib/calls/session.ts'
import { paths } from '../../../lib/paths.ts'
import { alreadyAttempted, submitFailure } from '../messages.ts'
import type { LiveAttempt } from '../running/live-attempt.ts'
import {
  afterEnd,
  afterFailure,
  afterSending,
  afterTakingBack,
  handoverAfter,
  retryAfterMs,
  type Submission,
} from './submission-state.ts'

/** How long "Time's up" stays readable. */
const timesUpMs = 2_000

/**
 * Submits, once at a time: when the student asks for it, or by itself when the time is over and the server says that no
 * more was given. If the server does not answer, the submission is kept (`isKept`, even after a reload) and sent again
 * until the server has it. An attempt that is already submitted counts as success. `onEnd`: no dialog may be open any more.
 * `onSubmitted` is called in place of going to the result.
 */
export function useSubmission(
  attempt: LiveAttempt,
  isOver: boolean,
  onEnd: () => void,
  onSubmitted?: () => void,
) {
  const userId = useSession()?.user._id
  const toasts = useScreenToasts()
  const [state, setState] = useState<Submission>(() => ({
    busy: false,
    isKept: attempt.report.isSubmitted(),
  }))
  const latest = useRef(state)
  const isHere = useRef(true)
  const overSince = useRef(0)

  function change(next: Submission) {
    if (next.isKept !== latest.current.isKept) attempt.report.keepSubmitted(next.isKept)
    latest.current = next
    setState(next)
  }

  function leave(handover: Handover | null) {
    attempt.close()
    change(afterEnd(latest.current))
    const go = () => {
      if (!isHere.current) return
      if (onSubmitted) onSubmitted()
      else navigate(paths.result(attempt.quiz._id), { replace: true, state: handover })
    }
    const shownMs = performance.now() - overSince.current
    if (attempt.countdown.isOver() && shownMs < timesUpMs) setTimeout(go, timesUpMs - shownMs)
    else go()
  }

  async function submit() {
    if (latest.current.busy || userId === undefined) return
    change(afterSending(latest.current))
    toasts.clear()
    const waiting = attempt.answers.waiting()
    try {
      if (isAtEnd()) {
        attempt.saver.flush()
        await attempt.askAtEnd()
        if (!isAtEnd()) return goOn()
      }
      await attempt.submit(userId)
      leave(null)
    } catch (error) {
      if (sendFailureOf(error) === 'over') leave(handoverAfter(error, waiting, null))
      else fail(error)
    }
  }

  function fail(error: unknown) {
    change(afterFailure(latest.current, error, attempt.countdown.isOver()))
    onEnd()
    if (latest.current.failed || sendFailureOf(error) === 'signed-out') return
    const action = { label: 'Try again', run: () => void submit() }
    toasts.notify({ kind: 'error', text: submitFailure(error), action })
  }

  /** The time is over, and the student has not submitted before. */
  const isAtEnd = () => attempt.countdown.isOver() && !latest.current.isKept

  function takeBack() {
    change(afterTakingBack(latest.current))
    onEnd()
  }

  /** There is time after all. */
  function goOn() {
    change({ busy: false, isKept: false })
    onEnd()
  }

  const leaveFinished = useEffectEvent((error: unknown) => {
    const { busy, isKept } = latest.current
    if (busy) return
    const usual = attempt.countdown.isOver() || isKept ? null : alreadyAttempted
    leave(handoverAfter(error, attempt.answers.waiting(), usual))
  })
  useEffect(() => {
    isHere.current = true
    const stop = attempt.start((error) => leaveFinished(error))
    return () => {
      isHere.current = false
      stop()
    }
  }, [attempt])

  const reopen = useEffectEvent(goOn)
  useEffect(() => {
    if (isOver) overSince.current = performance.now()
    else if (latest.current.failed && !latest.current.isKept) reopen()
  }, [isOver])

  const { busy, isKept, failed } = state
  const isEnding = isOver || isKept
  const submitAtEnd = useEffectEvent(submit)
  useEffect(() => {
    if (!isEnding) return
    const again = () => void submitAtEnd()
    if (!failed) return again()
    window.addEventListener('online', again)
    const delayMs = retryAfterMs(failed, Math.random())
    const timer = delayMs === undefined ? undefined : setTimeout(again, delayMs)
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(timer)
    }
  }, [isEnding, failed])

  return { submit: () => void submit(), takeBack, busy, isKept, failure: failed?.error }
}
