import { expect, test } from 'vitest'
import { retryDelayMs } from './failures.ts'

test.each([
  [1, 0, 1_000],
  [2, 0, 2_000],
  [5, 0, 15_000],
  [40, 0, 15_000],
  [2000, 0, 15_000],
  [1, 1, 500],
  [3, 0.5, 3_000],
])('after %i failures with a random part of %d it is %i ms', (failures, random, expected) => {
  expect(retryDelayMs(failures, random)).toBe(expected)
})
