import { hasQuestions, type SheetColumns, sheetColumns } from './columns/columns.ts'
import { rowsToRead } from './idle-rows.ts'
import type { SheetTable } from './sheet.ts'
import { isBlank } from '../question/visible-text.ts'

const headerRows = 20

/**
 * Turns the cells of a sheet, as displayed and from A1 on, into a table. The headings are in the row with the
 * most known ones among the first 20 rows, otherwise in the first row that is not blank. Columns without
 * heading and text are left out, and so are rows that cannot hold a question. Undefined if no row is left.
 */
export function tableFromCells(cells: readonly (readonly string[])[]): SheetTable | undefined {
  const header = Math.max(headerIndex(cells), 0)
  const headings = cells[header] ?? []
  const below = cells.slice(header + 1)

  const width = [headings, ...below].reduce((most, { length }) => Math.max(most, length), 0)
  const shown = Array.from({ length: width }, (_, i) => i).filter(
    (i) => !isBlank(headings[i] ?? '') || below.some((values) => !isBlank(values[i] ?? '')),
  )
  const keys = columnKeys(shown.map((i) => ({ heading: headings[i] ?? '', letters: columnLetters(i) })))
  const all = below.map((values, i) => ({
    row: header + i + 2,
    values: shown.map((column) => values[column] ?? ''),
  }))
  const rows = rowsToRead({ columns: keys, rows: all })
  return rows.length > 0 ? { columns: keys, rows, headerRow: header + 1 } : undefined
}

/**
 * The index of the row of headings. If none is recognised, the first row that is not blank; -1 if all are.
 */
function headerIndex(cells: readonly (readonly string[])[]): number {
  const known = cells.slice(0, headerRows).map((row) => knownHeadings(sheetColumns(row)))
  const most = Math.max(0, ...known)
  return most > 0 ? known.indexOf(most) : cells.findIndex((row) => !row.every(isBlank))
}

function knownHeadings(columns: SheetColumns): number {
  if (!hasQuestions(columns)) return 0
  return 2 + Number(columns.type !== undefined) + columns.options.length + columns.incorrect.length
}

/** The headings as typed. A missing one becomes `Column F`, and a repeated one gets (2). */
function columnKeys(columns: { heading: string; letters: string }[]): string[] {
  const names = columns.map(({ heading, letters }) => (isBlank(heading) ? `Column ${letters}` : heading))
  const taken = new Set(names)
  const seen = new Set<string>()
  return names.map((name) => {
    if (!seen.has(name)) {
      seen.add(name)
      return name
    }
    let n = 2
    while (taken.has(`${name} (${n})`)) n++
    taken.add(`${name} (${n})`)
    return `${name} (${n})`
  })
}

/** The letters that a spreadsheet program shows above the column at this position. */
function columnLetters(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : columnLetters(Math.floor(position / 26) - 1) + letter
}
