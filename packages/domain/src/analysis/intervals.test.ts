import { expect, test } from 'vitest'
import { differFromZero } from './intervals.ts'

// For 25 attempts, a correlation of 0.396 has a probability of 5 % by the tables of the t distribution.
test.each([
  [[0.39], [false]],
  [[0.4], [true]],
  [[-0.4], [true]],
  [
    [-0.4, 0],
    [false, false],
  ],
  // Each that passes leaves fewer to correct for.
  [
    [0.9, -0.4],
    [true, true],
  ],
  [
    [undefined, -0.4],
    [false, true],
  ],
  [
    [-1, 1],
    [true, true],
  ],
  [[], []],
])('of %j with 25 attempts %j differ from 0', (values, expected) =>
  expect(differFromZero(values.map((value) => ({ value, attempts: 25 })))).toEqual(expected),
)
