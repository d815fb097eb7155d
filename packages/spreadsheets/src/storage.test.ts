import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSheet } from './parse-sheet.ts'
import type { SheetTable } from './sheet.ts'
import { readOtherwise, rowObjects, storedSheet, tableFromRowObjects, uploadedSheet } from './storage.ts'
import { tableFromCells } from './read-cells.ts'

const table: SheetTable = {
  columns: ['Question', '__proto__', 'Correct Answer', 'constructor', '2024'],
  rows: [
    { row: 9, values: ['Q', 'polluted', 'x', 'c', 'p'] },
    { row: 12, values: ['R', '', '', '', ''] },
  ],
  headerRow: 8,
}

test('row objects have every heading for their own', () => {
  const [object = {}] = rowObjects(table)
  expect(Object.getPrototypeOf(object)).toBe(Object.prototype)
  expect(new Map(Object.entries(object))).toEqual(
    new Map(table.columns.map((column, i) => [column, table.rows[0]?.values[i]])),
  )
})

describe('what is kept of an uploaded sheet', () => {
  const sheet = { fileName: 'Quiz.xlsx', sheetName: 'Tab', table }

  test('comes back', () => {
    const { quizData, quizDataMeta } = storedSheet(sheet)
    expect(uploadedSheet(quizData, quizDataMeta)).toEqual(sheet)
  })
  test('with what could have been read instead', () => {
    const shaped: SheetTable = {
      ...table,
      columns: ['Question', 'a', 'b', 'c', 'd'],
      letters: ['B', 'C', 'D', 'E', 'F'],
      shape: 'turned',
    }
    const other = { sheetName: 'Other', worksheet: 2, table: shaped }
    const { quizData, quizDataMeta } = storedSheet({ ...sheet, worksheet: 1, others: [other] })
    const kept = uploadedSheet(quizData, quizDataMeta)!
    expect(kept).toEqual({ ...sheet, worksheet: 1, others: [other] })
    const chosen = readOtherwise(kept, kept.others![0]!)
    expect(chosen).toEqual({
      ...other,
      fileName: 'Quiz.xlsx',
      others: [{ sheetName: 'Tab', worksheet: 1, table }],
    })
    expect(readOtherwise(chosen, chosen.others![0]!)).toEqual(kept)
  })
  test('without it if that would take too much room', () => {
    const rows = table.rows.map(({ row }) => ({ row, values: ['Q', 'x'.repeat(400_000), '', '', ''] }))
    const large = { sheetName: 'Large', table: { ...table, rows } }
    const { quizData, quizDataMeta } = storedSheet({ ...sheet, others: [large, { ...large, table }, large] })
    expect(
      uploadedSheet(quizData, quizDataMeta)?.others?.map(({ sheetName, table: { rows: kept } }) => [
        sheetName,
        kept.length,
      ]),
    ).toEqual([
      ['Large', 2],
      ['Large', 2],
    ])
  })
  test('are the rows as objects, and the rest beside them (T114)', () => {
    const { quizData, quizDataMeta } = storedSheet(sheet)
    expect(quizData).toContain(
      '{"2024":"p","Question":"Q","__proto__":"polluted","Correct Answer":"x","constructor":"c"}',
    )
    expect(JSON.parse(quizDataMeta)).toEqual({
      fileName: 'Quiz.xlsx',
      sheetName: 'Tab',
      columns: table.columns,
      headerRow: 8,
      rowNumbers: [9, 12],
    })
  })
  test('can be the rows alone', () => {
    const quizData = JSON.stringify([
      { Question: 'Q', Answer: 5 },
      { Question: 'R', Notes: true },
    ])
    expect(uploadedSheet(quizData, null)).toEqual({
      fileName: '',
      sheetName: '',
      table: {
        columns: ['Question', 'Answer', 'Notes'],
        rows: [
          { row: 2, values: ['Q', '5', ''] },
          { row: 3, values: ['R', '', 'TRUE'] },
        ],
        headerRow: 1,
      },
    })
  })
  test.each([null, '', 'null', '{}', '[]', '"text"', '[{'])('nothing comes of %j', (quizData) => {
    expect(uploadedSheet(quizData, null)).toBeUndefined()
  })
  test.each([
    '',
    '[]',
    '{',
    '{"rowNumbers":[3]}',
    '{"rowNumbers":[0,"7"],"headerRow":-1,"columns":{}}',
    '{"rowNumbers":[1.5,2]}',
  ])('rows are numbered from 2 where %j stands beside them', (quizDataMeta) => {
    const read = uploadedSheet('[{"a":"x"},{"a":"y"}]', quizDataMeta)
    expect(read?.table).toMatchObject({ columns: ['a'], rows: [{ row: 2 }, { row: 3 }], headerRow: 1 })
  })
})

test('rows that are no objects are blank', () => {
  expect(tableFromRowObjects([null, 1, 'text', [1], { a: null }])).toMatchObject({
    columns: ['a'],
    rows: [2, 3, 4, 5, 6].map((row) => ({ row, values: [''] })),
  })
})

test('columns without end are cut off', () => {
  const object = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`c${i}`, 'x']))
  expect(tableFromRowObjects([object]).columns).toHaveLength(200)
})

test('the row objects alone lead to the same verdict', () => {
  const heading = fc.oneof(
    fc.constantFrom(
      'Question',
      'Type',
      'A',
      'B',
      'Answer',
      'Answer',
      'No.',
      '',
      '1',
      '__proto__',
      'Correct Answer',
    ),
    fc.string(),
  )
  const cell = fc.oneof(
    fc.constantFrom('', '1', '2', '3', 'A', 'B', 'A;B', 'x', 'y', 'single', 'write'),
    fc.string(),
  )
  const cells = fc
    .tuple(fc.array(heading, { maxLength: 9 }), fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 6 }))
    .map(([headings, rows]) => [headings, ...rows])
  fc.assert(
    fc.property(cells, (sheet) => {
      const uploaded = tableFromCells(sheet)
      if (!uploaded) return
      const sent: unknown[] = JSON.parse(JSON.stringify(rowObjects(uploaded)))
      const rowNumbers = uploaded.rows.map(({ row }) => row)
      const received = tableFromRowObjects(sent, { ...uploaded, rowNumbers })
      expect(parseSheet(received)).toEqual(parseSheet(uploaded))
    }),
    { numRuns: 400 },
  )
})
