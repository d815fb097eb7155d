import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../read-workbook.ts'
import { zipFile } from './files-testing.ts'
import { waysOfText } from './shown-values.ts'

const utf8 = (text: string) => new TextEncoder().encode(text).buffer
const utf16 = (text: string) => Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer
const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
async function rowsOf(bytes: ArrayBuffer, fileName: string): Promise<string[][]> {
  const read = await readWorkbook(bytes, 'en', fileName)
  if (read.error !== undefined) throw new Error(read.error)
  return [read.table.columns, ...read.table.rows.map(({ values }) => values)]
}
const requested = [
  ['Question', 'Option A', 'Option B', 'Answer'],
  ['Zürich?', 'x, y', 'say "no"\nor yes', 'B'],
]
const separated = (sign: string) =>
  requested.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(sign)).join('\r\n')

describe('text that shows a number or a day', () => {
  test.each<[text: string, separatedBy: 'commas' | 'semicolons', ways: string[]]>([
    ['4,320', 'commas', ['4320']],
    ['4,320', 'semicolons', []],
    ['4.320', 'semicolons', []],
    ['1.234.567', 'semicolons', ['1234567']],
    ['1,234.5', 'semicolons', ['1234.5']],
    ['1.234,5', 'semicolons', ['1234.5', '1234,5']],
    ['3,14', 'semicolons', ['3.14', '3,14']],
    ['12 345', 'commas', ['12345']],
    ['33.3%', 'commas', ['0.333']],
    ['-5', 'commas', ['-5']],
    ['0044', 'commas', []],
    ['12', 'commas', []],
    ['1.2.3', 'commas', []],
    ['10.0.0.1', 'commas', []],
    ['13/13/2001', 'commas', []],
    [
      '20.07.1969',
      'commas',
      ['20/7/1969', '20/07/1969', '20.7.1969', '20.07.1969', '20-7-1969', '20-07-1969', '1969-07-20'],
    ],
    ['5/8/1945', 'commas', ['5/8/1945', '05/08/1945', '5.8.1945', '05.08.1945', '5-8-1945', '05-08-1945']],
  ])('%j between %s', (text, separatedBy, ways) => expect(waysOfText(text, separatedBy)).toEqual(ways))
})

describe('text', () => {
  test.each([',', ';', '\t', '|'])('with cells parted by %j', async (sign) => {
    expect(await rowsOf(utf8(separated(sign)), 'a.csv')).toEqual(requested)
    expect(await rowsOf(utf8(`sep=${sign}\r\n${separated(sign)}`), 'a.csv')).toEqual(requested)
  })
  test.each([
    ['UTF-8', utf8(separated(';'))],
    ['UTF-8 with a mark', utf8(`\uFEFF${separated(';')}`)],
    ['UTF-16', utf16(separated(';'))],
    ['UTF-16 with a mark', utf16(`\uFEFF${separated(';')}`)],
    ['Windows-1252', windows(separated(';'))],
  ])('in %s', async (_, bytes) => expect(await rowsOf(bytes, 'a.TSV')).toEqual(requested))
  test('without quotation marks', async () => {
    expect(await rowsOf(utf8('Question;Answer\nWhere?;Here\n'), 'a.csv')).toEqual([
      ['Question', 'Answer'],
      ['Where?', 'Here'],
    ])
  })
  test('counts by its name only', async () => {
    expect(await readWorkbook(utf8(separated(';')), 'en', 'a.xlsx')).toMatchObject({ error: 'unreadable' })
  })
  test('with too many rows is refused', async () => {
    const rows = `Question,Answer\n${'Q,x\n'.repeat(10_001)}`
    expect(await readWorkbook(utf8(rows), 'en', 'a.csv')).toMatchObject({ error: 'too-large' })
  })
})

const plain = [
  ['Question', 'Answer'],
  ['1 < 2 & 3?', 'yes'],
]

describe('markup under the name .xls', () => {
  test('HTML', async () => {
    const html =
      '<html><body><table><tr><th>Question<th>Answer</tr><tr><td>1 &lt; 2 &amp; 3?</td><td><b>yes</b></td></tr></table></body></html>'
    expect(await rowsOf(utf8(html), 'a.xls')).toEqual(plain)
    expect(await readWorkbook(utf8(html), 'en', 'a.xlsx')).toMatchObject({ error: 'unreadable' })
  })
  test('the XML of Excel 2003', async () => {
    const cell = (text: string, more = '') => `<Cell${more}><Data ss:Type="String">${text}</Data></Cell>`
    const xml =
      `<?xml version="1.0"?><Workbook><Worksheet ss:Name="S"><Table><Row>${cell('Question')}${cell('Answer')}</Row>` +
      `<Row>${cell('1 &lt; 2 &#38; 3?')}${cell('yes', ' ss:Index="2"')}</Row></Table></Worksheet></Workbook>`
    expect(await rowsOf(utf8(xml), 'a.xls')).toEqual(plain)
  })
  test('in the XML of Excel 2003, TRUE is no position and filtered rows are left out', async () => {
    const cell = (text: string, type = 'String') => `<Cell><Data ss:Type="${type}">${text}</Data></Cell>`
    const row = (cells: string, more = '') => `<Row${more}>${cells}</Row>`
    const xml = (after: string) =>
      `<?xml version="1.0"?><Workbook><Worksheet ss:Name="S"><Table>${row(cell('Question') + cell('Answer'))}` +
      row(cell('Is it?') + cell('1', 'Boolean')) +
      row(cell('Why?') + cell('So'), ' ss:Hidden="1"') +
      `</Table>${after}</Worksheet></Workbook>`
    const shown = [
      ['Question', 'Answer'],
      ['Is it?', 'TRUE'],
    ]
    expect(await rowsOf(utf8(xml('')), 'a.xls')).toEqual([...shown, ['Why?', 'So']])
    expect(await rowsOf(utf8(xml('<AutoFilter x:Range="R1C1:R3C2"></AutoFilter>')), 'a.xls')).toEqual(shown)
  })
  test('without a table', async () => {
    expect(await readWorkbook(utf8('<html></html>'), 'en', 'a.xls')).toMatchObject({ error: 'unreadable' })
  })
})

