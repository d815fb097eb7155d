import { isSkipped } from '../questions/selected-option.ts'
import { type Answer, isSameAnswer } from '../questions/answer.ts'
import { type StoredAnswer, submittedAnswer } from './answers.ts'
import type { AttemptEvent, Timeline } from './events.ts'

export const timelineKinds = [
  'verified',
  'started',
  'saved',
  'offline',
  'resumed',
  'submitted',
  'closed',
  'late',
  'accepted',
  'refused',
  'granted',
  'reopened',
  'ended',
] as const

/** In ms since 1970; `until` if it lasted. `question` counts from 1; devices are numbered as they appear. */
export type TimelineEvent = {
  kind: (typeof timelineKinds)[number]
  at: number
  until?: number
  question?: number
  minutes?: number
  device?: number
}

type AttemptWithTimeline = {
  admittedAt: number
  startedAt: number | null
  submittedAt: number | null
  submittedBy: 'student' | 'time' | null
  timeline: Timeline
}

/** Everything that concerns the answers and the clock of an attempt so far, ordered by beginning. */
export function timelineOf(attempt: AttemptWithTimeline): TimelineEvent[] {
  const { admittedAt, startedAt } = attempt
  if (startedAt === null) return [{ kind: 'verified', at: admittedAt }]
  const happened = [...attempt.timeline]
  const devices = [...new Set(happened.map(({ device }) => device).filter((device) => device !== ''))]
  const deviceOf = ({ device }: { device: string }) =>
    device === '' ? {} : { device: devices.indexOf(device) + 1 }
  const events = happened
    .filter(({ kind }) => kind !== 'submitted')
    .map((event): TimelineEvent => ({ ...momentsOf(event, startedAt), ...deviceOf(event) }))
  const submitted = happened.findLast(({ kind }) => kind === 'submitted')
  const ends = endOf(attempt, submitted && deviceOf(submitted))
  // Who was ended was closed at that moment: that is one event.
  const wasEnded = ends.some(({ kind, at }) => kind === 'closed' && events.some(isEndedAt(at)))
  const all = wasEnded ? events : [...events, ...ends]
  return [
    { kind: 'verified', at: admittedAt },
    { kind: 'started', at: startedAt },
    ...all.toSorted((one, other) => one.at - other.at),
  ]
}

const isEndedAt = (moment: number) => (event: TimelineEvent) => event.kind === 'ended' && event.at === moment

function endOf(
  { submittedAt, submittedBy }: AttemptWithTimeline,
  device: { device?: number } | undefined,
): TimelineEvent[] {
  if (submittedAt === null) return []
  return submittedBy === 'time'
    ? [{ kind: 'closed', at: submittedAt }]
    : [{ kind: 'submitted', at: submittedAt, ...device }]
}

function momentsOf(event: AttemptEvent, startedAt: number): TimelineEvent {
  const { kind } = event
  if (event.kind === 'offline') return { kind, at: startedAt + event.from, until: startedAt + event.to }
  const at = startedAt + event.at
  if (event.kind === 'granted' || event.kind === 'reopened') return { kind, at, minutes: event.minutes }
  if (event.kind !== 'saved') return { kind, at }
  const { question, until } = event
  return { kind, at, ...(until > event.at && { until: startedAt + until }), question }
}

/** When the server received each: its last save, or the submission. Unknown for skipped and old answers. */
export function answersWithTimes({
  answers,
  savedAnswers,
  submittedAt,
}: {
  answers: readonly Answer[]
  savedAnswers: readonly StoredAnswer[]
  submittedAt: number
}): (Answer & { savedAt?: number })[] {
  const savedById = new Map(savedAnswers.map((saved) => [saved.questionId, saved]))
  return answers.map((answer) => {
    if (isSkipped(answer.selectedOption)) return answer
    const saved = savedById.get(answer.questionId)
    const isSaved = saved && isSameAnswer(submittedAnswer(saved), answer)
    const savedAt = isSaved ? saved.savedAt : submittedAt
    return savedAt === undefined ? answer : { ...answer, savedAt }
  })
}
