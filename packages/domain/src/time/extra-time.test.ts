import { expect, test } from 'vitest'
import { extraMinutes, countingAllowance } from './extra-time.ts'

const double = { percent: 100 }

test('a share is rounded up to whole minutes', () => {
  expect([extraMinutes(15, { percent: 25 }), extraMinutes(15, { minutes: 3 })]).toEqual([4, 3])
})

test.each([
  ['one minute', { allowance: { minutes: 1 }, instead: false }, double],
  ['one minute that the owner has chosen', { allowance: { minutes: 1 }, instead: true }, { minutes: 1 }],
  ['more minutes', { allowance: { minutes: 12 }, instead: false }, { minutes: 12 }],
  ['as much', { allowance: { minutes: 10 }, instead: false }, { minutes: 10 }],
  ['nothing', undefined, double],
] as const)('beside 100 %% in all quizzes, of ten minutes, %s in this one gives', (_, own, counting) => {
  expect(countingAllowance(10, own, double)).toEqual(counting)
})

test('what is given in one quiz counts without any for all, and nothing without both', () => {
  expect(countingAllowance(10, { allowance: { minutes: 1 }, instead: false }, undefined)).toEqual({
    minutes: 1,
  })
  expect(countingAllowance(10, undefined, undefined)).toBeUndefined()
})
