import { expect, test } from 'vitest'
import { areSame, messagesByRow, withoutPlace } from './cell-messages.ts'

const at = (row: number, column: string, message: string) => ({ row, column, message })

test('messages are found by row and heading, and those about the sheet are not', () => {
  const byRow = messagesByRow({
    problems: [at(4, 'Type', 'Row 4, Type: A.'), at(4, 'Type', 'Row 4, Type: B.'), at(1, '', 'All wrong.')],
    warnings: [at(4, 'Answer', 'Row 4, Answer: C.')],
  })
  expect([...byRow.keys()]).toEqual([4])
  expect(byRow.get(4)?.get('Type')).toEqual({ problems: ['A.', 'B.'], warnings: [] })
  expect(byRow.get(4)?.get('Answer')).toEqual({ problems: [], warnings: ['C.'] })
})

test.each([
  ['Correct Answer', 'Row 7, Correct Answer: “E” is no option.', '“E” is no option.'],
  ['Answer: one ', 'Row 7, Answer: one: Too long.', 'Too long.'],
  ['Correct\n Answer', 'Row 7, Correct Answer: Too: long.', 'Too: long.'],
  ['x'.repeat(50), `Row 7, ${'x'.repeat(40)}…: Too long.`, 'Too long.'],
  ['Type', 'Something else: altogether.', 'Something else: altogether.'],
])('in the column %j the place is left out of %j', (column, message, expected) => {
  expect(withoutPlace(at(7, column, message))).toBe(expected)
})

test('rows with the same messages are the same', () => {
  const row = () => new Map([['Type', { problems: ['A.'], warnings: [] }]])
  expect(areSame(row(), row())).toBe(true)
  expect(areSame(row(), undefined)).toBe(false)
})
