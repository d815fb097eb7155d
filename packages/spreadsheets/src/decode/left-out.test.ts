import { expect, test } from 'vitest'
import { saidNote } from '../samples-testing.ts'
import { readWorkbook } from '../read-workbook.ts'
import { relation, relationships, rowsOf, xlsxFile } from './files-testing.ts'

const rows = rowsOf([
  ['Question', 'A', 'B', 'Answer'],
  ['Q', 'x', 'y', 'A'],
  ['R', 'x', 'y', 'B'],
])

async function readNotes(file: ArrayBuffer, name = 'a.xlsx') {
  const read = await readWorkbook(file, 'en', name)
  if (read.error !== undefined) throw new Error(read.error)
  return {
    notes: (read.table.notes ?? []).map(saidNote),
    values: read.table.rows.map(({ values }) => values.join()),
  }
}

test('nothing is said of a plain sheet, also with macros', async () => {
  const requested = { notes: [], values: ['Q,x,y,A', 'R,x,y,B'] }
  expect(await readNotes(xlsxFile({ sheets: [{ rows }] }))).toEqual(requested)
  const parts = [{ name: 'xl/vbaProject.bin', content: 'macro' }]
  expect(await readNotes(xlsxFile({ sheets: [{ rows }], parts }), 'a.xlsm')).toEqual(requested)
})

test('cells that are struck through as a whole are left out', async () => {
  const struck = '<c r="@" s="1" t="inlineStr"><is><t>z</t></is></c>'
  const content =
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>'
  const file = xlsxFile({
    sheets: [
      {
        rows: rowsOf([
          ['Question', 'A', 'B', 'C', 'Answer'],
          ['Q', 'x', 'y', struck, 'A'],
        ]),
      },
    ],
    parts: [{ name: 'xl/styles.xml', content }],
  })
  expect(await readNotes(file)).toEqual({
    notes: ['Struck-through text is left out: cell D2.'],
    values: ['Q,x,y,,A'],
  })
})

test('the filter of a table hides rows as that of a sheet does, also without numbers of rows', async () => {
  const table = (more: string) => [
    {
      name: 'xl/worksheets/_rels/sheet1.xml.rels',
      content: relationships(relation('rId1', 'table', '../tables/table1.xml')),
    },
    {
      name: 'xl/tables/table1.xml',
      content: `<table ref="A1:D3"><autoFilter ref="A1:D3">${more}</autoFilter></table>`,
    },
  ]
  const hidden = rows.replace('<row r="3">', '<row hidden="1">')
  const sheets = [{ rows: hidden }]
  expect(await readNotes(xlsxFile({ sheets, parts: table('<filterColumn colId="0"/>') }))).toEqual({
    notes: ['1 row that the sheet’s filter hides is left out: 3.'],
    values: ['Q,x,y,A'],
  })
  expect((await readNotes(xlsxFile({ sheets, parts: table('') }))).notes).toEqual([
    'Hidden rows are read like all others: 3.',
  ])
})

test('a formula without any result is no empty cell, and an empty result is one', async () => {
  const formula = (more: string) => `<c r="@" t="str"><f>A1</f>${more}</c>`
  const cells = [
    ['Question', 'A', 'B', 'Answer'],
    ['Q', formula(''), formula('<v></v>'), 'A'],
  ]
  expect((await readNotes(xlsxFile({ sheets: [{ rows: rowsOf(cells) }] }))).values).toEqual([
    'Q,#FORMULA!,,A',
  ])
})

test('columns behind the fiftieth are left out', async () => {
  const far = (address: string) =>
    rows.replace('</row>', `<c r="${address}" t="inlineStr"><is><t>far</t></is></c></row>`)
  expect((await readNotes(xlsxFile({ sheets: [{ rows: far('AX1') }] }))).notes).toEqual([])
  expect((await readNotes(xlsxFile({ sheets: [{ rows: far('AY1') }] }))).notes).toEqual([
    'Only the first 50 columns are read: column AY and those behind it are left out.',
  ])
})

test('pictures are named by their rows, and comments are mentioned', async () => {
  const anchor = (row: number) =>
    `<xdr:twoCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>${row - 1}</xdr:row></xdr:from><xdr:pic/></xdr:twoCellAnchor>`
  const parts = [
    {
      name: 'xl/worksheets/_rels/sheet1.xml.rels',
      content: relationships(
        relation('rId1', 'drawing', '../drawings/drawing1.xml'),
        relation('rId2', 'comments', '../comments1.xml'),
      ),
    },
    { name: 'xl/drawings/drawing1.xml', content: `<xdr:wsDr>${anchor(2)}${anchor(3)}</xdr:wsDr>` },
    { name: 'xl/comments1.xml', content: '<comments/>' },
    { name: 'xl/media/image1.png', content: 'picture' },
  ]
  expect((await readNotes(xlsxFile({ sheets: [{ rows }], parts }))).notes).toEqual([
    'The pictures at rows 2–3 are left out. Change the questions that need them.',
    'Comments on cells are left out.',
  ])
  const elsewhere = xlsxFile({ sheets: [{ rows }], parts: parts.slice(3) })
  expect((await readNotes(elsewhere)).notes).toEqual([])
})

test('rows that are hidden by hand are read, those that a filter hides are not', async () => {
  const hidden = rows.replace('<row r="3"', '<row r="3" hidden="1"')
  expect(await readNotes(xlsxFile({ sheets: [{ rows: hidden }] }))).toEqual({
    notes: ['Hidden rows are read like all others: 3.'],
    values: ['Q,x,y,A', 'R,x,y,B'],
  })
  const after = '<autoFilter ref="A1:D3"/>'
  expect(await readNotes(xlsxFile({ sheets: [{ rows: hidden, after }] }))).toEqual({
    notes: ['1 row that the sheet’s filter hides is left out: 3.'],
    values: ['Q,x,y,A'],
  })
})

test('encoding and separator of a text are said', async () => {
  const text = new TextEncoder().encode('Question;Answer\nWhere?;Here\n').buffer
  expect((await readNotes(text, 'a.csv')).notes).toEqual(['Read as UTF-8, separated by semicolons.'])
})
