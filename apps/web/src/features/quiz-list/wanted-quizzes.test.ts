import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, readRequested } from './my-quizzes-screen.tsx'

const requested = fc.record({
  tab: fc.constantFrom('current', 'archived', 'bin'),
  search: fc.string({ unit: 'grapheme', maxLength: 20 }),
  sorting: fc.record({
    key: fc.constantFrom('title', 'questions', 'code', 'attempts', 'average', 'created'),
    descending: fc.boolean(),
  }),
})

test('an address brings back what it was made for', () => {
  fc.assert(
    fc.property(requested, (one) => {
      const { search } = new URL(addressOf(one), 'https://quizly.example')
      expect(readRequested(search)).toEqual(one)
    }),
  )
})

test('the usual list has the plain address', () => {
  expect(addressOf(readRequested(''))).toBe('/my-quizzes')
})

test('an address that makes no sense shows the usual list', () => {
  expect(readRequested('?tab=open&sort=colour&order=sideways')).toEqual({
    tab: 'current',
    search: '',
    sorting: { key: 'created', descending: false },
  })
  expect(readRequested(`?search=${'x'.repeat(300)}`).search).toHaveLength(200)
})
