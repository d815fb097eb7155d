import type { AttemptEvent, Timeline, UnreadTimeline } from '@quizly/domain'

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
  return timeline instanceof StoredTimeline ? timeline.text : [...timeline].map(writeEvent).join('\n')
}

/** Without the lines that cannot be read: a damaged timeline keeps no student from an attempt. */
export const readTimeline = (stored: string): Timeline => new StoredTimeline(stored)

/** A save reads and writes one line of it, however long it is. */
class StoredTimeline implements UnreadTimeline {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  get length() {
    let lines = this.text === '' ? 0 : 1
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) lines += 1
    return lines
  }
  at(_last: -1) {
    return readEvent(this.text.slice(this.text.lastIndexOf('\n') + 1))
  }
  with(_last: number, event: AttemptEvent) {
    return new StoredTimeline(this.text.slice(0, this.text.lastIndexOf('\n') + 1) + writeEvent(event))
  }
  concat(event: AttemptEvent) {
    return new StoredTimeline(this.text === '' ? writeEvent(event) : `${this.text}\n${writeEvent(event)}`)
  }
  [Symbol.iterator]() {
    return this.text
      .split('\n')
      .flatMap((line) => readEvent(line) ?? [])
      .values()
  }
}

function writeEvent(event: AttemptEvent): string {
  const start = `${letters[event.kind]} ${event.at} `
  if (event.kind === 'saved') return `${start}${event.until} ${event.question} ${event.device}`
  if (event.kind === 'offline') return `${start}${event.from} ${event.to} ${event.device}`
  const isGift = event.kind === 'granted' || event.kind === 'reopened'
  return isGift ? `${start}${event.minutes} ${event.device}` : start + event.device
}

function readEvent(line: string): AttemptEvent | undefined {
  const [letter = '', ...fields] = line.split(' ')
  const device = fields.pop() ?? ''
  const [at = 0, second = 0, third = 0] = fields.map(Number)
  const kind = kinds.get(letter) as AttemptEvent['kind'] | undefined
  if (kind === undefined) return undefined
  if (kind === 'saved') return { kind, at, until: second, question: third, device }
  if (kind === 'offline') return { kind, at, from: second, to: third, device }
  if (kind === 'granted' || kind === 'reopened') return { kind, at, minutes: second, device }
  return { kind, at, device }
}
