import { expect, test } from 'vitest'
import { joinedOrder } from './full-screen-code.tsx'

test('who is new comes first, and the others keep their places whatever the reply’s order is', () => {
  const first = joinedOrder([], ['a', 'b'])
  expect(first).toEqual(['a', 'b'])
  expect(joinedOrder(first, ['b', 'c', 'a'])).toEqual(['c', 'a', 'b'])
})

test('who is gone leaves, and nothing changes without a change', () => {
  expect(joinedOrder(['c', 'a', 'b'], ['b', 'c'])).toEqual(['c', 'b'])
  const same = ['c', 'a', 'b']
  expect(joinedOrder(same, ['a', 'b', 'c'])).toBe(same)
})
