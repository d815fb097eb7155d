import fc from 'fast-check'
import { expect, test } from 'vitest'
import { separatedCells } from '../spreadsheet/text.ts'
import { csvRow } from './csv.ts'

const cellOf = (text: string) => csvRow([text, 3]).replace(/,3\r\n$/, '')

test('numbers stay numbers, moments are said in UTC, and nothing is an empty cell', () => {
  expect(csvRow(['Ben', -1.5, { moment: Date.UTC(2026, 2, 14, 10, 42) }, null, ''])).toBe(
    'Ben,-1.5,2026-03-14T10:42:00.000Z,,\r\n',
  )
})

test('separators of any program and quotes within a text are kept', () => {
  expect(cellOf('Reyes, "Dan"')).toBe('"Reyes, ""Dan"""')
  expect(cellOf('Reyes; Dan')).toBe('"Reyes; Dan"')
  expect(cellOf('Reyes\tDan')).toBe('"Reyes\tDan"')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '"=1"', "'=1", '＝1', '\u200B＠SUM(A1)'])(
  '%j does not run as a formula',
  (text) => {
    expect(cellOf(text)).toMatch(/^"?'/)
  },
)

test.each([
  ['x;=1', `"x;'=1"`],
  ['x; "-1"', `"x;' ""-1"""`],
  ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['x;;+1', `"x;;'+1"`],
])('%j does not either where another separator splits it', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

test('a sign in the middle of a text stays as it is', () => {
  expect(cellOf('Anna-Lena')).toBe('Anna-Lena')
})

test('whatever the texts are, the reader of uploads finds the same cells', () => {
  // Letters, separators, quotes and breaks, but nothing that would need an apostrophe.
  const text = fc
    .string({ unit: fc.constantFrom('a', 'é', '日', ' ', ',', ';', '"', '\t', '\n') })
    .map((inner) => `x${inner}x`)
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (cells) => {
      expect(separatedCells(csvRow(cells), ',')).toEqual([cells])
    }),
  )
})
