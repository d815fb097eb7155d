import { type DenseWorkSheet, read, utils, type WorkBook } from '@e965/xlsx'
import { type SheetTable, tablesOfAnyShape } from '@quizly/spreadsheets'
import { cellLooks, hiddenParts, leftOutBeside, readingNotes, struckCells, withNotes } from './beside.ts'
import { displayedCells } from './cells.ts'
import { formulasWithoutResult, formulasWithZero, hasFilteredTable, partOf, sheetXml } from './parts.ts'
import { plainValues, sheetLanguage } from './numbers.ts'

/** A sheet of any file. `worksheet` counts from 1. Its tables are read when they are asked for, if wanted of its first rows only. */
export type Worksheet = {
  sheetName: string
  worksheet?: number
  isHidden?: boolean
  tables: (rows?: number) => SheetTable[]
}
/** A worksheet of a workbook that is open. `worksheet` counts from 0. */
export type OpenWorksheet = { book: WorkBook; worksheet: number; sheetName: string; sheet: DenseWorkSheet }

/** Enough to see that there are too many rows with questions, however many rows are blank. */
export const sheetRows = 65_536
const maxWorksheets = 12

/** The first worksheet with cells, as specified, even if it is hidden. Throws if no worksheet has any. */
export function firstWorksheet(bytes: ArrayBuffer): OpenWorksheet {
  const first = openWorksheet(bytes, 0)
  if (!first) throw new Error('There is no sheet that can be read.')
  return first
}

export function otherWorksheets({ book, worksheet }: OpenWorksheet): number[] {
  const places = book.SheetNames.map((_, i) => i).slice(worksheet + 1, maxWorksheets)
  return places.toSorted((a, b) => Number(isHiddenWorksheet(book, a)) - Number(isHiddenWorksheet(book, b)))
}

export function isHiddenWorksheet(book: WorkBook, worksheet: number): boolean {
  return Boolean(book.Workbook?.Sheets?.[worksheet]?.Hidden)
}

/** The first worksheet from this one on that has cells; charts and macros are among the worksheets too. */
export function openWorksheet(bytes: ArrayBuffer, from: number, rows = sheetRows): OpenWorksheet | undefined {
  for (let worksheet = from; ; worksheet++) {
    const lean = { cellFormula: false, cellHTML: false, cellNF: true }
    const book = read(bytes, {
      type: 'array',
      dense: true,
      sheets: worksheet,
      sheetRows: rows,
      bookFiles: true,
      ...lean,
    })
    const sheetName = book.SheetNames[worksheet] ?? ''
    const sheet = book.Sheets[sheetName] as DenseWorkSheet | undefined
    if (!sheet) return undefined
    if (sheet['!type'] === undefined || sheet['!type'] === 'sheet')
      return { book, worksheet, sheetName, sheet }
  }
}

export function tablesOfWorksheet(open: OpenWorksheet, language: string): SheetTable[] {
  const { book, worksheet, sheet } = open
  const xml = sheetXml(book, worksheet)
  const styles = partOf(book, 'xl/styles.xml')
  const context = {
    date1904: book.Workbook?.WBProps?.date1904 ?? false,
    language: sheetLanguage(language),
  }
  const zeros = formulasWithZero(xml)
  const isUncalculated = /\bfullCalcOnLoad="(?:1|true)"/.test(partOf(book, 'xl/workbook.xml'))
  const withoutResult = [...formulasWithoutResult(xml), ...(isUncalculated ? zeros : [])]
  const data = { sheet, withoutResult, struck: struckCells(xml, styles), xml }
  const { cells, ...leftOut } = displayedCells(data, sheetRows, context)
  const hidden = hiddenParts(sheet, xml, hasFilteredTable(book, worksheet))
  const notes = readingNotes({ ...leftOut, ...leftOutBeside(book, worksheet), ...hidden })
  const beside = {
    ...hidden,
    zeroFormulas: zeros.map((address) => utils.decode_cell(address)),
    plainValues: plainValues(sheet, context),
  }
  return withNotes(tablesOfAnyShape(cells, beside, cellLooks(xml, styles)), notes)
}
