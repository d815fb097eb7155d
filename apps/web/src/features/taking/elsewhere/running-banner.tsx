import { formatTimeLeft } from '@quizly/domain'
import { useEffect, useCallback, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/feedback/notice.css'
import { paths } from '../../../lib/paths.ts'
import { useTimeLeft } from '../clock/use-countdown.ts'
import './running-banner.css'
import '../../../lib/calls/all-addresses.ts'
import { call } from '../../../lib/calls/call.ts'
import { type Countdown, createCountdown } from '../clock/countdown.ts'

/**
 * On every other page: says that a quiz is running and for how long, with a link back to it. `place` is that
 * page's address.
 */
export function RunningBanner({ place }: { place: string }) {
  const { quizzes, refresh } = useRunningQuizzes(place)
  if (quizzes.length === 0) return null
  return (
    <aside className="wrap stack stack-2 running-banner" aria-label="Quiz under way">
      {quizzes.map((quiz) => (
        <RunningQuizLine key={quiz.quizId} quiz={quiz} refresh={refresh} />
      ))}
    </aside>
  )
}

function RunningQuizLine({
  quiz: { quizId, title, countdown },
  refresh,
}: {
  quiz: QuizUnderWay
  refresh: () => Promise<void>
}) {
  const leftMs = useTimeLeft(countdown)
  const isOver = leftMs === 0
  useEffect(() => {
    countdown.start(() => void refresh())
    return countdown.stop
  }, [countdown, refresh])
  useEffect(() => {
    // Somebody may have been given more time meanwhile.
    if (isOver) void refresh()
  }, [isOver, refresh])
  if (isOver) return null
  return (
    <div className="notice notice--warn">
      <Icon name="info" />
      <p>
        <bdi>{title}</bdi> ·{' '}
        <span className="nowrap" dir="ltr">
          {formatTimeLeft(leftMs)} left ·
        </span>{' '}
        <Link to={paths.takeQuiz(quizId)}>Continue</Link>
      </p>
    </div>
  )
}

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
