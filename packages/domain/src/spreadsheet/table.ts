import { headingRoles } from './columns/columns.ts'
import type { ColumnRole } from './columns/roles.ts'
import { findHeader } from './header.ts'
import { listedNumbers } from './listed-numbers.ts'
import { rowsToRead } from './idle-rows.ts'
import type { SheetTable } from './sheet.ts'
import { quoted } from './text.ts'
import { isBlank } from '../question/visible-text.ts'

/**
 * What a sheet says besides its texts: hidden columns by position, rows by index that a filter hides, and the
 * number of each row if they do not count from 1.
 */
export type BesideCells = {
  hiddenColumns?: readonly number[]
  filteredRows?: ReadonlySet<number>
  rowNumbers?: readonly number[]
}

/**
 * Turns the cells of a sheet, as displayed and from A1 on, into a table. Columns without heading and text are
 * left out, and so are rows that a filter hides or that cannot hold a question. Undefined if no row is left.
 */
export function tableFromCells(
  cells: readonly (readonly string[])[],
  { hiddenColumns = [], filteredRows = new Set(), rowNumbers }: BesideCells = {},
): SheetTable | undefined {
  const { headings, end } = findHeader(cells)
  const below = cells
    .map((values, i) => ({ row: i + 1, values }))
    .filter(({ row }) => row > end + 1 && !filteredRows.has(row - 1))
    .map(({ row, values }) => ({ row: rowNumbers?.[row - 1] ?? row, values }))

  const width = below.reduce((most, { values }) => Math.max(most, values.length), headings.length)
  const shown = Array.from({ length: width }, (_, i) => i).filter(
    (i) => !isBlank(headings[i] ?? '') || below.some(({ values }) => !isBlank(values[i] ?? '')),
  )
  const columns = uniqueHeadings(
    shown.map((i) => (isBlank(headings[i] ?? '') ? `Column ${columnLetters(i)}` : (headings[i] ?? ''))),
  )
  const hidden = shown.flatMap((column, i) => (hiddenColumns.includes(column) ? [i] : []))
  const roles = hidden.length > 0 ? headingRoles(columns, hidden) : undefined
  const differs =
    JSON.stringify(roles ?? []) !== JSON.stringify(hidden.length > 0 ? headingRoles(columns) : [])
  const all = below.map(({ row, values }) => ({ row, values: shown.map((column) => values[column] ?? '') }))
  const chosen = roles && differs ? { roles } : {}
  const told = { hints: [] as number[], headings: [] as number[] }
  const rows = rowsToRead({ columns, rows: all, ...chosen }, told)
  if (rows.length === 0) return undefined
  const notes = [...(roles && differs ? [hiddenNote(columns, hidden, roles)] : []), ...leftOutNotes(told)]
  const headerRow = rowNumbers?.[end] ?? end + 1
  const letters = shown.map(columnLetters)
  return {
    columns,
    rows,
    headerRow,
    ...(letters.some((each, i) => each !== columnLetters(i)) && { letters }),
    ...chosen,
    ...(notes.length > 0 && { notes }),
  }
}

/** Hidden columns that would have been used if they were visible. */
function hiddenNote(columns: string[], hidden: readonly number[], roles: readonly ColumnRole[]): string {
  const visible = headingRoles(columns)
  const passed = hidden.filter((column) => visible[column] !== 'unused' && roles[column] === 'unused')
  const named = passed.map((column) => quoted(columns[column] ?? '')).join(', ')
  return passed.length === 1
    ? `Column ${named} is not used, because it is hidden and another one like it is not.`
    : `Columns ${named} are not used, because they are hidden and others like them are not.`
}

function leftOutNotes({ hints, headings }: { hints: number[]; headings: number[] }): string[] {
  const rows = (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Row' : 'Rows'} ${listedNumbers(numbers)}`
  return [
    ...(hints.length > 0 ? [`${rows(hints)} says what to fill in, and is left out.`] : []),
    ...(headings.length === 1 ? [`${rows(headings)} repeats the headings, and is left out.`] : []),
    ...(headings.length > 1 ? [`${rows(headings)} repeat the headings, and are left out.`] : []),
  ]
}

/** The headings as typed. A repeated one gets (2). */
export function uniqueHeadings(names: readonly string[]): string[] {
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
export function columnLetters(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : columnLetters(Math.floor(position / 26) - 1) + letter
}
