import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentsAt, skippedAround, wallTime, zoneOffset } from './wall-time.ts'

test.each([
  ['2026-03-14T10:42', 'Europe/Zurich', ['2026-03-14T09:42:00.000Z']],
  ['2026-07-14T10:42', 'Europe/Zurich', ['2026-07-14T08:42:00.000Z']],
  ['2026-07-14T10:42', 'America/New_York', ['2026-07-14T14:42:00.000Z']],
  ['2026-07-14T10:42', 'Asia/Kathmandu', ['2026-07-14T04:57:00.000Z']],
  // The clocks go forward from 2:00 to 3:00.
  ['2026-03-29T01:59', 'Europe/Zurich', ['2026-03-29T00:59:00.000Z']],
  ['2026-03-29T02:00', 'Europe/Zurich', []],
  ['2026-03-29T02:59', 'Europe/Zurich', []],
  ['2026-03-29T03:00', 'Europe/Zurich', ['2026-03-29T01:00:00.000Z']],
  // The clocks go back from 3:00 to 2:00.
  ['2026-10-25T01:59', 'Europe/Zurich', ['2026-10-24T23:59:00.000Z']],
  ['2026-10-25T02:30', 'Europe/Zurich', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['2026-10-25T03:00', 'Europe/Zurich', ['2026-10-25T02:00:00.000Z']],
  // Half an hour only.
  ['2026-10-04T02:15', 'Australia/Lord_Howe', []],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  // A whole day was left out.
  ['2011-12-30T10:00', 'Pacific/Apia', []],
  ['', 'Europe/Zurich', []],
])('%s in %s', (wall, zone, moments) => {
  expect(momentsAt(wall, zone)).toEqual(moments)
})

test('what is skipped is named', () => {
  expect(skippedAround('2026-03-29T02:30', 'Europe/Zurich')).toEqual({ from: '02:00', to: '03:00' })
  expect(skippedAround('2026-10-04T02:15', 'Australia/Lord_Howe')).toEqual({ from: '02:00', to: '02:30' })
})

test.each([
  ['2026-01-05T08:00:00Z', 'Europe/Zurich', 'UTC+1'],
  ['2026-07-05T08:00:00Z', 'Europe/Zurich', 'UTC+2'],
  ['2026-07-05T08:00:00Z', 'Asia/Kathmandu', 'UTC+5:45'],
  ['2026-01-05T08:00:00Z', 'America/St_Johns', 'UTC−3:30'],
  ['2026-01-05T08:00:00Z', 'UTC', 'UTC+0'],
])('at %s the clocks of %s are at %s', (moment, zone, expected) => {
  expect(zoneOffset(moment, zone)).toBe(expected)
})

const zones = fc.constantFrom(
  'UTC',
  'Europe/Zurich',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'Pacific/Apia',
)
const minutes = fc
  .integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2080, 0) / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString())

test('every moment is found again by what the clocks show, in every zone', () => {
  fc.assert(
    fc.property(minutes, zones, (moment, zone) => {
      const found = momentsAt(wallTime(moment, zone), zone)
      expect(found).toContain(moment)
      expect(found.length).toBeLessThanOrEqual(2)
      for (const each of found) expect(wallTime(each, zone)).toBe(wallTime(moment, zone))
    }),
    { numRuns: 500 },
  )
})
