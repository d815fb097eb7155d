import { formatTimeLeft } from '@quizly/domain'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/feedback/notice.css'
import { paths } from '../../../lib/paths.ts'
import { useTimeLeft } from '../clock/use-countdown.ts'
import './running-banner.css'
import { type QuizUnderWay, useRunningQuizzes } from './use-running-quizzes.ts'

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
