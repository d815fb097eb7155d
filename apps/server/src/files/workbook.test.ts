import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import type { ExportCell } from '@quizly/spreadsheets'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workbookFile } from './workbook.ts'

type Row = readonly ExportCell[]

async function written(headings: readonly string[], ...pages: readonly (readonly Row[])[]): Promise<Buffer> {
  return writtenFrom('ltr', headings, pages)
}

async function writtenFrom(
  direction: 'ltr' | 'rtl',
  headings: readonly string[],
  pages: readonly (readonly Row[])[],
): Promise<Buffer> {
  async function* each() {
    yield* pages
  }
  const widths = headings.map(() => 12)
  return buffer(Readable.from(workbookFile({ name: 'R & D', direction, headings, widths, pages: each() })))
}

/** What another program reads: every cell of the only sheet. */
function readBack(file: Buffer) {
  const { SheetNames: names, Sheets: sheets } = read(file, { cellDates: true, UTC: true, cellNF: true })
  const sheet = sheets[names[0] ?? ''] ?? {}
  return { names, sheet, rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, UTC: true }) }
}

test('texts, numbers and moments are read as what they are', async () => {
  const moment = Date.UTC(2026, 2, 14, 10, 42, 7)
  const { names, sheet, rows } = readBack(
    await written(['Name', 'Points', 'When'], [['=1+1', 0.5, { moment }]], [['0012', null, { moment: 0 }]]),
  )
  expect(names).toEqual(['R & D'])
  expect(rows).toEqual([
    ['Name', 'Points', 'When'],
    ['=1+1', 0.5, new Date(moment)],
    ['0012', undefined, new Date(0)],
  ])
  expect(sheet['A2']).toMatchObject({ t: 's', v: '=1+1' })
  expect(sheet['A2']).not.toHaveProperty('f')
  expect(sheet['C2']).toMatchObject({ t: 'd', z: String.raw`yyyy\-mm\-dd hh:mm:ss` })
})

test('the columns go from right to left if they are to', async () => {
  const views = async (direction: 'ltr' | 'rtl') =>
    read(await writtenFrom(direction, ['Name'], [])).Workbook?.Views?.map(({ RTL = false }) => RTL)
  expect(await views('rtl')).toEqual([true])
  expect(await views('ltr')).toEqual([false])
})

test('a sheet without rows has its headings', async () => {
  expect(readBack(await written(['Name'])).rows).toEqual([['Name']])
})

test('whatever the cells are, another program finds the same ones', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.string({ unit: fc.constantFrom('_', 'x', '0', '5', 'F', '<', '&', '"', ' ', '\n', '\r', '\u0007') }),
  )
  const cell = fc.oneof(
    text.filter((each) => each !== ''),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => each || 0),
    fc.constant(null),
  )
  const page = fc.array(fc.array(cell, { minLength: 30, maxLength: 30 }), { maxLength: 3 })
  const headings = Array.from({ length: 30 }, (_, i) => `${i}`)
  await fc.assert(
    fc.asyncProperty(fc.array(page, { maxLength: 3 }), async (pages) => {
      const { rows } = readBack(await written(headings, ...pages))
      const filled = rows.map((row) => Array.from(headings, (_, i) => row[i] ?? null))
      const same: unknown[][] = pages.flat().map((row) => row.map(inSheets))
      expect(filled.slice(1)).toEqual(same.concat(filled.slice(1 + same.length)))
      expect(filled.length).toBeLessThanOrEqual(1 + same.length)
    }),
  )
})

const inSheets = (cell: ExportCell) =>
  typeof cell === 'string' ? cell.toWellFormed().replaceAll(/\r\n?/g, '\n') : cell
