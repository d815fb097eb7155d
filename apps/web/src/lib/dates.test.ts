import { expect, test } from 'vitest'
import { clockTime, dateAndTime, longDate, shortDate } from './dates.ts'

/** One moment in each month, each at another hour, in a fixed time zone. */
const moments = Array.from({ length: 12 }, (_, i) =>
  new Date(2026, i, 2 * i + 1, 2 * i, i, 4 * i).toISOString(),
)

const british = (moment: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', options).format(new Date(moment))

test.each(moments)('%s reads as the browser itself would write it for Britain', (moment) => {
  const time = { hour: '2-digit', minute: '2-digit' } as const
  expect(longDate(moment)).toBe(british(moment, { day: 'numeric', month: 'long', year: 'numeric' }))
  expect(dateAndTime(moment)).toBe(`${longDate(moment)}, ${british(moment, time)}`)
  expect(clockTime(moment)).toBe(british(moment, { ...time, second: '2-digit' }))
})

test.each([
  [2, '5 Mar 2026'],
  [4, '9 May 2026'],
  [8, '17 Sep 2026'],
])('in tables a month has three letters', (month, expected) => {
  expect(shortDate(moments[month] ?? '')).toBe(expected)
})
