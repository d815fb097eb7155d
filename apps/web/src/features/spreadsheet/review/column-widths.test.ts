import { expect, test } from 'vitest'
import { columnSpan, columnWidths, sharedWidths } from './column-widths.ts'

const rows = [
  { row: 2, values: ['x'.repeat(90), 'A', 'twenty letters or so', ''] },
  { row: 3, values: ['x'.repeat(50), 'B', 'y'.repeat(39)] },
]

test('long texts get the most room, short ones what they need', () => {
  expect(columnWidths(['Question', 'Type', 'Option A', 'Correct Answer'], rows)).toEqual([20, 7, 14, 8.5])
})

test('a column has room for its longest word beside a tick', () => {
  const [width = 0] = columnWidths(['Option A'], [{ row: 2, values: ['Mitochondrion'] }])
  expect(width).toBeGreaterThan(10)
  expect(columnWidths(['Option A'], [{ row: 2, values: ['a b c d e f g'] }])).toEqual([8])
})

test('columns with messages have room for a sentence, and each cell has the width of its column', () => {
  const widths = sharedWidths([20, 7], (i) => i === 1)
  expect(widths).toMatchObject({ '--w0': 20, '--w1': 13, minInlineSize: '39.5rem' })
  expect(columnSpan(1)).toEqual({ '--w': 'var(--w1)' })
})
