import { expect, test } from 'vitest'
import { estimateRemainingMs } from './estimate-remaining.ts'

const minute = 60_000
const day = 24 * 60 * minute
const limitMs = 15 * minute

test.each([
  { gone: 0, lastAnswer: 0, left: 10 * minute, why: 'at once' },
  { gone: 4 * minute, lastAnswer: 0, left: 6 * minute, why: 'later' },
  { gone: 11 * minute, lastAnswer: 0, left: 0, why: 'after the end' },
  { gone: day, lastAnswer: 0, left: 0, why: 'with a clock that was put forward' },
  { gone: -day, lastAnswer: 0, left: 10 * minute, why: 'with a clock that was put back' },
  {
    gone: -day,
    lastAnswer: 8 * minute,
    left: 7 * minute,
    why: 'put back, after an answer in the 8th minute',
  },
])('of 10 minutes $left ms are left $why', ({ gone, lastAnswer, left }) => {
  const known = { remainingMs: 10 * minute, at: 1_000_000 * minute }
  expect(estimateRemainingMs(known, known.at + gone, { limitMs, lastAnswerAt: lastAnswer })).toBe(left)
})
