import { type AttemptEvent, addToTimeline, type Timeline } from '@quizly/domain'
import { expect, test } from 'vitest'
import { readTimeline, writeTimeline } from './stored-timeline.ts'

const events: AttemptEvent[] = [
  { kind: 'saved', at: 1_000, until: 2_000, question: 1, device: 'a' },
  { kind: 'offline', at: 9_000, from: 2_000, to: 8_500, device: 'a' },
  { kind: 'resumed', at: 9_000, device: 'b' },
  { kind: 'submitted', at: 9_500, device: '' },
  { kind: 'late', at: 99_000, device: 'b' },
  { kind: 'accepted', at: 99_500, device: '' },
  { kind: 'refused', at: 99_600, device: '' },
  { kind: 'granted', at: 99_700, minutes: 5, device: '' },
  { kind: 'reopened', at: 99_800, minutes: 10, device: '' },
  { kind: 'ended', at: 99_900, device: '' },
]

test('a timeline is read as it was written', () => {
  expect([...readTimeline(writeTimeline(events))]).toEqual(events)
  expect([...readTimeline(writeTimeline([]))]).toEqual([])
  expect(writeTimeline(events.slice(0, 2))).toBe('s 1000 2000 1 a\no 9000 2000 8500 a')
})

test('a line that is no event is left out', () => {
  expect([...readTimeline('y 1 a\nd 9 b')]).toEqual([{ kind: 'submitted', at: 9, device: 'b' }])
})

test('a stored timeline grows as a list of events does', () => {
  const save: AttemptEvent = { kind: 'saved', at: 100_000, until: 100_000, question: 2, device: 'a' }
  const compared = (stored: Timeline, list: Timeline) => {
    expect([...stored]).toEqual([...list])
    expect([stored.length, stored.at(-1)]).toEqual([list.length, list.at(-1)])
    expect(writeTimeline(stored)).toBe(writeTimeline(list))
  }
  let stored = readTimeline('')
  let list: Timeline = []
  compared(stored, list)
  for (const event of [save, { ...save, until: 100_900 }, ...events, save, { ...save, until: 101_000 }]) {
    stored = addToTimeline(stored, [event])
    list = addToTimeline(list, [event])
    compared(stored, list)
  }
  expect(stored).toHaveLength(events.length + 2)
})
