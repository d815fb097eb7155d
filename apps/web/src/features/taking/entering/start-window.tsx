import { startWindow as windowWords, untimed as untimedWords } from '@quizly/words/results.ts'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import type { QuizSummary, StartWindow as Times } from '@quizly/contract'
import { formatTimeLeft, isEndless, timeLimitMs } from '@quizly/domain'
import { useEffect, useState } from 'react'
import '../../../components/feedback/notice.css'
import './start-window.css'
import { Icon } from '../../../components/icons/icons.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
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
    <section className="notice start-window" aria-label={windowWords.label}>
      <Icon name="info" />
      <div className="stack stack-2">
        <p>
          <strong>{first}</strong>
        </p>
        {times.why === 'not-open-yet' && opensInMs !== false && (
          <p className="start-window__left num" role="timer">
            {windowWords.opensIn(opensInMs < hourMs ? formatTimeLeft(opensInMs) : describeSpan(opensInMs))}
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
  if (why === 'closed') lines.push(windowWords.closed)
  if (why === 'over' && closesAt !== undefined) {
    lines.push(windowWords.closedOn(inOwnZone(closesAt)))
  }
  const isEarly = why === 'not-open-yet'
  if (isEarly && opensAt !== undefined && opensInMs !== false) {
    lines.push(windowWords.opens(inOwnZone(opensAt)))
    lines.push(windowWords.wait)
  }
  if (why === 'closed' || closesAt === undefined || closesInMs === false) return lines
  lines.push(
    isEarly
      ? windowWords.closes(inOwnZone(closesAt))
      : windowWords.startUntil(inOwnZone(closesAt), describeSpan(closesInMs)),
  )
  if (isEndless(limitMs)) lines.push(untimedWords.ends)
  else if (!everyoneStops) lines.push(windowWords.fullTime)
  else if (closesInMs < limitMs)
    lines.push(windowWords.lessTime(describeSpan(closesInMs), commonWords.minutes(limitMs / minuteMs)))
  else lines.push(windowWords.everyoneStops)
  return lines
}

const inOwnZone = (moment: string) => windowWords.ownTime(dateAndTime(moment), ownZone())

/** A time in words, in whole minutes that are over: "2 hours 5 minutes", "3 days", "less than a minute". */
export function describeSpan(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return windowWords.soon
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return commonWords.minutes(minutes)
  if (hours >= 48) return windowWords.days(Math.floor(hours / 24))
  const ofHours = windowWords.hours(hours)
  return rest === 0 ? ofHours : windowWords.hoursAndMinutes(ofHours, commonWords.minutes(rest))
}
