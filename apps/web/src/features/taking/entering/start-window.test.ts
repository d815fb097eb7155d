import { expect, test } from 'vitest'
import { describeSpan } from './start-window.tsx'

const minute = 60_000
test.each([
  [0, 'less than a minute'],
  [minute - 1, 'less than a minute'],
  [minute, '1 minute'],
  [59 * minute + 59_999, '59 minutes'],
  [60 * minute, '1 hour'],
  [125 * minute, '2 hours 5 minutes'],
  [47 * 60 * minute, '47 hours'],
  [48 * 60 * minute, '2 days'],
  [90 * 24 * 60 * minute, '90 days'],
])('%i ms are %s', (ms, words) => {
  expect(describeSpan(ms)).toBe(words)
})
