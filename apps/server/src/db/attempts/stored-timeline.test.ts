import type { AttemptEvent } from '@quizly/domain'
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
  expect(readTimeline(writeTimeline(events))).toEqual(events)
  expect(readTimeline(writeTimeline([]))).toEqual([])
  expect(writeTimeline(events.slice(0, 2))).toBe('s 1000 2000 1 a\no 9000 2000 8500 a')
})

test('a line that is no event is left out', () => {
  expect(readTimeline('y 1 a\nd 9 b')).toEqual([{ kind: 'submitted', at: 9, device: 'b' }])
})
