import type { QuizSummary, StartWindow as Times } from '@quizly/contract'
import { timeLimitMs } from '@quizly/domain'
import { type ReactNode, useEffect, useState } from 'react'
import { dateAndTime } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import { describeSpan } from '../../../lib/time/time-span.ts'
import { ownZone } from '../../../lib/time/wall-time.ts'

const minuteMs = 60_000

/**
 * When a quiz opens and closes, in the student's own time zone, and how long that is from now. The button that starts the
 * quiz, `children`, is there only while it can be started. When a moment has come, the server is asked again.
 */
export function StartWindow({
  window: times,
  quiz,
  onDue,
  children,
}: {
  window: Times
  quiz: QuizSummary
  onDue: () => void
  children: ReactNode
}) {
  const passedMs = usePassed(times.opensInMs ?? times.closesInMs, onDue)
  const left = (ms: number | undefined) => ms !== undefined && Math.max(0, ms - passedMs)
  const [opensInMs, closesInMs] = [left(times.opensInMs), left(times.closesInMs)]
  return (
    <>
      <div className="start-window">
        {sentences({ ...times, opensInMs, closesInMs }, timeLimitMs(quiz.timeLimit)).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {times.canStart && children}
    </>
  )
}

/** How long this has been shown, so exactly that the minutes that are left are right. */
function usePassed(dueInMs: number | undefined, onDue: () => void): number {
  const [passedMs, setPassed] = useState(0)
  useEffect(() => {
    if (dueInMs === undefined) return
    const from = performance.now()
    const timer = setInterval(() => {
      const ms = performance.now() - from
      if (ms >= dueInMs) {
        clearInterval(timer)
        onDue()
      } else {
        const minutesLeft = Math.floor((dueInMs - ms) / minuteMs)
        setPassed(Math.max(0, dueInMs - (minutesLeft + 1) * minuteMs + 1))
      }
    }, 1_000)
    return () => clearInterval(timer)
  }, [dueInMs, onDue])
  return passedMs
}

type Left = Omit<Times, 'opensInMs' | 'closesInMs'> & Record<'opensInMs' | 'closesInMs', number | false>

function sentences({ why, opensAt, opensInMs, closesAt, closesInMs, everyoneStops }: Left, limitMs: number) {
  const told: string[] = []
  if (why === 'closed') told.push('This quiz is closed: nobody can start it any more. Ask your teacher.')
  if (why === 'over' && closesAt !== undefined) {
    told.push(`This quiz closed on ${inOwnZone(closesAt)}. Nobody can start it any more. Ask your teacher.`)
  }
  const isEarly = why === 'not-open-yet'
  if (isEarly && opensAt !== undefined && opensInMs !== false) {
    told.push(`This quiz opens on ${inOwnZone(opensAt)}, in ${describeSpan(opensInMs)}.`)
    told.push('You can wait here: the button to start appears when it opens.')
  }
  if (why === 'closed' || closesAt === undefined || closesInMs === false) return told
  told.push(
    isEarly
      ? `It closes on ${inOwnZone(closesAt)}.`
      : `You can start until ${inOwnZone(closesAt)}: ${describeSpan(closesInMs)} left.`,
  )
  if (!everyoneStops) told.push('If you start before, you keep your full time.')
  else if (closesInMs < limitMs)
    told.push(
      `Everyone stops then: if you start now you have ${describeSpan(closesInMs)} instead of ${plural(limitMs / minuteMs, 'minute')}.`,
    )
  else told.push('Everyone stops then, even if there is time left.')
  return told
}

const inOwnZone = (moment: string) => `${dateAndTime(moment)} (your time, ${ownZone()})`
