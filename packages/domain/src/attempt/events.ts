/** A time without a connection, in ms since the attempt started, as a browser reports it. */
export type OfflineStretch = { from: number; to: number }

/** What a browser reports beside answers. `device` is a label that it drew for this attempt. */
export type BrowserReport = {
  device?: string | undefined
  resumed?: boolean | undefined
  offline?: OfflineStretch | undefined
}

/**
 * An event in the timeline of an attempt, after its start. Moments are in ms since the start. `question` is the place in the
 * quiz, from 1. A `saved` event stands for all saves of the question from `at` to `until`. `minutes` is what was given.
 */
export type AttemptEvent =
  | { kind: 'saved'; at: number; until: number; question: number; device: string }
  | { kind: 'offline'; at: number; from: number; to: number; device: string }
  | { kind: 'granted' | 'reopened'; at: number; minutes: number; device: string }
  | { kind: 'resumed' | 'submitted' | 'late' | 'accepted' | 'refused' | 'ended'; at: number; device: string }

/** Consecutive saves of one question from one device are one event for this long. */
const togetherMs = 60_000

/** The length of a timeline in characters, after which it takes only the submission and later decisions. */
export const timelineLimit = 16_384

/**
 * The events in a browser's report, at `elapsedMs`. An offline time cannot begin before the start or end
 * after now.
 */
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

/**
 * Appends events to a timeline. It is text, one line per event, so appending reads only the last line. A full
 * timeline accepts only the submission and later decisions.
 */
export function addToTimeline(timeline: string, events: readonly AttemptEvent[]): string {
  return events.reduce(addEvent, timeline)
}

function addEvent(timeline: string, event: AttemptEvent): string {
  const lastLine = timeline.slice(timeline.lastIndexOf('\n') + 1)
  const joined = lastLine && joinSaves(readEvent(lastLine), event)
  if (joined) return timeline.slice(0, timeline.length - lastLine.length) + writeEvent(joined)
  if (isTimelineFull(timeline) && !lasting.has(event.kind)) return timeline
  return timeline === '' ? writeEvent(event) : `${timeline}\n${writeEvent(event)}`
}

function joinSaves(last: AttemptEvent, event: AttemptEvent): AttemptEvent | undefined {
  if (last.kind !== 'saved' || event.kind !== 'saved') return undefined
  const isSame = last.question === event.question && last.device === event.device
  if (!isSame || event.until - last.at > togetherMs) return undefined
  return { ...last, until: Math.max(last.until, event.until) }
}

/** Whether events may be missing because the timeline is full. */
export function isTimelineFull(timeline: string): boolean {
  return timeline.length >= timelineLimit
}

/** The events of a timeline, in order. */
export function readTimeline(timeline: string): AttemptEvent[] {
  return timeline === '' ? [] : timeline.split('\n').map(readEvent)
}

const grantKinds = { g: 'granted', n: 'reopened' } as const
const kinds = { r: 'resumed', d: 'submitted', l: 'late', a: 'accepted', x: 'refused', e: 'ended' } as const
const letters = { resumed: 'r', submitted: 'd', late: 'l', accepted: 'a', refused: 'x', ended: 'e' } as const
const lasting = new Set<string>(['submitted', 'accepted', 'refused', 'granted', 'reopened', 'ended'])

function writeEvent(event: AttemptEvent): string {
  const { at, device } = event
  if (event.kind === 'saved') return `s ${at} ${event.until} ${event.question} ${device}`
  if (event.kind === 'offline') return `o ${at} ${event.from} ${event.to} ${device}`
  if (event.kind === 'granted') return `g ${at} ${event.minutes} ${device}`
  if (event.kind === 'reopened') return `n ${at} ${event.minutes} ${device}`
  return `${letters[event.kind]} ${at} ${device}`
}

function readEvent(line: string): AttemptEvent {
  const [letter, ...fields] = line.split(' ')
  const device = fields.pop() ?? ''
  const [at = 0, second = 0, third = 0] = fields.map(Number)
  if (letter === 's') return { kind: 'saved', at, until: second, question: third, device }
  if (letter === 'o') return { kind: 'offline', at, from: second, to: third, device }
  if (letter === 'g' || letter === 'n') return { kind: grantKinds[letter], at, minutes: second, device }
  return { kind: kinds[letter as keyof typeof kinds], at, device }
}
