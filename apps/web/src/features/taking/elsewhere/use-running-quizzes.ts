import { useCallback, useEffect, useRef, useState } from 'react'
import '../../../lib/calls/all-addresses.ts'
import { call } from '../../../lib/calls/call.ts'
import { type Countdown, createCountdown } from '../clock/countdown.ts'

type RunningQuiz = { quizId: string; title: string; remainingMs: number }
export type QuizUnderWay = { quizId: string; title: string; countdown: Countdown }

/**
 * The student's quizzes whose clock runs, as the server knows them. It is asked at each new `place`, when the tab is
 * shown again, and when another tab starts or ends a quiz. Until it answers, and if it does not, they are as before.
 */
export function useRunningQuizzes(place: string): {
  quizzes: readonly QuizUnderWay[]
  refresh: () => Promise<void>
} {
  const [quizzes, setQuizzes] = useState<readonly QuizUnderWay[]>([])
  const latest = useRef<AbortController>(null)

  const refresh = useCallback(async () => {
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    try {
      const running = await call('listRunningAttempts', {}, { signal })
      if (!signal.aborted) setQuizzes(running.map(withCountdown))
    } catch {
      // The countdown goes on.
    }
  }, [])

  useEffect(() => {
    void refresh()
    return () => latest.current?.abort()
  }, [place, refresh])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Each answer changes what another tab keeps of its quiz; only the first and the last change matter.
    const hear = ({ oldValue, newValue }: StorageEvent) => {
      if (oldValue === null || newValue === null) void refresh()
    }
    const seen = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    window.addEventListener('storage', hear, { signal })
    document.addEventListener('visibilitychange', seen, { signal })
    return () => listening.abort()
  }, [refresh])
  return { quizzes, refresh }
}

function withCountdown({ remainingMs, ...quiz }: RunningQuiz): QuizUnderWay {
  return { ...quiz, countdown: createCountdown(remainingMs) }
}
