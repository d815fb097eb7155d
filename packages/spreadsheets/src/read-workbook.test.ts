import { formulaWithoutResult } from './sheet.ts'
import { parseSheet } from './parse-sheet.ts'
import { describe, expect, test } from 'vitest'
import { relation, relationships, rowsOf, xlsxFile } from './decode/files-testing.ts'
import { readWorkbook } from './read-workbook.ts'
import { maxBytes } from './decode/decode-file.ts'

const headings = ['Question', 'Correct Answer']
type Sample = Parameters<typeof xlsxFile>[0]

/** The texts of the rows below the headings. */
async function valuesIn(sample: Sample, language?: string) {
  const read = await readWorkbook(xlsxFile(sample), language)
  return read.error ?? read.table.rows.map(({ values }) => values)
}
const oneSheet = (cells: string[][], rest: Partial<Sample['sheets'][number]> = {}) => ({
  sheets: [{ rows: rowsOf([headings, ...cells]), ...rest }],
})

describe('cells', () => {
  const shown: [what: string, cell: string, text: string][] = [
    ['a text', '<c r="@" t="inlineStr"><is><t>text</t></is></c>', 'text'],
    [
      'runs of a text',
      '<c r="@" t="inlineStr"><is><r><t>H</t></r><r><t>2</t></r><r><t>O</t></r></is></c>',
      'H2O',
    ],
    ['line breaks', '<c r="@" t="inlineStr"><is><t>a_x000D_\nb&#10;c</t></is></c>', 'a\nb\nc'],
    ['a number', '<c r="@"><v>42</v></c>', '42'],
    ['a number with a format', '<c r="@" s="1"><v>12</v></c>', '12 °C'],
    ['a date', '<c r="@" s="2"><v>45361</v></c>', '10.03.2024'],
    ['a date in the short form', '<c r="@" s="3"><v>45361</v></c>', '3/10/2024'],
    ['a date of East Asia', '<c r="@" s="4"><v>45361</v></c>', '3/10/2024'],
    ['a time of East Asia', '<c r="@" s="5"><v>0.5</v></c>', '12:00:00'],
    ['a date written as a date', '<c r="@" t="d" s="2"><v>2024-03-10</v></c>', '10.03.2024'],
    ['true', '<c r="@" t="b"><v>1</v></c>', 'TRUE'],
    ['false', '<c r="@" t="b"><v>0</v></c>', 'FALSE'],
    ['an error', '<c r="@" t="e"><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['a new kind of error', '<c r="@" t="e"><v>#SPILL!</v></c>', '#SPILL!'],
    ['the result of a formula', '<c r="@"><f>1+1</f><v>2</v></c>', '2'],
    ['the text that a formula yields', '<c r="@" t="str"><f>A1</f><v>text</v></c>', 'text'],
    ['the error that a formula yields', '<c r="@" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['an empty text that a formula yields', '<c r="@" t="str"><f>""</f><v></v></c>', ''],
    ['a formula without a result', '<c r="@"><f>1+1</f></c>', formulaWithoutResult],
    ['a formula with an empty result', '<c r="@" s="1"><f t="shared" si="0"/><v/></c>', formulaWithoutResult],
  ]
  test.each(shown)('%s', async (_, cell, text) => {
    const formats = ['0 °C', 'dd.mm.yyyy', 14, 31, 32]
    expect(await valuesIn({ ...oneSheet([['Q', cell]]), formats })).toEqual([['Q', text]])
  })

  test('dates from 1904', async () => {
    const sample = oneSheet([['Q', '<c r="@" s="1"><v>23942</v></c>']])
    expect(await valuesIn({ ...sample, formats: ['d.m.yyyy'], date1904: true })).toEqual([['Q', '20.7.1969']])
  })
  test('in the language of the reader', async () => {
    const sample = oneSheet([['Q', '<c r="@"><v>1.3</v></c>']])
    expect(await valuesIn(sample, 'de-DE')).toEqual([['Q', '1,3']])
    expect(await valuesIn(sample)).toEqual([['Q', '1.3']])
  })
  test('a formula without a result is a problem where the cell is used', async () => {
    const cells = [
      ['Question', 'A', 'B', 'Correct Answer', 'Points'],
      ['Q', 'one', '<c r="@"><f>A1</f></c>', 'A', '<c r="@"><f>A1</f></c>'],
    ]
    const read = await readWorkbook(xlsxFile({ sheets: [{ rows: rowsOf(cells) }] }))
    if (read.error) throw new Error(read.error)
    expect(parseSheet(read.table).problems.map(({ column }) => column)).toEqual(['B'])
  })
})

describe('sheets', () => {
  test('merged cells show the text at the top left only', async () => {
    const after = '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>'
    const cells = [
      ['Q', 'x'],
      ['R', 'hidden behind it'],
      ['S', 'y'],
    ]
    expect(await valuesIn(oneSheet(cells, { after }))).toEqual([
      ['Q', 'x'],
      ['R', ''],
      ['S', 'y'],
    ])
  })
  test('hidden rows and columns are read', async () => {
    const { sheets } = oneSheet([['Q', 'x']])
    const rows = sheets.map(({ rows: xml }) => xml.replace('<row r="2"', '<row r="2" hidden="1"')).join('')
    const before = '<cols><col min="2" max="2" width="9" hidden="1"/></cols>'
    expect(await valuesIn({ sheets: [{ rows, before }] })).toEqual([['Q', 'x']])
  })
  test('the first tab is read, however many there are (T254)', async () => {
    const other = { rows: rowsOf([headings, ['other', 'x']]) }
    expect(await valuesIn({ sheets: [...oneSheet([['Q', 'x']]).sheets, other] })).toEqual([['Q', 'x']])
    expect(await valuesIn({ sheets: [{ rows: '' }, other] })).toBe('empty')
  })
  test('a chart is no sheet', async () => {
    const sample = { sheets: [{ rows: '' }, ...oneSheet([['Q', 'x']]).sheets] }
    const chart = relation('rId1', 'chartsheet', 'chartsheets/sheet1.xml')
    const sheet = relation('rId2', 'worksheet', 'worksheets/sheet2.xml')
    const parts = [
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: relationships(chart, sheet, relation('s', 'styles', 'styles.xml')),
      },
      { name: 'xl/chartsheets/sheet1.xml', content: '<chartsheet/>' },
    ]
    const read = await readWorkbook(xlsxFile({ ...sample, parts }))
    expect(read).toMatchObject({ sheetName: 'Tab 2', table: { rows: [{ values: ['Q', 'x'] }] } })
  })
  test('rows and columns keep their places', async () => {
    const rows =
      '<row r="5"><c r="C5" t="inlineStr"><is><t>Question</t></is></c><c r="E5" t="inlineStr"><is><t>Answer</t></is></c></row>' +
      '<row r="9"><c r="C9"><v>1</v></c><c r="D9"><v>2</v></c><c r="E9"><v>3</v></c></row>'
    const read = await readWorkbook(xlsxFile({ sheets: [{ rows }] }))
    expect(read).toEqual({
      sheetName: 'Tab 1',
      worksheet: 1,
      others: [],
      table: {
        columns: ['Question', 'Column D', 'Answer'],
        letters: ['C', 'D', 'E'],
        headerRow: 5,
        rows: [{ row: 9, values: ['1', '2', '3'] }],
      },
    })
  })
})

describe('limits', () => {
  test('the declared range is not believed', async () => {
    const before = '<dimension ref="A1:XFD1048576"/>'
    expect(await valuesIn(oneSheet([['Q', 'x']], { before }))).toEqual([['Q', 'x']])
  })
  test('nothing is read beyond the fiftieth column', async () => {
    const { sheets } = oneSheet([['Q', 'x']])
    const far = '<c r="AX2"><v>50</v></c><c r="AY2"><v>51</v></c><c r="XFD2"><v>1</v></c></row>'
    const rows = sheets.map(({ rows: xml }) => xml.replace(/<\/row>$/, far)).join('')
    expect(await valuesIn({ sheets: [{ rows }] })).toEqual([['Q', 'x', '50']])
  })
  test('ten thousand rows are the most, blank ones apart', async () => {
    const row = (r: number) => `<row r="${r}"><c r="A${r}"><v>1</v></c><c r="B${r}"><v>2</v></c></row>`
    const rows = Array.from({ length: 10_000 }, (_, i) => row(3 * i + 2)).join('')
    const full = rowsOf([headings]) + rows
    const read = await readWorkbook(xlsxFile({ sheets: [{ rows: full }] }))
    expect(read.error ?? read.table.rows).toHaveLength(10_000)
    expect(await readWorkbook(xlsxFile({ sheets: [{ rows: full + row(40_000) }] }))).toEqual({
      error: 'too-large',
      fault: { code: 'file-with-too-many-rows', params: { count: 10_001, most: 10_000 } },
    })
  })
  test('large files are not opened', async () => {
    expect(await readWorkbook(new ArrayBuffer(maxBytes + 1))).toMatchObject({ error: 'too-large' })
  })
})

describe('what is no workbook', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values).buffer
  const text = (content: string) => new TextEncoder().encode(content).buffer
  const files: [what: string, file: ArrayBuffer][] = [
    ['an empty file', bytes()],
    ['a short file', bytes(0x50, 0x4b)],
    ['a text', text('Question,Correct Answer\nQ,x\n')],
    ['a web page', text('<html><table><tr><td>Question</td></tr></table></html>')],
    [
      'a workbook in XML',
      text('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
    ],
    ['the magic bytes of .xlsx alone', bytes(0x50, 0x4b, 3, 4)],
    ['the magic bytes of .xls alone', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    [
      'a workbook whose sheet is missing',
      xlsxFile({ sheets: [{ rows: '' }], parts: [{ name: 'xl/worksheets/sheet1.xml', content: '' }] }),
    ],
    [
      'an archive of something else',
      xlsxFile({ sheets: [], parts: [{ name: 'xl/workbook.xml', content: '<document/>' }] }),
    ],
  ]
  test.each(files)('%s', async (_, file) => {
    expect(await readWorkbook(file)).toMatchObject({
      error: 'unreadable',
      fault: { code: 'file-unreadable' },
    })
  })
})

test('another tab with questions is offered if the first has none (T255)', async () => {
  const questions = rowsOf([
    ['Question', 'Answer'],
    ['Q', 'x'],
  ])
  const prose = rowsOf([['How to use this sheet'], ['Write one question in each line.']])
  const read = await readWorkbook(
    xlsxFile({ sheets: [{ rows: prose }, { rows: prose }, { rows: questions }] }),
  )
  const third = { sheetName: 'Tab 3', worksheet: 3 }
  expect(read).toMatchObject({ sheetName: 'Tab 1', worksheet: 1, otherWorksheet: third, others: [third] })
  expect(read.error === undefined && read.table.notes).toEqual([
    { code: 'questions-on-tab', params: { tab: 3, name: '“Tab 3”' } },
  ])
  const first = await readWorkbook(xlsxFile({ sheets: [{ rows: questions }, { rows: questions }] }))
  expect(first).toMatchObject({ worksheet: 1, others: [] })
  expect(first).not.toHaveProperty('otherWorksheet')
  const empty = await readWorkbook(xlsxFile({ sheets: [{ rows: '' }, { rows: questions }] }))
  expect(empty).toMatchObject({ error: 'empty', otherWorksheet: { worksheet: 2 } })
})

test('the correct option may be the only bold or filled one of each row', async () => {
  const cell = (text: string, style: number) =>
    `<c r="@" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = rowsOf([
    ['Question', 'Option A', 'Option B', 'Option C'],
    ['Q', 'x', cell('y', 1), 'z'],
    ['R', cell('x', 1), 'y', 'z'],
  ])
  const content =
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts><font/><font><b/></font></fonts><fills><fill/></fills><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>'
  const read = await readWorkbook(
    xlsxFile({ sheets: [{ rows }], parts: [{ name: 'xl/styles.xml', content }] }),
  )
  if (read.error !== undefined) throw new Error(read.error)
  expect(parseSheet(read.table).questions.map((each) => each.correctAnswers)).toEqual([['y'], ['x']])
})
