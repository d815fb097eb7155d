import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OfflineInterval, findDisconnected, minutesFor, wasDisconnected } from './disconnected.ts'

const at = (clock: string) => Date.parse(`2026-03-02T${clock}Z`)
const interval = (attemptId: string, left: string, back?: string): OfflineInterval => ({
  attemptId,
  leftAt: at(left),
  backAt: back === undefined ? undefined : at(back),
})
/** This many students, each leaving a second after the one before, and coming back so. */
const eleven = Array.from({ length: 11 }, (_, i) => {
  const seconds = String(i).padStart(2, '0')
  return interval(`a${i}`, `10:14:${seconds}`, `10:21:${seconds}`)
})
const elevenIds = eleven.map(({ attemptId }) => attemptId)

test('eleven who were cut off together are found, with the time that makes up for it', () => {
  const found = findDisconnected([interval('alone', '09:50:00', '09:58:00'), ...eleven.toReversed()], 30, [])
  expect(found).toEqual({ from: at('10:14:00'), until: at('10:21:10'), attemptIds: elevenIds })
  expect(minutesFor({ from: at('10:14:00'), until: at('10:21:10') })).toBe(7)
})

test('while most of them are away there is no end yet', () => {
  const disconnected = eleven.map((each, i) => (i < 6 ? { ...each, backAt: undefined } : each))
  expect(findDisconnected(disconnected, 30, [])).toEqual({ from: at('10:14:00'), attemptIds: elevenIds })
})

test('whoever is away longer than the others is among them', () => {
  const disconnected = eleven.map((each, i) => (i < 3 ? { ...each, backAt: undefined } : each))
  expect(findDisconnected(disconnected, 30, [])).toMatchObject({
    until: at('10:21:10'),
    attemptIds: elevenIds,
  })
})

test('whoever leaves after the others are back, and stays away, is among them', () => {
  const back = eleven.slice(0, 2).map((each) => ({ ...each, backAt: each.leftAt }))
  const disconnected = interval('away', '10:14:05')
  const attemptIds = ['a0', 'a1', 'away']
  expect(findDisconnected([...back, disconnected], 3, [])).toEqual({
    from: at('10:14:00'),
    until: at('10:14:05'),
    attemptIds,
  })
})

test.each([
  ['two are too few', eleven.slice(0, 2), 2, []],
  ['three of many are chance', eleven.slice(0, 3), 31, []],
  [
    'those who leave one after another have not left together',
    ['10:00:00', '10:00:21', '10:00:42', '10:01:03'].map((left, i) => interval(`a${i}`, left, '10:30:00')),
    4,
    [],
  ],
  [
    'one who comes and goes is one',
    ['10:00:00', '10:00:06', '10:00:12'].map((left) => interval('a', left, '10:30:00')),
    3,
    [],
  ],
  ['what was given back is done', eleven, 30, [{ from: at('10:14:00'), until: at('10:21:10') }]],
] as const)('%s', (_, intervals, pages, given) => {
  expect(findDisconnected(intervals, pages, given)).toBeUndefined()
})

test('of two outages that nobody has made up for, the larger is found first, then the other', () => {
  const later = ['b0', 'b1', 'b2'].map((id) => interval(id, '10:40:00', '10:42:00'))
  const all = [...eleven, ...later]
  const first = findDisconnected(all, 14, [])
  expect(first?.attemptIds).toEqual(elevenIds)
  const given = [{ from: first?.from ?? 0, until: first?.until ?? 0 }]
  expect(findDisconnected(all, 14, given)?.attemptIds).toEqual(['b0', 'b1', 'b2'])
})

test.each([
  [1_000, 1],
  [75_000, 1],
  [75_001, 2],
  [7 * 60_000 + 2_000, 7],
])('%i ms need %i minutes', (ms, minutes) => {
  expect(minutesFor({ from: 0, until: ms })).toBe(minutes)
})

const someIntervals = fc.array(
  fc.record({
    attemptId: fc.constantFrom(...'abcdefgh'),
    leftAt: fc.nat(200_000),
    awayMs: fc.option(fc.nat(600_000)),
  }),
)

test('giving the proposed time reaches exactly those who were named, and ends the proposal', () => {
  fc.assert(
    fc.property(someIntervals, (drawn) => {
      const intervals = drawn.map(({ attemptId, leftAt, awayMs }) => {
        return { attemptId, leftAt, backAt: awayMs === null ? undefined : leftAt + awayMs }
      })
      const found = findDisconnected(intervals, 8, [])
      if (found?.until === undefined) return
      const stretch = { from: found.from, until: found.until }
      const reached = intervals
        .filter((each) => wasDisconnected(each, stretch))
        .map(({ attemptId }) => attemptId)
      expect(found.attemptIds.toSorted()).toEqual([...new Set(reached)].toSorted())
      expect(found.attemptIds.length).toBeGreaterThanOrEqual(3)
      expect(findDisconnected(intervals, 8, [stretch])?.from).not.toBe(found.from)
    }),
    { numRuns: 500 },
  )
})
