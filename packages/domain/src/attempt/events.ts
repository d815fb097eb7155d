/** A time without a connection, in ms since the attempt started, as a browser reports it. */
type OfflineStretch = { from: number; to: number }

/** What a browser reports beside answers. `device` is a label that it drew for this attempt; `atZero`: its clock submits. */
export type BrowserReport = {
  device?: string | undefined
  resumed?: boolean | undefined
  atZero?: boolean | undefined
  offline?: OfflineStretch | undefined
}

/**
 * An event in the timeline of an attempt, after its start. Moments are in ms since the start. `question` is the place in the
 * quiz, from 1. A `saved` event stands for all saves of the question from `at` to `until`. `minutes` is what was given.
 */
export type AttemptEvent =
  | SavedEvent
  | { kind: 'offline'; at: number; from: number; to: number; device: string }
  | { kind: 'granted' | 'reopened'; at: number; minutes: number; device: string }
  | { kind: 'resumed' | 'submitted' | 'late' | 'accepted' | 'refused' | 'ended'; at: number; device: string }

type SavedEvent = { kind: 'saved'; at: number; until: number; question: number; device: string }

/** What happened in an attempt since its start, in order. Most commands need only the last event of what is stored. */
export type Timeline = readonly AttemptEvent[] | UnreadTimeline

/** `with` replaces the last event, whatever the index. */
export type UnreadTimeline = Iterable<AttemptEvent> & {
  readonly length: number
  at: (index: -1) => AttemptEvent | undefined
  with: (last: number, event: AttemptEvent) => UnreadTimeline
  concat: (event: AttemptEvent) => UnreadTimeline
}

/** Consecutive saves of one question from one device are one event for this long. */
const togetherMs = 60_000

/** After this many events a timeline takes only the submission and later decisions. */
export const maxEvents = 500

/** Events at `elapsedMs`. An offline time cannot begin before the start or end after now. */
export function reportedEvents({ device = '', resumed, offline }: BrowserReport, elapsedMs: number) {
  const events: AttemptEvent[] = []
  if (offline) {
    const [from, to] = [offline.from, offline.to].map((at) => clamp(at, elapsedMs)) as [number, number]
    if (from < to) events.push({ kind: 'offline', at: elapsedMs, from, to, device })
  }
  if (resumed) events.push({ kind: 'resumed', at: elapsedMs, device })
  return events
}

const clamp = (at: number, elapsedMs: number) => Math.round(Math.min(Math.max(0, at), elapsedMs))

/** A timeline with these events at its end; the same if they say nothing new. */
export function addToTimeline(timeline: Timeline, events: readonly AttemptEvent[]): Timeline {
  let longer = timeline
  for (const event of events) {
    const last = longer.at(-1)
    const joined = last && joinSaves(last, event)
    if (!joined) {
      if (!isTimelineFull(longer) || lasting.has(event.kind)) longer = longer.concat(event)
    } else if (last.kind === 'saved' && joined.until > last.until)
      longer = longer.with(longer.length - 1, joined)
  }
  return longer
}

const lasting = new Set<string>(['submitted', 'accepted', 'refused', 'granted', 'reopened', 'ended'])

function joinSaves(last: AttemptEvent, event: AttemptEvent): SavedEvent | undefined {
  if (last.kind !== 'saved' || event.kind !== 'saved') return undefined
  const isSame = last.question === event.question && last.device === event.device
  if (!isSame || event.until - last.at > togetherMs) return undefined
  return { ...last, until: Math.max(last.until, event.until) }
}

/** Whether events may be missing because the timeline is full. */
export function isTimelineFull(timeline: Timeline): boolean {
  return timeline.length >= maxEvents
}
