import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSheet } from '../parse-sheet.ts'
import { saidNote } from '../samples-testing.ts'
import { tableFromCells } from '../read-cells.ts'

const headings = ['Question', 'Type', 'Option A', 'Option B', 'Correct Answer']
const row = ['Is it?', 'single', 'Yes', 'No', 'A']
const blank: string[] = []

describe('the row of headings', () => {
  test.each(Array.from({ length: 20 }, (_, i) => i))('is found below %i rows of text', (above) => {
    const preamble = Array.from({ length: above }, (_, i) => [`Read this first, line ${i}`, 'Question'])
    const table = tableFromCells([...preamble, headings, row])
    expect(table).toEqual({
      columns: headings,
      headerRow: above + 1,
      rows: [{ row: above + 2, values: row }],
    })
  })

  test('is not looked for after the twentieth row', () => {
    const preamble = Array.from({ length: 20 }, () => ['Preface'])
    const table = tableFromCells([...preamble, headings, row])
    expect(table).toMatchObject({
      columns: ['Preface', 'Column B', 'Column C', 'Column D', 'Column E'],
      headerRow: 1,
    })
    expect(table?.rows).toHaveLength(21)
  })

  test('is the one with the most known headings', () => {
    const table = tableFromCells([['Question', 'Answer'], ['Part one', ''], headings, row])
    expect(table).toMatchObject({ columns: headings, headerRow: 3 })
  })

  test('is the first of equals', () => {
    expect(tableFromCells([headings, row, headings, row])).toMatchObject({ headerRow: 1 })
  })

  test('needs a question and a correct answer', () => {
    const table = tableFromCells([
      ['Question', 'A', 'B', 'C', 'D'],
      ['Question', 'Answer'],
      ['What?', 'That'],
    ])
    expect(table).toMatchObject({ columns: ['Question', 'Answer'], headerRow: 2 })
  })

  test('is the first that is not blank where none is recognised', () => {
    const table = tableFromCells([blank, [' '], ['Frage', 'Antwort'], ['Wo?', 'Hier']])
    expect(table).toEqual({
      columns: ['Frage', 'Antwort'],
      headerRow: 3,
      rows: [{ row: 4, values: ['Wo?', 'Hier'] }],
    })
  })
})

describe('columns', () => {
  const keys = (...typed: string[]) => tableFromCells([typed, typed.map(() => 'x')])?.columns

  test('keep their headings as typed', () => {
    const typed = [' Question\n', 'CORRECT answer', 'Notes ', 'Notes']
    expect(keys(...typed)).toEqual(typed)
  })
  test('without a heading are named by their letters', () => {
    expect(keys('', 'Question', '\u00A0', 'Answer')).toEqual(['Column A', 'Question', 'Column C', 'Answer'])
    const many = keys('Question', 'Answer', ...Array.from({ length: 26 }, () => '')) ?? []
    expect(many.slice(25)).toEqual(['Column Z', 'Column AA', 'Column AB'])
  })
  test('get a number where the heading stands there already', () => {
    expect(keys('Notes', 'Notes', 'Notes')).toEqual(['Notes', 'Notes (2)', 'Notes (3)'])
    expect(keys('Notes', 'Notes', 'Notes (2)')).toEqual(['Notes', 'Notes (3)', 'Notes (2)'])
    expect(keys('', 'Column A', 'Column A')).toEqual(['Column A', 'Column A (2)', 'Column A (3)'])
    expect(keys('__proto__', '__proto__', 'constructor')).toEqual([
      '__proto__',
      '__proto__ (2)',
      'constructor',
    ])
  })
  test('are left out where neither heading nor text stands in them', () => {
    const table = tableFromCells([
      ['', 'Title'],
      ['', 'Question', '', 'Answer'],
      ['', 'What?', ' ', 'That'],
    ])
    expect(table).toMatchObject({
      columns: ['Question', 'Answer'],
      letters: ['B', 'D'],
      rows: [{ row: 3, values: ['What?', 'That'] }],
    })
  })
  test('are different from each other', () => {
    const heading = fc.oneof(
      fc.constantFrom('', 'A', 'A (2)', 'A (3)', 'Column B', 'Column B (2)', '__proto__'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(heading, { minLength: 1, maxLength: 12 }), (typed) => {
        const columns = keys(...typed)
        return (
          columns === undefined || (columns.length === typed.length && new Set(columns).size === typed.length)
        )
      }),
    )
  })
})

