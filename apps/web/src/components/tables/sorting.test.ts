import { expect, test } from 'vitest'
import { readSorting, sorted, withSorting } from './sorting.ts'

const order = (values: (string | number | null)[], descending: boolean) =>
  sorted(values, (value) => value, descending)

test('numbers go by size, texts as people read them, what is missing comes last both ways', () => {
  expect(order([10, 9, null, 100], false)).toEqual([9, 10, 100, null])
  expect(order([10, 9, null, 100], true)).toEqual([100, 10, 9, null])
  expect(order(['Quiz 10', 'quiz 9', 'Émile', 'Zoë'], false)).toEqual(['Émile', 'quiz 9', 'Quiz 10', 'Zoë'])
})

const isKey = (text: string): text is 'name' | 'score' => text === 'name' || text === 'score'
const first = { key: 'name', descending: false } as const

test.each([
  ['', 'name', false, ''],
  ['sort=score', 'score', false, '?sort=score'],
  ['sort=score&order=descending', 'score', true, '?sort=score&order=descending'],
  ['order=descending&search=ann', 'name', true, '?search=ann&order=descending'],
  ['sort=e-mail&order=up', 'name', false, ''],
])(
  'an address with %j asks for an order, and what else it asks for stays',
  (query, key, descending, written) => {
    const sorting = readSorting(query, first, isKey)
    expect(sorting).toEqual({ key, descending })
    expect(withSorting(query, sorting, first)).toBe(written)
  },
)

test('a list that usually begins at the end says so only where it does not', () => {
  const newest = { key: 'score', descending: true } as const
  expect(readSorting('', newest, isKey)).toEqual(newest)
  expect(withSorting('', newest, newest)).toBe('')
  const oldest = { key: 'score', descending: false } as const
  expect(withSorting('', oldest, newest)).toBe('?order=ascending')
  expect(readSorting('order=ascending', newest, isKey)).toEqual(oldest)
})
