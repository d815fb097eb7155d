import type { LiveQuiz } from '@quizly/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, CallError } from './call.ts'

const everyMs = 5_000

/** What was heard last; `at` is when, by the monotonic clock. */
export type Heard = { live: LiveQuiz; at: number }

/**
 * Asks every five seconds who is taking a quiz, while the page is in sight and not paused. `error` is why the latest
 * question was not answered; what was heard before stays.
 */
export function useLive(quizId: string) {
  const [heard, setHeard] = useState<Heard>()
  const [error, setError] = useState<unknown>()
  const [isPaused, setPaused] = useState(false)
  const askNow = useRef(() => {})

  useEffect(() => {
    if (isPaused) return
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    async function ask() {
      if (isAsking || document.visibilityState === 'hidden') return
      clearTimeout(timer)
      isAsking = true
      try {
        const live = await call('getLive', { params: { quizId } }, { signal })
        setHeard({ live, at: performance.now() })
        setError(undefined)
      } catch (failure) {
        if (!signal.aborted) setError(failure)
      }
      isAsking = false
      if (!signal.aborted) timer = setTimeout(ask, everyMs)
    }
    askNow.current = () => void ask()
    document.addEventListener('visibilitychange', () => void ask(), { signal })
    window.addEventListener('online', () => void ask(), { signal })
    void ask()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [quizId, isPaused])

  const refresh = useCallback(() => askNow.current(), [])
  // A quiz that is not theirs (any more) is gone from the screen too.
  const isGone = error instanceof CallError && error.status === 404
  return { heard: isGone ? undefined : heard, error, isPaused, setPaused, refresh }
}
