import type { LiveQuiz } from '@quizly/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from './call.ts'
import { CallError } from '../failures.ts'
import { followLive } from './follow-live.ts'

/** What was heard last; `at` is when, by the monotonic clock. */
export type Heard = { live: LiveQuiz; at: number }

/**
 * Follows who is taking a quiz, while the page is in sight and not paused. `error` is why the latest question was not
 * answered; what was heard before stays.
 */
export function useLive(quizId: string) {
  const [heard, setHeard] = useState<Heard>()
  const [error, setError] = useState<unknown>()
  const [isPaused, setPaused] = useState(false)
  const askNow = useRef(() => {})

  useEffect(() => {
    if (isPaused) return
    const following = followLive({
      address: `/api/quiz/${encodeURIComponent(quizId)}/live`,
      ask: (signal) => call('getLive', { params: { quizId } }, { signal }),
      hear: (live) => {
        setHeard({ live, at: performance.now() })
        setError(undefined)
      },
      fail: setError,
    })
    askNow.current = following.ask
    return following.end
  }, [quizId, isPaused])

  const refresh = useCallback(() => askNow.current(), [])
  // A quiz that is not theirs (any more) is gone from the screen too.
  const isGone = error instanceof CallError && error.status === 404
  return { heard: isGone ? undefined : heard, error, isPaused, setPaused, refresh }
}
