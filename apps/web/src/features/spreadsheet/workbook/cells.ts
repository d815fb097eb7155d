import { type CellObject, type DenseWorkSheet, type Range, utils } from '@e965/xlsx'
import { formulaWithoutResult } from '@quizly/domain'
import { type NumberContext, numberText } from './numbers.ts'
import { type Formatting, inlineRichTexts, richText } from './rich-text.ts'

const mostColumns = 50
const controls = /[^\P{Cc}\t\n]/gu

/**
 * A sheet as the library returns it and its XML, if it is in an .xlsx file, with the addresses of formulas for which
 * the file contains no result, and of cells that are struck through as a whole.
 */
export type SheetData = {
  sheet: DenseWorkSheet & { '!merges'?: Range[] }
  withoutResult: string[]
  struck: string[]
  xml: string
}

/**
 * The cells from A1 on as a spreadsheet program shows them: at most `rows` rows and 50 columns. `cutFrom` is
 * the first column that is cut off although it has a text.
 */
export function displayedCells(
  { sheet, withoutResult, struck, xml }: SheetData,
  rows: number,
  context: NumberContext,
): { cells: string[][]; formatting: Formatting; cutFrom: string | undefined } {
  const data: (CellObject[] | undefined)[] = sheet['!data']
  const formatting: Formatting = { struck: [], raised: [] }
  const cells = Array.from({ length: Math.min(data.length, rows) }, (_, row) =>
    Array.from(data[row]?.slice(0, mostColumns) ?? [], (cell, column) =>
      // Most cells have no run of their own, and need nothing beside them.
      typeof cell?.r === 'string' && cell.r.includes('rPr')
        ? cleaned(richText(cell.r, cell.v, { formatting, row, column }))
        : displayed(cell, context),
    ),
  )
  for (const address of withoutResult) {
    const { r, c } = utils.decode_cell(address)
    if (r < rows && c < mostColumns) put(cells, r, c, formulaWithoutResult)
  }
  for (const [address, runs] of inlineRichTexts(xml)) {
    const { r, c } = utils.decode_cell(address)
    const { [r]: row = [] } = cells
    const plain = row[c] ?? ''
    if (plain !== '') row[c] = cleaned(richText(runs, plain, { formatting, row: r, column: c }))
  }
  for (const address of struck) strike(cells, data, address, formatting)
  for (const merge of sheet['!merges'] ?? []) clearCovered(cells, merge)
  return { cells, formatting, cutFrom: firstCut(data) }
}

/** Leaves out a cell that is struck through as a whole, unless its text has formats of its own. */
function strike(
  cells: string[][],
  data: readonly (CellObject[] | undefined)[],
  address: string,
  { struck }: Formatting,
): void {
  const { r, c } = utils.decode_cell(address)
  const { [r]: row = [] } = cells
  if (!row[c] || /<(?:\w+:)?r>/.test(String(data[r]?.[c]?.r ?? ''))) return
  row[c] = ''
  struck.push(address)
}

function firstCut(data: readonly (CellObject[] | undefined)[]): string | undefined {
  const isFilled = (row: CellObject[] | undefined) =>
    row !== undefined &&
    row.length > mostColumns &&
    row.slice(mostColumns).some((cell) => cell?.v !== undefined)
  return data.some(isFilled) ? utils.encode_col(mostColumns) : undefined
}

function put(cells: string[][], r: number, c: number, text: string): void {
  while (cells.length <= r) cells.push([])
  const row = cells[r] ?? []
  while (row.length < c) row.push('')
  row[c] = text
}

function displayed(cell: CellObject | undefined, context: NumberContext): string {
  if (cell?.t === 'e') return cell.w ?? '#VALUE!'
  if (cell?.v === undefined) return ''
  if (typeof cell.v === 'boolean') return cell.v ? 'TRUE' : 'FALSE'
  if (typeof cell.v === 'number') return displayedNumber(cell, cell.v, context)
  return cleaned(cell.w || String(cell.v))
}

const cleaned = (text: string) => text.replace(/\r\n?/g, '\n').replace(controls, '')

function displayedNumber({ z, w }: CellObject, value: number, context: NumberContext): string {
  // The library shows the first cell with an implied built-in format but does not name that format.
  const isImplied = z === undefined && w !== undefined
  if (isImplied && !/^\d\d?\/\d\d?\/\d\d$/.test(w)) return w.trim()
  // The format ;;; hides a number from the reader of the sheet, not from the quiz.
  return (
    numberText(value, isImplied ? 'm/d/yy' : z?.toString(), context) || numberText(value, undefined, context)
  )
}

/** A merged cell shows only the text at its top left, whatever the file contains behind it. */
function clearCovered(cells: string[][], { s: start, e: end }: Range): void {
  cells.slice(start.r, end.r + 1).forEach((row, i) => {
    const from = i === 0 ? start.c + 1 : start.c
    if (from < row.length) row.fill('', from, end.c + 1)
  })
}
