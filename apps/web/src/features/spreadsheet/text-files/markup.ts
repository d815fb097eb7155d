import { utils } from '@e965/xlsx'
import type { NumberContext } from '../workbook/numbers.ts'
import type { Formatting } from '../workbook/rich-text.ts'
import { excelXmlCells, type ShownCell } from './excel-xml.ts'
import { isStruck, textOfMarkup, withMarks } from './marked-text.ts'
import { waysOfOpenCell } from './shown-values.ts'

type Tags = { sheet: RegExp; end: RegExp; row: RegExp; cell: RegExp; breaks: RegExp }

/** The XML of OpenDocument, the XML of Excel 2003, and the HTML that portals call .xls. */
const kinds: Tags[] = [
  {
    sheet: /<table:table\s[^>]*>/,
    end: /<\/table:table>/,
    row: /<table:table-row\b/,
    cell: /<table:(?:covered-)?table-cell\b/,
    breaks: /<\/text:p>(?=\s*<text:p\b)|<text:line-break\s*\/>/g,
  },
  {
    sheet: /<(?:ss:)?Worksheet\b[^>]*>/,
    end: /<\/(?:ss:)?Worksheet>/,
    row: /<(?:ss:)?Row\b/,
    cell: /<(?:ss:)?Cell\b/,
    breaks: /<br\s*\/?>/gi,
  },
  {
    sheet: /<table\b[^>]*>/i,
    end: /<\/table>/i,
    row: /<tr\b/i,
    cell: /<t[dh]\b/i,
    breaks: /<br\s*\/?>|<\/(?:p|div|li)>/gi,
  },
]
const most = { rows: 65_536, columns: 51, sheets: 12 }
const notes =
  /<office:annotation\b[^]*?<\/office:annotation>|<(?:ss:)?Comment\b[^]*?<\/(?:ss:)?Comment>|<!--[^]*?-->/g

/** A sheet or table of such a file. Its cells are read when they are asked for. */
export type MarkupSheet = { name: string; read: () => SheetCells }
/**
 * The cells of a sheet. Rows that a filter hides, or that are hidden by hand, are counted from 0. `values` are the
 * cells whose number or day the file tells.
 */
export type SheetCells = {
  cells: string[][]
  values: (ShownCell | undefined)[][]
  filteredRows: Set<number>
  hiddenRows: number[]
  formatting: Formatting
}
type ShowCell = (piece: string, text: string) => ShownCell | undefined

/** The sheets or tables in a text of one of these kinds. */
export function sheetsOfMarkup(markup: string, context: NumberContext): MarkupSheet[] {
  const tags = kinds.find(({ sheet }) => sheet.test(markup))
  if (!tags) return []
  const text = tags === kinds[0] ? withMarks(markup) : markup
  const show = tags === kinds[1] ? excelXmlCells(text, context) : openCell
  const starts = Array.from(text.matchAll(new RegExp(tags.sheet, 'g' + tags.sheet.flags))).slice(
    0,
    most.sheets,
  )
  return starts.map(({ 0: tag, index }) => ({
    name: /\b(?:table|ss):[Nn]ame="([^"]*)"/.exec(tag)?.[1] ?? '',
    read: () => sheetCells(text.slice(index + tag.length).split(tags.end, 1)[0] ?? '', tags, show),
  }))
}

const openCell: ShowCell = (piece, text) =>
  /^[^>]*\boffice:(?:date-)?value="/.test(piece)
    ? { text, ways: () => waysOfOpenCell(tagOf(piece), text) }
    : undefined

function sheetCells(sheet: string, tags: Tags, show: ShowCell): SheetCells {
  const found: SheetCells = {
    cells: [],
    values: [],
    filteredRows: new Set(),
    hiddenRows: [],
    formatting: { struck: [], raised: [] },
  }
  const { cells, values, formatting } = found
  /** Columns that a cell above still covers, with the number of rows that it does. */
  let covered: number[] = []
  for (const row of sheet.replace(notes, '').split(tags.row).slice(1)) {
    const times = numberIn(row, 'number-rows-repeated') ?? 1
    const skipped = Math.min(numberIn(row, 'ss:Index') ?? 1, most.rows) - 1 - cells.length
    for (let i = 0; i < skipped; i++) {
      cells.push([])
      values.push([])
    }
    const read = cellsOfRow(row, tags, show, covered)
    covered = read.covered
    for (const kind of ['raised', 'struck'] as const)
      formatting[kind].push(...read[kind].map((c) => utils.encode_cell({ r: cells.length, c })))
    const isBlank = read.texts.every((text) => text.trim() === '')
    const [, visibility] = /\btable:visibility="(filter|collapse)"/.exec(tagOf(row)) ?? []
    // Programs fill a sheet to its end with one blank row that is repeated.
    for (let i = 0; i < (isBlank ? Math.min(times, 100) : times) && cells.length < most.rows; i++) {
      if (visibility === 'filter') found.filteredRows.add(cells.length)
      else if (visibility === 'collapse' || /\bss:Hidden="1"/.test(tagOf(row)))
        found.hiddenRows.push(cells.length)
      cells.push(read.texts)
      values.push(read.values)
    }
  }
  return found
}

const ownTag = /^(?:[^>"']|"[^"]*"|'[^']*')*>/
/** The tag with which a piece begins. Its attributes may hold a `>`. */
const tagOf = (piece: string) => ownTag.exec(piece)?.[0] ?? piece.slice(0, piece.indexOf('>') + 1)

type RowCells = {
  texts: string[]
  values: (ShownCell | undefined)[]
  raised: number[]
  struck: number[]
  covered: number[]
}

function cellsOfRow(row: string, { cell, breaks }: Tags, show: ShowCell, above: readonly number[]): RowCells {
  const texts: string[] = []
  const read: RowCells = {
    texts,
    values: [],
    raised: [],
    struck: [],
    covered: above.map((rows) => Math.max(rows - 1, 0)),
  }
  const skipCovered = () => {
    while ((above[texts.length] ?? 0) > 0 && texts.length < most.columns) texts.push('')
  }
  for (const piece of row.split(cell).slice(1)) {
    skipCovered()
    const skipped = Math.min(numberIn(piece, 'ss:Index') ?? 1, most.columns) - 1 - texts.length
    for (let i = 0; i < skipped; i++) texts.push('')
    const plain = textOfMarkup(piece.slice(tagOf(piece).length), breaks)
    const shown = show(piece, plain)
    if (/<su[pb]\b/i.test(piece)) read.raised.push(texts.length)
    if (isStruck(piece)) read.struck.push(texts.length)
    const merged = numberIn(piece, 'colspan') ?? (numberIn(piece, 'ss:MergeAcross') ?? 0) + 1
    const down = Math.min(numberIn(piece, 'rowspan') ?? 1, most.rows)
    const times = numberIn(piece, 'number-columns-repeated') ?? 1
    for (let i = 0; i < times * merged && texts.length < most.columns; i++) {
      if (shown && i % merged === 0) read.values[texts.length] = shown
      if (down > 1) read.covered[texts.length] = down - 1
      texts.push(i % merged === 0 ? (shown?.text ?? plain) : '')
    }
  }
  return read
}

const patterns = new Map<string, RegExp>()

/** The number in an attribute of the tag with which a piece begins. */
function numberIn(piece: string, name: string): number | undefined {
  let pattern = patterns.get(name)
  if (!pattern) patterns.set(name, (pattern = new RegExp(`^[^>]*\\b${name}\\s*=\\s*["']?(\\d{1,7})`, 'i')))
  const [, digits] = pattern.exec(piece) ?? []
  return digits === undefined ? undefined : Number(digits)
}
