import fc from 'fast-check'
import { expect, test } from 'vitest'
import { separatedCells } from '../text.ts'
import { csvRow, type CsvSeparator, csvStyle, type ExportCell } from './csv.ts'

const signs = { comma: ',', semicolon: ';' } as const
const separators = ['comma', 'semicolon'] as const
const cellOf = (text: string, separator: CsvSeparator = 'comma') =>
  csvRow([text, 3], csvStyle('en', separator)).replace(/[,;]3\r\n$/, '')

test('numbers stay numbers, moments are said in UTC, and nothing is an empty cell', () => {
  const row: ExportCell[] = ['Ben', -1.5, { moment: Date.UTC(2026, 2, 14, 10, 42) }, null, '']
  expect(csvRow(row, csvStyle('en'))).toBe('Ben,-1.5,2026-03-14T10:42:00.000Z,,\r\n')
  expect(csvRow(row, csvStyle('de'))).toBe('Ben;-1,5;2026-03-14T10:42:00.000Z;;\r\n')
  expect(csvRow(row, { ...csvStyle('en'), hasClocks: true })).toBe('Ben,-1.5,2026-03-14 10:42:00,,\r\n')
})

test.each([
  ['en', undefined, 'Grey, Zoë', '"Grey, Zoë",0.67,3\r\n'],
  ['de', undefined, 'Grey, Zoë', '"Grey, Zoë";0,67;3\r\n'],
  ['fr', undefined, 'Grey; Zoë', '"Grey; Zoë";0,67;3\r\n'],
  ['es', undefined, 'Zoë', 'Zoë;0,67;3\r\n'],
  ['pt-BR', undefined, 'Zoë', 'Zoë;0,67;3\r\n'],
  ['ar', undefined, 'ليلى', 'ليلى;0.67;3\r\n'],
  ['en', 'semicolon', 'Zoë', 'Zoë;0,67;3\r\n'],
  ['de', 'comma', 'Zoë', 'Zoë,0.67,3\r\n'],
  ['ar', 'comma', 'ليلى', 'ليلى,0.67,3\r\n'],
] as const)('programs in %s (%s wanted) find columns and numbers', (language, requested, name, row) => {
  expect(csvRow([name, 0.67, 3], csvStyle(language, requested))).toBe(row)
})

test('separators of any program and quotes within a text are kept', () => {
  expect(cellOf('Reyes, "Dan"')).toBe('"Reyes, ""Dan"""')
  expect(cellOf('Reyes; Dan')).toBe('"Reyes; Dan"')
  expect(cellOf('Reyes\tDan')).toBe('"Reyes\tDan"')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '"=1"', "'=1", '＝1', '\u200B＠SUM(A1)'])(
  '%j does not run as a formula',
  (text) => {
    for (const separator of separators) expect(cellOf(text, separator)).toMatch(/^"?'/)
  },
)

test.each([
  ['comma', 'x;=1', `"x;'=1"`],
  ['comma', 'x; "-1"', `"x;' ""-1"""`],
  ['comma', 'x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['comma', 'x;;+1', `"x;;'+1"`],
  ['comma', 'x, -1', `"x, -1"`],
  ['semicolon', 'x,=1', `"x,'=1"`],
  ['semicolon', 'x, "-1"', `"x,' ""-1"""`],
  ['semicolon', 'x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['semicolon', 'x; -1', `"x; -1"`],
] as const)('by %s, %j does not either where another separator splits it', (separator, text, cell) => {
  expect(cellOf(text, separator)).toBe(cell)
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
    fc.property(
      fc.array(text, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(...separators),
      (cells, separator) => {
        expect(separatedCells(csvRow(cells, csvStyle('de', separator)), signs[separator])).toEqual([cells])
      },
    ),
  )
})
