import type { AttemptTimeline, TimelineEvent } from '@quizly/contract'
import { clockTime, shortDate } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import type { ReactNode } from 'react'
import './timeline.css'

const words: Record<TimelineEvent['kind'], string> = {
  verified: 'Code verified',
  started: 'Quiz started',
  saved: 'saved',
  offline: 'No connection, by the device’s own account',
  resumed: 'Quiz opened again',
  submitted: 'Submitted',
  closed: 'Time was over: submitted with the answers saved until then',
  late: 'Other answers arrived too late. They are kept and not counted',
  accepted: 'Answers that came too late were accepted: they count',
  refused: 'Answers that came too late were refused',
  granted: 'More time was given',
  reopened: 'Opened again by the educator, with more time',
  marked: 'Marked by hand',
  released: 'Results were released: others could see the correct answers from here on',
  ended: 'The educator ended the quiz for everyone: what was answered until then was submitted',
}

/** The events of an attempt in order. Devices are named if there was more than one. `notes` are added to what they say. */
export function Timeline({
  timeline: { events, isComplete },
  notes,
}: {
  timeline: AttemptTimeline
  notes?: ReadonlyMap<TimelineEvent, ReactNode>
}) {
  const hasDevices = events.some(({ device }) => device === 2)
  const lastDay = shortDate(events.at(-1)?.at ?? '')
  return (
    <>
      <ol className="timeline" aria-label="Timeline">
        {events.map((event, i) => (
          // Entries never change places, and two can have the same words and moment.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <Moments event={event} lastDay={lastDay} />
            <span>
              {describe(event)}
              {event.minutes !== undefined && `: ${plural(event.minutes, 'minute')}`}
              {event.by !== undefined && (
                <span className="muted">
                  {' '}
                  · <bdi>{event.by}</bdi>
                  {event.reason !== undefined && (
                    <>
                      : <bdi>{event.reason}</bdi>
                    </>
                  )}
                </span>
              )}
              {hasDevices && event.device !== undefined && (
                <span className="muted"> · Device {event.device}</span>
              )}
              {notes?.get(event)}
            </span>
          </li>
        ))}
      </ol>
      {!isComplete && (
        <p className="muted sm timeline__note">
          There were more saves than a timeline holds. The time beside each answer is exact all the same.
        </p>
      )}
    </>
  )
}

function describe({ kind, question, verdict }: TimelineEvent): string {
  if (question === undefined) return words[kind]
  if (kind !== 'marked') return `Question ${question} saved`
  return verdict
    ? `Question ${question} counted as ${verdict} by hand`
    : `Mark by hand of question ${question} undone`
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
