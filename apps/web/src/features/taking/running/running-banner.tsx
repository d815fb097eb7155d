import { formatTimeLeft } from '@quizly/domain'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../../components/icons/icons.tsx'
import '../../../components/feedback/notice.css'
import '../../../lib/calls/all-addresses.ts'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/calls/use-load.ts'
import { createCountdown } from '../clock/countdown.ts'
import './running-banner.css'
import { useTimeLeft } from '../clock/use-countdown.ts'

/**
 * On every other page: says that a quiz is running and for how long, with a link back to it. `place` is that
 * page's address.
 */
export function RunningBanner({ place }: { place: string }) {
  const load = useLoad(place, (signal) => call('listRunningAttempts', {}, { signal }))
  if (load.status !== 'ready') return null
  if (load.data.length === 0) return null
  return (
    <aside className="wrap stack stack-2 running-banner" aria-label="Quiz under way">
      {load.data.map(({ quizId, ...quiz }) => (
        <RunningQuizLine key={quizId} quizId={quizId} {...quiz} />
      ))}
    </aside>
  )
}

function RunningQuizLine({
  quizId,
  title,
  remainingMs,
}: {
  quizId: string
  title: string
  remainingMs: number
}) {
  const [countdown] = useState(() => createCountdown(remainingMs))
  useEffect(() => {
    countdown.start(() => {})
    return countdown.stop
  }, [countdown])
  const leftMs = useTimeLeft(countdown)
  if (leftMs === 0) return null
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
