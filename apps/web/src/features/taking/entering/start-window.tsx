import type { QuizSummary, StartWindow as Times } from '@quizly/contract'
import { formatTimeLeft, timeLimitMs } from '@quizly/domain'
import { useEffect, useState } from 'react'
import '../../../components/feedback/notice.css'
import { Icon } from '../../../components/icons/icons.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import { ownZone } from '../../../lib/time/wall-time.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** When a moment has come, the server is asked again. */
export function StartWindow({
  window: times,
  quiz,
  onDue,
}: {
  window: Times
  quiz: QuizSummary
  onDue: () => void
}) {
  const passedMs = usePassed(times.opensInMs ?? times.closesInMs, onDue)
  const left = (ms: number | undefined) => ms !== undefined && Math.max(0, ms - passedMs)
  const [opensInMs, closesInMs] = [left(times.opensInMs), left(times.closesInMs)]
  const [first, ...rest] = sentences({ ...times, opensInMs, closesInMs }, timeLimitMs(quiz.timeLimit))
  return (
    <section className="notice start-window" aria-label="When you can start">
      <Icon name="info" />
      <div className="stack stack-2">
        <p>
          <strong>{first}</strong>
        </p>
        {times.why === 'not-open-yet' && opensInMs !== false && (
          <p className="start-window__left num" role="timer">
            Opens in {opensInMs < hourMs ? formatTimeLeft(opensInMs) : describeSpan(opensInMs)}
          </p>
        )}
        {rest.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  )
}

/** How long this has been shown, so exactly that what is left is right: in the last hour to the second, else to the minute. */
function usePassed(dueInMs: number | undefined, onDue: () => void): number {
  const [passedMs, setPassed] = useState(0)
  useEffect(() => {
    if (dueInMs === undefined) return
    const from = performance.now()
    const timer = setInterval(() => {
      const left = dueInMs - (performance.now() - from)
      if (left <= 0) {
        clearInterval(timer)
        onDue()
      } else {
        const shown =
          left < hourMs ? Math.ceil(left / 1_000) * 1_000 : (Math.floor(left / minuteMs) + 1) * minuteMs - 1
        setPassed(Math.max(0, dueInMs - shown))
      }
    }, 1_000)
    return () => clearInterval(timer)
  }, [dueInMs, onDue])
  return passedMs
}

type Left = Omit<Times, 'opensInMs' | 'closesInMs'> & Record<'opensInMs' | 'closesInMs', number | false>

function sentences({ why, opensAt, opensInMs, closesAt, closesInMs, everyoneStops }: Left, limitMs: number) {
  const lines: string[] = []
  if (why === 'closed') lines.push('This quiz is closed. Ask your teacher if you still need to take it.')
  if (why === 'over' && closesAt !== undefined) {
    lines.push(`This quiz closed on ${inOwnZone(closesAt)}. Ask your teacher if you still need to take it.`)
  }
  const isEarly = why === 'not-open-yet'
  if (isEarly && opensAt !== undefined && opensInMs !== false) {
    lines.push(`This quiz opens on ${inOwnZone(opensAt)}.`)
    lines.push('You can wait here. The Start button appears when the quiz opens.')
  }
  if (why === 'closed' || closesAt === undefined || closesInMs === false) return lines
  lines.push(
    isEarly
      ? `It closes on ${inOwnZone(closesAt)}.`
      : `You can start until ${inOwnZone(closesAt)}: ${describeSpan(closesInMs)} left.`,
  )
  if (!everyoneStops) lines.push('If you start before then, you have your full time.')
  else if (closesInMs < limitMs)
    lines.push(
      `The quiz ends for everyone then. If you start now, you have ${describeSpan(closesInMs)} instead of ${plural(limitMs / minuteMs, 'minute')}.`,
    )
  else lines.push('The quiz ends for everyone then, even if you have time left.')
  return lines
}

const inOwnZone = (moment: string) => `${dateAndTime(moment)} (your time, ${ownZone()})`

/** A time in words, in whole minutes that are over: "2 hours 5 minutes", "3 days", "less than a minute". */
export function describeSpan(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return 'less than a minute'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return plural(minutes, 'minute')
  if (hours >= 48) return plural(Math.floor(hours / 24), 'day')
  return rest === 0 ? plural(hours, 'hour') : `${plural(hours, 'hour')} ${plural(rest, 'minute')}`
}
