import type { LiveQuiz } from '@quizly/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from './call.ts'
import { CallError } from '../failures.ts'
import { followStream } from './follow-stream.ts'

const pollMs = 5_000
/** A stream that is silent for this time is dead: the server says something every fifteen seconds. */
const silenceMs = 40_000

/** The latest state; `at` is when, by the monotonic clock. */
export type LiveState = { live: LiveQuiz; at: number }

/** After an error the state before stays. */
export function useLive(quizId: string) {
  const [latest, setLatest] = useState<LiveState>()
  const [error, setError] = useState<unknown>()
  const [isPaused, setPaused] = useState(false)
  const pollNow = useRef(() => {})

  useEffect(() => {
    if (isPaused) return
    const controller = new AbortController()
    const { signal } = controller
    let isPolling = false
    let unfollow: (() => void) | undefined
    let silence: ReturnType<typeof setTimeout> | undefined
    function onLive(live: LiveQuiz) {
      setLatest({ live, at: performance.now() })
      setError(undefined)
    }
    async function poll() {
      if (isPolling) return
      isPolling = true
      try {
        onLive(await call('getLive', { params: { quizId } }, { signal }))
      } catch (failure) {
        if (!signal.aborted) setError(failure)
      }
      isPolling = false
    }
    function stop() {
      clearTimeout(silence)
      unfollow?.()
    }
    function awaitEvent() {
      clearTimeout(silence)
      silence = setTimeout(start, silenceMs)
    }
    function onEvent(live: LiveQuiz) {
      awaitEvent()
      onLive(live)
    }
    function start() {
      stop()
      if (document.visibilityState === 'hidden') return
      awaitEvent()
      unfollow = followStream('getLive', { quizId }, { onEvent, poll: pollNow.current, pollMs })
    }
    pollNow.current = () => void poll()
    document.addEventListener('visibilitychange', start, { signal })
    window.addEventListener('online', start, { signal })
    start()
    return () => {
      stop()
      controller.abort()
    }
  }, [quizId, isPaused])

  const refresh = useCallback(() => pollNow.current(), [])
  // A quiz that is not theirs (any more) is gone from the screen too.
  const isGone = error instanceof CallError && error.status === 404
  return { latest: isGone ? undefined : latest, error, isPaused, setPaused, refresh }
}