describe('rows that are no questions', () => {
  const rowsOf = (...cells: string[][]) => tableFromCells(cells)?.rows.map((each) => each.row)

  test('white space only', () => {
    expect(rowsOf(headings, row, blank, [' ', '\u00A0', '\n'], row)).toEqual([2, 5])
  })

  test('soft hyphens and other characters that show nothing', () => {
    expect(rowsOf(headings, row, ['\u00AD', '\u200E', '\u2800', '\u0007'], row)).toEqual([2, 4])
  })
  test('a number in a column that numbers them', () => {
    expect(rowsOf(['', ...headings], ['1', ...row], ['2'], ['3', ...row], ['4'])).toEqual([2, 4])
    expect(rowsOf(['No.', ...headings], ['1', ...row], ['12.'])).toEqual([2])
    expect(rowsOf(['Lfd.', ...headings], ['7', ...row], ['8'], ['9'])).toEqual([2])
    expect(rowsOf([...headings, 'Question #'], [...row, '1'], ['', '', '', '', '', '2'])).toEqual([2])
  })
  test('but not anything else', () => {
    expect(rowsOf(['No.', ...headings], ['1', ...row], ['two'])).toEqual([2, 3])
    expect(rowsOf([...headings, 'Points'], [...row, '5'], ['', '', '', '', '', '5'])).toEqual([2, 3])
    expect(rowsOf(headings, row, ['1867'])).toEqual([2, 3])
    expect(rowsOf(headings, row, ['', '', '1'])).toEqual([2, 3])
  })
})

describe("Quizizz's row of help", () => {
  const columns = [
    'Question Text',
    'Question Type',
    'Option 1',
    'Option 2',
    'Option 3',
    'Correct Answer',
    'Time in seconds',
  ]
  const help = [
    'Text of the question\n\n(required)',
    'Question Type\n\n(default is Multiple Choice)',
    'Text for option 1\n\n(required in all cases except open-ended & draw questions)',
    'Text for option 2',
    'Text for option 3 (optional)',
    'The correct option choice (between 1-5). Leave blank for "Open-Ended", "Poll", "Draw" and "Fill-in-the-Blank".',
    'Time in seconds (optional, default value is 30 seconds)',
  ]
  const question = [
    'Which text for option 1?',
    'Multiple Choice',
    'Option 1',
    'Option 2',
    'Option 3',
    '1',
    '30',
  ]
  const broken = ['Which question is in the text?', 'Multiple Choice', 'one', 'two', '', '', '30']
  const rowsOf = (...cells: string[][]) => tableFromCells(cells)?.rows.map((each) => each.row)

  test('is left out, with a blank row above it too', () => {
    expect(rowsOf(columns, help, question)).toEqual([3])
    expect(rowsOf(columns, [], help, question)).toEqual([4])
  })
  test('is kept where it is a question, broken or not, or stands lower', () => {
    expect(rowsOf(columns, question)).toEqual([2])
    expect(rowsOf(columns, broken)).toEqual([2])
    expect(rowsOf(columns, question, help)).toEqual([2, 3])
  })
  test('is none in other sheets', () => {
    expect(rowsOf(columns.slice(0, -1), help.slice(0, -1), question)).toEqual([2, 3])
  })
})

test.each([
  ['no cells', []],
  ['blank rows', [[], ['', ' ']]],
  ['only headings', [headings]],
  ['headings and numbers', [['', ...headings], ['1'], ['2']]],
])('nothing comes of %s', (_, cells) => expect(tableFromCells(cells)).toBeUndefined())

test('any cells make a table that can be read', () => {
  const word = fc.constantFrom(
    '',
    ' ',
    'Question',
    'Answer',
    'A',
    'B',
    'Option C',
    'Type',
    'A,B',
    '1',
    'single',
    '#REF!',
  )
  const cells = fc.array(fc.array(fc.oneof(word, fc.string()), { maxLength: 8 }), { maxLength: 25 })
  fc.assert(
    fc.property(cells, (sheet) => {
      const table = tableFromCells(sheet)
      if (!table) return
      const { questions, problems } = parseSheet(table)
      expect(questions.length + problems.length).toBeGreaterThan(0)
    }),
  )
})

test('other ways to write are kept for 2,000 cells, and the row from which on they are missing is named', () => {
  const rows = Array.from({ length: 2_050 }, (_, i) => [`How many are ${i}?`, `${i},000`])
  const table = tableFromCells([['Question', 'Answer'], ...rows], {
    plainValues: (_row, _column, text) => (text.includes(',') ? [text.replace(',', '')] : []),
  })
  expect(table?.plainValues).toHaveLength(2_000)
  expect(table?.plainValues?.at(-1)).toEqual({ row: 2_001, column: 1, text: '1999,000', ways: ['1999000'] })
  expect(table?.notes?.map(saidNote)).toEqual([
    'From row 2002 on, numbers and dates in written answers count only as they are shown. Split the sheet into several files.',
  ])
})
