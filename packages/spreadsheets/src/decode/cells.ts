import { type CellObject, type DenseWorkSheet, type Range, utils } from '@e965/xlsx'
import { formulaWithoutResult } from '../sheet.ts'
import { type NumberContext, numberText } from './numbers.ts'

const maxColumns = 50
const controls = /[^\P{Cc}\t\n]/gu

/** `xml` is '' but for .xlsx files; `withoutResult` and `struck` are addresses. */
export type SheetData = {
  sheet: DenseWorkSheet & { '!merges'?: Range[] }
  withoutResult: string[]
  struck: string[]
  xml: string
}

/** Cells as a spreadsheet program shows them. `cutFrom` is the first column cut off although it has a text. */
export function displayedCells(
  { sheet, withoutResult, struck, xml }: SheetData,
  rows: number,
  context: NumberContext,
): { cells: string[][]; formatting: Formatting; cutFrom: string | undefined } {
  const data: (CellObject[] | undefined)[] = sheet['!data']
  const formatting: Formatting = { struck: [], raised: [] }
  const cells = Array.from({ length: Math.min(data.length, rows) }, (_, row) =>
    Array.from(data[row]?.slice(0, maxColumns) ?? [], (cell, column) =>
      // Most cells have no run of their own, and need nothing beside them.
      typeof cell?.r === 'string' && cell.r.includes('rPr')
        ? cleaned(richText(cell.r, cell.v, { formatting, row, column }))
        : displayed(cell, context),
    ),
  )
  for (const address of withoutResult) {
    const { r, c } = utils.decode_cell(address)
    if (r < rows && c < maxColumns) put(cells, r, c, formulaWithoutResult)
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
    row.length > maxColumns &&
    row.slice(maxColumns).some((cell) => cell?.v !== undefined)
  return data.some(isFilled) ? utils.encode_col(maxColumns) : undefined
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

export type Formatting = { struck: string[]; raised: string[] }

type At = { formatting: Formatting; row: number; column: number }

const run = /<(?:\w+:)?r>(.*?)<\/(?:\w+:)?r>/gs
const superscripts = raisedBy('0123456789+-−=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿ')
const subscripts = raisedBy('0123456789+-−=()aeoxhklmnpst', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ')

function raisedBy(plain: string, other: string): ReadonlyMap<string, string> {
  const signs = Array.from(other)
  return new Map(Array.from(plain, (sign, i) => [sign, signs[i] ?? sign]))
}

/** Raised and lowered parts keep their meaning (3², H₂O, otherwise x^(a/b)); struck-through parts are left out. */
export function richText(xml: unknown, plain: unknown, { formatting, row, column }: At): string {
  const whole = String(plain)
  if (typeof xml !== 'string' || !/<(?:\w+:)?(?:vertAlign|strike|dstrike)\b/.test(xml)) return whole
  const address = utils.encode_cell({ r: row, c: column })
  const parts = Array.from(xml.matchAll(run), ([, content = '']) => {
    const text = textOf(content)
    if (/<(?:\w+:)?d?strike\b(?![^>]*val="(?:0|false)")/.test(content)) {
      formatting.struck.push(address)
      return ''
    }
    const align = /<(?:\w+:)?vertAlign\b[^>]*val="(super|sub)script"/.exec(content)?.[1]
    if (align === undefined || text.trim() === '') return text
    formatting.raised.push(address)
    return raisedText(text, align === 'super')
  })
  return parts.length > 0 ? parts.join('') : whole
}

/** A text that is raised, or lowered, in signs for that where all of it has them: 3², H₂O, otherwise x^(a/b). */
export function raisedText(text: string, isRaised: boolean): string {
  const [signs, otherwise] = isRaised ? [superscripts, '^'] : [subscripts, '_']
  const letters = Array.from(text)
  if (letters.every((letter) => signs.has(letter))) return letters.map((letter) => signs.get(letter)).join('')
  return letters.length === 1 ? otherwise + text : `${otherwise}(${text})`
}

const inlineCell =
  /<(?:\w+:)?c\b(?=[^>]*\bt="inlineStr")[^>]*\br="([A-Z]+\d+)"[^>]*>\s*<(?:\w+:)?is>(.*?)<\/(?:\w+:)?is>/gs

/** The addresses and runs of cells whose formatted text stands in the sheet itself, where the library leaves formats out. */
function inlineRichTexts(sheetXml: string): [address: string, xml: string][] {
  if (!sheetXml.includes('vertAlign') && !sheetXml.includes('strike')) return []
  return Array.from(sheetXml.matchAll(inlineCell), ([, address = '', xml = '']) => [address, xml])
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(content: string): string {
  const [, text = ''] = /<(?:\w+:)?t\b[^>]*>([^<]*)</.exec(content) ?? []
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      if (name !== '') return entities[String(name)] ?? whole
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
    },
  )
}
