import { useEffect, useEffectEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import type { Handover } from '../../../lib/handover.ts'
import { studentPaths } from '../../../lib/student-paths.ts'
import type { LiveAttempt } from '../attempt/run-attempt.ts'
import { submitFailure } from '../messages.ts'

/** Runs an attempt while its screen is shown. `onSubmitted` is called in place of going to the result. */
export function useAttemptScreen(attempt: LiveAttempt, closeDialogs: () => void, onSubmitted?: () => void) {
  const toasts = useScreenToasts()
  const leave = useEffectEvent((handover: Handover | null) => {
    if (onSubmitted) onSubmitted()
    else navigate(studentPaths.result(attempt.quiz._id), { replace: true, state: handover })
  })
  const close = useEffectEvent(closeDialogs)
  useEffect(() => {
    const action = { label: 'Try again', run: () => attempt.dispatch({ type: 'submit' }) }
    return attempt.start({
      closeDialogs: () => close(),
      showFailure: (error) => toasts.notify({ kind: 'error', text: submitFailure(error), action }),
      clearFailures: toasts.clear,
      leave: (handover) => leave(handover),
    })
  }, [attempt, toasts])
}
