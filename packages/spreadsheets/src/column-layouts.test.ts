import { expect, test } from 'vitest'
import { type ColumnLayout, columnLayouts, withLayout } from './fixes.ts'
import { parseSheet } from './parse-sheet.ts'

const cases: [ColumnLayout, at: number, columns: string[], rows: string[][]][] = [
  [
    'list',
    1,
    ['Question', 'What', 'Key'],
    [
      ['Q', 'x; y', 'B'],
      ['R', 'k; l', 'A'],
    ],
  ],
  [
    'list',
    1,
    ['Question', 'What'],
    [
      ['Q', '✗ x, ✓ y'],
      ['R', '✓ k, ✗ l'],
    ],
  ],
  [
    'mask',
    3,
    ['Question', 'A', 'B', 'What'],
    [
      ['Q', 'x', 'y', '0 1'],
      ['R', 'k', 'l', '10'],
    ],
  ],
  [
    'ticks',
    2,
    ['Question', 'A', 'What', 'B', 'Else'],
    [
      ['Q', 'x', '0', 'y', '1'],
      ['R', 'k', '1', 'l', '0'],
    ],
  ],
  [
    'right-then-wrong',
    1,
    ['Question', 'What', 'i', 'ii'],
    [
      ['Q', 'y', '', 'x'],
      ['R', 'k', '', 'l'],
    ],
  ],
]

test.each(cases)('%s in column %i of %j', (layout, at, columns, cells) => {
  const rows = cells.map((values, i) => ({ row: i + 2, values }))
  const table = withLayout({ columns, rows, headerRow: 1 }, at, layout, (role) => role)
  const { questions, problems } = parseSheet(table)
  expect(problems).toEqual([])
  expect(questions.map(({ options, correctAnswers }) => [options.toSorted().join(), correctAnswers])).toEqual(
    [
      ['x,y', ['y']],
      ['k,l', ['k']],
    ],
  )
  expect(table.rows.map(({ values }) => values.slice(0, columns.length))).toEqual(cells)
})

test.each(columnLayouts)('%s of a column without such cells changes nothing', (layout) => {
  const table = { columns: ['Question', 'What'], rows: [], headerRow: 1 }
  expect(withLayout(table, 1, layout, (role) => role)).toBe(table)
})
