import { expect, test } from 'vitest'
import { columnWidths, gridColumns } from './column-widths.ts'

const rows = [
  { row: 2, values: ['x'.repeat(90), 'A', 'twenty letters or so', ''] },
  { row: 3, values: ['x'.repeat(50), 'B', 'y'.repeat(39)] },
]

test('long texts get the most room, short ones what they need', () => {
  expect(columnWidths(['Question', 'Type', 'Option A', 'Correct Answer'], rows)).toEqual([20, 7, 14, 8.5])
})

test('columns in which cells are corrected have room for a sentence', () => {
  expect(gridColumns([20, 7], (i) => i === 1)).toEqual({
    '--columns': '4rem minmax(20rem, 20fr) minmax(13rem, 13fr) 3.25rem',
    minInlineSize: '40.25rem',
  })
})
