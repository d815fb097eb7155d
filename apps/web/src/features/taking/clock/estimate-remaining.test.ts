import { expect, test } from 'vitest'
import { estimateRemainingMs } from './estimate-remaining.ts'

const minute = 60_000
const day = 24 * 60 * minute
const known = { remainingMs: 10 * minute, at: 1_000_000 * minute }

test.each([
  { gone: 0, lastAnswer: -minute, left: 10 * minute, why: 'at once' },
  { gone: 4 * minute, lastAnswer: -minute, left: 6 * minute, why: 'later' },
  { gone: 11 * minute, lastAnswer: -minute, left: 0, why: 'after the end' },
  { gone: day, lastAnswer: -minute, left: 0, why: 'with a clock that was put forward' },
  { gone: -day, lastAnswer: -minute, left: 10 * minute, why: 'with a clock that was put back' },
  { gone: -day, lastAnswer: 3 * minute, left: 7 * minute, why: 'put back, after an answer 3 minutes later' },
])('of 10 minutes $left ms are left $why', ({ gone, lastAnswer, left }) => {
  expect(estimateRemainingMs(known, known.at + gone, known.at + lastAnswer)).toBe(left)
})
