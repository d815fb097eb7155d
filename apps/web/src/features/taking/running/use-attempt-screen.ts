import { useEffect, useEffectEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { studentPaths } from '../../../lib/student-paths.ts'
import type { LiveAttempt } from '../attempt/run-attempt.ts'
import { type Arrival, handoverOf, submitFailure } from '../messages.ts'

/** Runs an attempt while its screen is shown. `onSubmitted` is called in place of going to the result. */
export function useAttemptScreen(attempt: LiveAttempt, closeDialogs: () => void, onSubmitted?: () => void) {
  const toasts = useScreenToasts()
  const leave = useEffectEvent((arrival: Arrival | null) => {
    if (onSubmitted) onSubmitted()
    else
      navigate(studentPaths.result(attempt.quiz._id), {
        replace: true,
        state: arrival && handoverOf(arrival),
      })
  })
  const close = useEffectEvent(closeDialogs)
  useEffect(() => {
    const run = () => attempt.dispatch({ type: 'submit' })
    return attempt.start({
      closeDialogs: () => close(),
      showFailure: (error) => toasts.notifyFailure(() => submitFailure(error), run),
      clearFailures: toasts.clear,
      leave: (arrival) => leave(arrival),
    })
  }, [attempt, toasts])
}