describe('OpenDocument', () => {
  const ods = (rows: string) =>
    zipFile([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      {
        name: 'content.xml',
        content: `<office:spreadsheet><table:table table:name="S">${rows}</table:table></office:spreadsheet>`,
      },
    ])
  const cell = (text: string, more = '') =>
    `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`
  const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`

  test('as it is shown', async () => {
    const rows =
      row(cell('Question') + cell('Answer')) +
      row(cell('1 &lt; 2 <text:span>&amp;</text:span> 3?') + cell('yes'))
    expect(await rowsOf(ods(rows), 'a.ods')).toEqual(plain)
  })
  test('cells and rows that are repeated without end take no room', async () => {
    const endless = ' table:number-columns-repeated="9999999"'
    const rows =
      row(cell('Question') + cell('Answer')) +
      row(cell('Q') + cell('x') + cell('y', endless)) +
      row(`<table:table-cell${endless}/>`, ' table:number-rows-repeated="9999999"') +
      row(cell('R') + cell('z'))
    expect((await rowsOf(ods(rows), 'a.ods')).map((values) => values.slice(0, 2))).toEqual([
      ['Question', 'Answer'],
      ['Q', 'x'],
      ['R', 'z'],
    ])
    const many =
      row(cell('Question') + cell('Answer')) +
      row(cell('Q') + cell('x'), ' table:number-rows-repeated="9999999"')
    expect(await readWorkbook(ods(many), 'en', 'a.ods')).toMatchObject({ error: 'too-large' })
  })
  test('TRUE as LibreOffice writes it is no position', async () => {
    const truth = (formula: string, value: number) =>
      `<table:table-cell table:formula="of:=${formula}()" office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
    const rows =
      row(cell('Question') + cell('Answer')) +
      row(cell('Q') + truth('TRUE', 1)) +
      row(cell('R') + truth('FALSE', 0)) +
      row(cell('S') + cell('wahr', ' office:value-type="boolean" office:boolean-value="true"'))
    expect((await rowsOf(ods(rows), 'a.ods')).slice(1)).toEqual([
      ['Q', 'TRUE'],
      ['R', 'FALSE'],
      ['S', 'TRUE'],
    ])
  })
  test('a formula that was never calculated is no empty cell', async () => {
    const rows =
      row(cell('Question') + cell('Answer')) +
      row(cell('Q') + '<table:table-cell table:formula="of:=[.A1]"/>') +
      row(cell('R') + cell('', ' table:formula="of:=&quot;&quot;" office:value-type="string"'))
    expect((await rowsOf(ods(rows), 'a.ods')).slice(1)).toEqual([
      ['Q', '#FORMULA!'],
      ['R', ''],
    ])
  })
  test('hidden rows are read, filtered ones and hidden columns like another one are not', async () => {
    const column = (more = '') => `<table:table-column${more}/>`
    const rows =
      column(' table:number-columns-repeated="2"') +
      column(' table:visibility="collapse"') +
      row(cell('Question') + cell('Answer') + cell('Correct Answer')) +
      row(cell('Q') + cell('x') + cell('old'), ' table:visibility="collapse"') +
      row(cell('R') + cell('y') + cell('old'), ' table:visibility="filter"')
    const read = await readWorkbook(ods(rows), 'en', 'a.ods')
    if (read.error !== undefined) throw new Error(read.error)
    expect(read.table.rows.map(({ row: number }) => number)).toEqual([2])
    expect(read.table.roles).toEqual(['question', 'correct', 'unused'])
  })
  test('a hidden tab is not the one that is offered first', async () => {
    const question = row(cell('Question') + cell('Answer')) + row(cell('Q') + cell('x'))
    const tab = (name: string, style: string, rows: string) =>
      `<table:table table:name="${name}" table:style-name="${style}">${rows}</table:table>`
    const style = (name: string, display: boolean) =>
      `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`
    const content = `${style('ta1', true)}${style('ta2', false)}<office:spreadsheet>${tab('Old', 'ta2', question)}${tab('New', 'ta1', question)}</office:spreadsheet>`
    const read = await readWorkbook(zipFile([{ name: 'content.xml', content }]), 'en', 'a.ods')
    if (read.error !== undefined) throw new Error(read.error)
    expect([read.sheetName, read.others.map(({ sheetName }) => sheetName)]).toEqual(['Old', ['New']])
    expect(read.table.notes).toContainEqual({ code: 'hidden-tab-read' })
  })
  test('other archives are refused', async () => {
    const archive = zipFile([{ name: 'content.xml', content: 'no sheet' }])
    expect(await readWorkbook(archive, 'en', 'a.ods')).toMatchObject({ error: 'unreadable' })
  })
})
