import { expect, test } from 'vitest'
import { estimateRemaining } from './clock.ts'

const minute = 60_000
const day = 24 * 60 * minute
const known = { remainingMs: 10 * minute, at: 1_000_000 * minute }

test.each([
  { gone: 0, left: 10, isDoubtful: false, why: 'at once' },
  { gone: 4 * minute, left: 6, isDoubtful: false, why: 'later' },
  { gone: 11 * minute, left: 10, isDoubtful: true, why: 'if only this clock says that the end has come' },
  { gone: day, left: 10, isDoubtful: true, why: 'with a clock that was put forward' },
  { gone: -day, left: 10, isDoubtful: false, why: 'with a clock that was put back' },
])('of 10 minutes $left are left $why', ({ gone, left, isDoubtful }) => {
  expect(estimateRemaining(known, known.at + gone)).toEqual({ remainingMs: left * minute, isDoubtful })
})

test('a time that was over stays over', () => {
  const over = { remainingMs: 0, at: known.at }
  expect(estimateRemaining(over, known.at + day)).toEqual({ remainingMs: 0, isDoubtful: false })
})
