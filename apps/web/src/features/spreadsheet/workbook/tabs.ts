import { type DenseWorkSheet, read, utils, type WorkBook } from '@e965/xlsx'
import { type SheetTable, tablesOfAnyShape } from '@quizly/domain'
import { cellLooks, hiddenParts, leftOutBeside, readingNotes, struckCells, withNotes } from './beside.ts'
import { displayedCells } from './cells.ts'
import { formulasWithoutResult, formulasWithZero, partOf, sheetXml } from './parts.ts'
import { plainValues, sheetLanguage } from './numbers.ts'

/** A sheet of any file. `tab` counts from 1. Its tables are read when they are asked for, if wished of its first rows only. */
export type Tab = {
  sheetName: string
  tab?: number
  isHidden?: boolean
  tables: (rows?: number) => SheetTable[]
}
/** A tab of a workbook that is open. `tab` counts from 0. */
export type OpenTab = { book: WorkBook; tab: number; sheetName: string; sheet: DenseWorkSheet }

/** Enough to see that there are too many rows with questions, however many rows are blank. */
export const sheetRows = 65_536
const mostTabs = 12

/** The first tab with cells, as specified, even if it is hidden. Throws if no tab has any. */
export function firstTab(bytes: ArrayBuffer): OpenTab {
  const first = openTab(bytes, 0)
  if (!first) throw new Error('There is no sheet that can be read.')
  return first
}

/** The places of the tabs behind this one, hidden ones last. */
export function otherTabs({ book, tab }: OpenTab): number[] {
  const places = book.SheetNames.map((_, i) => i).slice(tab + 1, mostTabs)
  return places.toSorted((a, b) => Number(isHiddenTab(book, a)) - Number(isHiddenTab(book, b)))
}

/** Whether a tab cannot be seen in a spreadsheet program. */
export function isHiddenTab(book: WorkBook, tab: number): boolean {
  return Boolean(book.Workbook?.Sheets?.[tab]?.Hidden)
}

/** The first tab from this one on that has cells; charts and macros are among the tabs too. */
export function openTab(bytes: ArrayBuffer, from: number, rows = sheetRows): OpenTab | undefined {
  for (let tab = from; ; tab++) {
    const lean = { cellFormula: false, cellHTML: false, cellNF: true }
    const book = read(bytes, {
      type: 'array',
      dense: true,
      sheets: tab,
      sheetRows: rows,
      bookFiles: true,
      ...lean,
    })
    const sheetName = book.SheetNames[tab] ?? ''
    const sheet = book.Sheets[sheetName] as DenseWorkSheet | undefined
    if (!sheet) return undefined
    if (sheet['!type'] === undefined || sheet['!type'] === 'sheet') return { book, tab, sheetName, sheet }
  }
}

/** The tables that can be read from a tab, the most plausible one first. */
export function tablesOfTab(open: OpenTab, language: string): SheetTable[] {
  const { book, tab, sheet } = open
  const xml = sheetXml(book, tab)
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
  const hidden = hiddenParts(sheet, xml)
  const notes = readingNotes({ ...leftOut, ...leftOutBeside(book, tab), ...hidden })
  const beside = {
    ...hidden,
    zeroFormulas: zeros.map((address) => utils.decode_cell(address)),
    plainValues: plainValues(sheet, context),
  }
  return withNotes(tablesOfAnyShape(cells, beside, cellLooks(xml, styles)), notes)
}
