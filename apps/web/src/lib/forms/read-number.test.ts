import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['15', 15],
  [' 15 ', 15],
  ['1.5', 1.5],
  ['007', 7],
  ['١٥', 15],
  ['१५', 15],
  ['１５', 15],
])('"%s" is the number %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each(['', ' ', '-1', '1e3', '0x10', '1,5', 'ten', '½'])('"%s" is no number', (typed) => {
  expect(readNumber(typed)).toBeNaN()
})
