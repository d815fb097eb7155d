import { expect, test } from 'vitest'
import { waitOfClass } from './wait-of-class.ts'

test.each([
  [1_200_000, { megabytes: 1.2, seconds: 15 }],
  [300_000, { megabytes: 0.3, seconds: 4 }],
  [900, { megabytes: 0.1, seconds: 1 }],
  [9_000_000, { megabytes: 9, seconds: 110 }],
])('a class waits for %i bytes', (bytes, wait) => {
  expect(waitOfClass(bytes)).toEqual(wait)
})
