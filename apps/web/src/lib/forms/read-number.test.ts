import { expect, test } from 'vitest'
import { readCount, readNumber } from './read-number.ts'

test.each([
  ['15', 15],
  [' 15 ', 15],
  ['1.5', 1.5],
  ['007', 7],
  ['١٥', 15],
  ['१५', 15],
  ['１５', 15],
  ['۱۵', 15],
  ['١٫٥', 1.5],
  ['\u200F٢٠\u200E', 20],
])('"%s" is the number %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each(['', ' ', '-1', '1e3', '0x10', '1,5', 'ten', '½'])('"%s" is no number', (typed) => {
  expect(readNumber(typed)).toBeNaN()
})

test.each([
  ['٩٠', 90],
  ['۹۰', 90],
  ['1440', 1440],
  ['١٤٤١', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['', undefined],
])('"%s" is the count %s, of at most 1440', (typed, count) => {
  expect(readCount(typed, 1_440)).toBe(count)
})
