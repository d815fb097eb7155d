import { type DenseWorkSheet, read, utils, type WorkBook } from '@e965/xlsx'
import type { DecodedSheet } from '../sheet.ts'
import { cellLooks, hiddenParts, leftOutBeside, readingNotes, struckCells } from './beside.ts'
import { displayedCells } from './cells.ts'
import { formulasWithoutResult, formulasWithZero, hasFilteredTable, partOf, sheetXml } from './parts.ts'
import { plainValues, sheetLanguage } from './numbers.ts'

/** A sheet of any file. `worksheet` counts from 1. It is decoded when that is asked for, if wanted its first rows only; undefined if it has no cells. */
export type Worksheet = {
  sheetName: string
  worksheet?: number
  isHidden?: boolean
  decode: (rows?: number) => DecodedSheet | undefined
}
/** A worksheet of a workbook that is open. `worksheet` counts from 0. */
type OpenWorksheet = { book: WorkBook; worksheet: number; sheetName: string; sheet: DenseWorkSheet }

/** Enough to see that there are too many rows with questions, however many rows are blank. */
export const sheetRows = 65_536
const maxWorksheets = 12

/** The first worksheet with cells, as specified, even if it is hidden. Throws if no worksheet has any. */
function firstWorksheet(bytes: ArrayBuffer): OpenWorksheet {
  const first = openWorksheet(bytes, 0)
  if (!first) throw new Error('There is no sheet that can be read.')
  return first
}

function otherWorksheets({ book, worksheet }: OpenWorksheet): number[] {
  const places = book.SheetNames.map((_, i) => i).slice(worksheet + 1, maxWorksheets)
  return places.toSorted((a, b) => Number(isHiddenWorksheet(book, a)) - Number(isHiddenWorksheet(book, b)))
}

function isHiddenWorksheet(book: WorkBook, worksheet: number): boolean {
  return Boolean(book.Workbook?.Sheets?.[worksheet]?.Hidden)
}

/** The first worksheet from this one on that has cells; charts and macros are among the worksheets too. */
function openWorksheet(bytes: ArrayBuffer, from: number, rows = sheetRows): OpenWorksheet | undefined {
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

function decodedWorksheet(open: OpenWorksheet, language: string): DecodedSheet {
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
  return { cells, beside, look: cellLooks(xml, styles), notes }
}

/** The worksheets of a workbook, the first one with cells first. Throws if none has any, or if the file cannot be read. */
export function* worksheetsOf(bytes: ArrayBuffer, language: string): Generator<Worksheet> {
  const first = firstWorksheet(bytes)
  const { book, worksheet, sheetName } = first
  const isHidden = isHiddenWorksheet(book, worksheet)
  yield { sheetName, worksheet: worksheet + 1, isHidden, decode: () => decodedWorksheet(first, language) }
  for (const each of otherWorksheets(first)) {
    const decode = (rows?: number) => {
      const open = openWorksheet(bytes, each, rows)
      return open?.worksheet === each ? decodedWorksheet(open, language) : undefined
    }
    const name = book.SheetNames[each] ?? ''
    yield { sheetName: name, worksheet: each + 1, isHidden: isHiddenWorksheet(book, each), decode }
  }
}
