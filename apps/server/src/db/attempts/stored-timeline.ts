import type { AttemptEvent, Timeline } from '@quizly/domain'

const letters = {
  saved: 's',
  offline: 'o',
  granted: 'g',
  reopened: 'n',
  resumed: 'r',
  submitted: 'd',
  late: 'l',
  accepted: 'a',
  refused: 'x',
  ended: 'e',
} as const satisfies Record<AttemptEvent['kind'], string>

const kinds = new Map(Object.entries(letters).map(([kind, letter]) => [letter as string, kind]))

/** A timeline as it is stored: one line for each event, like `s 12000 40000 3 device`. */
export function writeTimeline(timeline: Timeline): string {
  return timeline.map(writeEvent).join('\n')
}

/** Without the lines that cannot be read: a damaged timeline keeps no student from an attempt. */
export function readTimeline(stored: string): AttemptEvent[] {
  return stored === '' ? [] : stored.split('\n').flatMap(readEvent)
}

function writeEvent(event: AttemptEvent): string {
  const start = `${letters[event.kind]} ${event.at} `
  if (event.kind === 'saved') return `${start}${event.until} ${event.question} ${event.device}`
  if (event.kind === 'offline') return `${start}${event.from} ${event.to} ${event.device}`
  const isGift = event.kind === 'granted' || event.kind === 'reopened'
  return isGift ? `${start}${event.minutes} ${event.device}` : start + event.device
}

function readEvent(line: string): AttemptEvent | [] {
  const [letter = '', ...fields] = line.split(' ')
  const device = fields.pop() ?? ''
  const [at = 0, second = 0, third = 0] = fields.map(Number)
  const kind = kinds.get(letter) as AttemptEvent['kind'] | undefined
  if (kind === undefined) return []
  if (kind === 'saved') return { kind, at, until: second, question: third, device }
  if (kind === 'offline') return { kind, at, from: second, to: third, device }
  if (kind === 'granted' || kind === 'reopened') return { kind, at, minutes: second, device }
  return { kind, at, device }
}
