import type { Fix } from '@quizly/spreadsheets'
import { expect, test } from 'vitest'
import { areSame, cellId, messagesByRow, placeOfId, withoutPlace } from './cell-messages.ts'

const at = (row: number, column: string, message: string) => ({
  row,
  column,
  code: 'of-tomorrow',
  message,
})

const removal: Fix = { kind: 'remove-repeated', label: { code: 'remove-row' }, cells: [] }

test('messages are found by row and heading, and those about the sheet are not', () => {
  const byRow = messagesByRow({
    problems: [at(4, 'Type', 'Row 4, Type: A.'), at(4, 'Type', 'Row 4, Type: B.'), at(1, '', 'All wrong.')],
    warnings: [
      { ...at(4, 'Answer', 'Row 4, Answer: C.'), fixes: [removal] },
      { ...at(4, 'Answer', 'Row 4, Answer: D.'), fixes: [removal] },
    ],
  })
  expect([...byRow.keys()]).toEqual([4])
  expect(byRow.get(4)?.get('Type')).toEqual({
    problems: [at(4, 'Type', 'A.'), at(4, 'Type', 'B.')],
    warnings: [],
    fixes: [],
  })
  expect(byRow.get(4)?.get('Answer')).toEqual({
    problems: [],
    warnings: [at(4, 'Answer', 'C.'), at(4, 'Answer', 'D.')],
    fixes: [removal],
  })
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
  const row = () => new Map([['Type', { problems: [at(4, 'Type', 'A.')], warnings: [], fixes: [] }]])
  expect(areSame(row(), row())).toBe(true)
  expect(areSame(row(), undefined)).toBe(false)
})

test('a control is found by its cell and the cell by its control', () => {
  expect(placeOfId(cellId(12, 3))).toEqual({ row: 12, position: 3 })
  expect(placeOfId('remove-12')).toBeUndefined()
})
