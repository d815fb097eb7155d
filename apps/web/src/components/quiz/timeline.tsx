import { everywhere as commonWords } from '@quizly/words/student.ts'
import { timeline as timelineWords } from '@quizly/words/results.ts'
import type { AttemptTimeline, TimelineEvent } from '@quizly/contract'
import { clockTime, shortDate } from '../../lib/dates.ts'
import type { ReactNode } from 'react'
import './timeline.css'

/** The events of an attempt in order. Devices are named if there was more than one. `notes` are added to what they say. */
export function Timeline({
  timeline: { events, isComplete },
  by,
  notes,
}: {
  timeline: AttemptTimeline
  /** Who did it, for educators */
  by?: (event: TimelineEvent) => ReactNode
  notes?: ReadonlyMap<TimelineEvent, ReactNode>
}) {
  const hasDevices = events.some(({ device }) => device === 2)
  const lastDay = shortDate(events.at(-1)?.at ?? '')
  return (
    <>
      <ol className="timeline" aria-label={timelineWords.label}>
        {events.map((event, i) => (
          // Entries never change places, and two can have the same words and moment.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Moments event={event} lastDay={lastDay} />
            <span>
              {describe(event)}
              {by?.(event)}
              {hasDevices && event.device !== undefined && (
                <span className="muted"> · {timelineWords.device(event.device)}</span>
              )}
              {notes?.get(event)}
            </span>
          </li>
        ))}
      </ol>
      {!isComplete && <p className="muted sm timeline__note">{timelineWords.incomplete}</p>}
    </>
  )
}

function describe({ kind, question, verdict, minutes }: TimelineEvent): string {
  if (question === undefined) {
    if (minutes === undefined) return timelineWords.events[kind]
    // An attempt without a time limit goes on as before.
    if (minutes === 0) return timelineWords.reopenedUntimed
    const given = commonWords.minutes(minutes)
    return kind === 'reopened' ? timelineWords.reopenedMinutes(given) : timelineWords.grantedMinutes(given)
  }
  if (kind !== 'marked') return timelineWords.saved(question)
  if (!verdict) return timelineWords.byHandUndone(question)
  return typeof verdict === 'string'
    ? timelineWords.byHand(question, verdict)
    : timelineWords.pointsByHand(question, verdict.points)
}

/** The day is shown if it is not the day on which the attempt ended. */
function Moments({ event: { at, until }, lastDay }: { event: TimelineEvent; lastDay: string }) {
  const day = shortDate(at)
  return (
    <bdi className="when" dir="ltr">
      {day !== lastDay && `${day}, `}
      <time dateTime={at}>{clockTime(at)}</time>
      {until !== undefined && (
        <>
          {' – '}
          <time dateTime={until}>{clockTime(until)}</time>
        </>
      )}
    </bdi>
  )
}
