import { expect, test } from 'vitest'
import { sorted } from './sorting.ts'

const order = (values: (string | number | null)[], descending: boolean) =>
  sorted(values, (value) => value, descending)

test('numbers go by size, texts as people read them, what is missing comes last both ways', () => {
  expect(order([10, 9, null, 100], false)).toEqual([9, 10, 100, null])
  expect(order([10, 9, null, 100], true)).toEqual([100, 10, 9, null])
  expect(order(['Quiz 10', 'quiz 9', 'Émile', 'Zoë'], false)).toEqual(['Émile', 'quiz 9', 'Quiz 10', 'Zoë'])
})
