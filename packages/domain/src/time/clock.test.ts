import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTimeLeft, isLastMinute, remainingMs, timeAnnouncement, timeLimitMs } from './clock.ts'

test.each([
  [900_000, '15:00'],
  [7_000, '0:07'],
  [65_000, '1:05'],
  [119 * 60_000 + 59_000, '119:59'],
  [1_440 * 60_000, '1440:00'],
  [6_999, '0:07'],
  [6_001, '0:07'],
  [6_000, '0:06'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%i ms left reads %s (T253)', (leftMs, shown) => {
  expect(formatTimeLeft(leftMs)).toBe(shown)
})

test('0:00 is shown exactly when no time is left', () => {
  const anyTime = fc.integer().map((tenths) => tenths / 10)
  fc.assert(fc.property(anyTime, (leftMs) => (formatTimeLeft(leftMs) === '0:00') === leftMs <= 0))
})

test('a time limit is in minutes, what is left never below zero (T251)', () => {
  expect(timeLimitMs(90)).toBe(5_400_000)
  expect(remainingMs(10_000, 4_000)).toBe(6_000)
  expect(remainingMs(10_000, 10_001)).toBe(0)
})

test.each([
  [60_001, false],
  [60_000, true],
  [1, true],
  [0, false],
])('%i ms left is the last minute: %s', (leftMs, isLast) => {
  expect(isLastMinute(leftMs)).toBe(isLast)
})

const hour = 3_600_000
test.each([
  ['before a mark', 301_000, 300_001, hour, undefined],
  ['on the first mark', 300_001, 300_000, hour, 'minutes'],
  ['past it already', 300_000, 299_000, hour, undefined],
  ['on the second', 60_500, 59_500, hour, 'minute'],
  ['on the last', 10_001, 10_000, hour, 'seconds'],
  ['over two of them, after a sleep', 400_000, 30_000, hour, 'minute'],
  ['over all of them', 400_000, 0, hour, 'seconds'],
  ['at a limit of five minutes', 300_001, 300_000, 300_000, undefined],
  ['within a limit of one minute', 60_000, 59_999, 60_000, undefined],
  ['near its end', 10_500, 9_500, 60_000, 'seconds'],
  ['standing still', 300_000, 300_000, hour, undefined],
])('announced %s: %i to %i of %i', (_, before, now, limit, kind) => {
  expect(timeAnnouncement(before, now, limit)?.kind).toBe(kind)
})

test('only the last mark interrupts', () => {
  expect(timeAnnouncement(10_001, 9_000, hour)?.urgent).toBe(true)
  expect(timeAnnouncement(60_001, 59_000, hour)?.urgent).toBe(false)
})

test('each mark below the limit is announced once on the way down, however time ticks', () => {
  const ticks = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 200, maxLength: 200 })
  fc.assert(
    fc.property(ticks, (steps) => {
      const limit = 400_000
      const said: (string | undefined)[] = []
      let left = limit
      for (const step of [...steps, limit]) {
        said.push(timeAnnouncement(left, Math.max(0, left - step), limit)?.kind)
        left = Math.max(0, left - step)
      }
      const kinds = said.filter((kind) => kind !== undefined)
      expect(new Set(kinds).size).toBe(kinds.length)
      expect(kinds.at(-1)).toBe('seconds')
    }),
  )
})
