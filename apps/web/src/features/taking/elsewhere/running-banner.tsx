import { ownAttempts as ownAttemptsWords, runningElsewhere as elsewhereWords } from '@quizly/words/results.ts'
import { formatTimeLeft, isEndless } from '@quizly/domain'
import { useEffect, useCallback, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/feedback/notice.css'
import { studentPaths } from '../../../lib/student-paths.ts'
import './running-banner.css'
import { call } from '../../../lib/calls/call.ts'

export function RunningBanner({ place }: { place: string }) {
  const { quizzes, refresh } = useRunningQuizzes(place)
  if (quizzes.length === 0) return null
  return (
    <aside className="wrap stack stack-2 running-banner" aria-label={elsewhereWords.label}>
      {quizzes.map((quiz) => (
        <RunningQuizLine key={quiz.quizId} quiz={quiz} refresh={refresh} />
      ))}
    </aside>
  )
}

function RunningQuizLine({
  quiz: { quizId, title, endsAt },
  refresh,
}: {
  quiz: QuizUnderWay
  refresh: () => Promise<void>
}) {
  const leftMs = useTimeLeft(endsAt, refresh)
  const isOver = leftMs === 0
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
        {!isEndless(leftMs) && (
          <>
            <span className="nowrap">
              {elsewhereWords.left(
                <bdi key="time" dir="ltr">
                  {formatTimeLeft(leftMs)}
                </bdi>,
              )}{' '}
              ·
            </span>{' '}
          </>
        )}
        <Link to={studentPaths.takeQuiz(quizId)}>{ownAttemptsWords.goOn}</Link>
      </p>
    </div>
  )
}

type QuizUnderWay = { quizId: string; title: string; endsAt: number }

const sleepMs = 3_000

/** The time left in ms, updated each second. A device that slept may not know it, so `onSleep` asks. */
function useTimeLeft(endsAt: number, onSleep: () => Promise<void>): number {
  const [leftMs, setLeft] = useState(() => Math.max(0, endsAt - performance.now()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let lead = Date.now() - performance.now()
    function tick() {
      const leadBefore = lead
      lead = Date.now() - performance.now()
      if (lead - leadBefore > sleepMs) void onSleep()
      const left = Math.max(0, endsAt - performance.now())
      setLeft(left)
      if (left > 0) timer = setTimeout(tick, Math.floor(left % 1_000) + 1)
    }
    tick()
    return () => clearTimeout(timer)
  }, [endsAt, onSleep])
  return leftMs
}

/** Until the server answers, and if it does not, they are as before. */
function useRunningQuizzes(place: string): {
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
      if (!signal.aborted) setQuizzes(running.map(underWay))
    } catch {}
  }, [])

  useEffect(() => {
    void refresh()
    return () => latest.current?.abort()
  }, [place, refresh])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Each answer changes what another tab keeps of its quiz; only the first and the last change matter.
    const onStorage = ({ oldValue, newValue }: StorageEvent) => {
      if (oldValue === null || newValue === null) void refresh()
    }
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    window.addEventListener('storage', onStorage, { signal })
    document.addEventListener('visibilitychange', onVisibility, { signal })
    return () => listening.abort()
  }, [refresh])
  return { quizzes, refresh }
}

function underWay({
  quizId,
  title,
  remainingMs,
}: {
  quizId: string
  title: string
  remainingMs: number
}): QuizUnderWay {
  return { quizId, title, endsAt: performance.now() + remainingMs }
}
