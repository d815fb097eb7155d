import { expect, test } from 'vitest'
import { closingLine } from '../sheet-sentences.tsx'

test.each([
  [{ single: 12, multiple: 3, write: 5 }, '12 × Single Correct, 3 × Multiple Correct, 5 × Write Answer'],
  [{ single: 0, multiple: 0, write: 1_200 }, '1,200 × Write Answer'],
])('%j is said as %j (T70)', (counts, line) => {
  expect(closingLine(counts)).toBe(line)
})
