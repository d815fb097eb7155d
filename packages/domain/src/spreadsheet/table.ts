import { chosenRoles } from './columns/chosen-roles.ts'
import { type SheetColumns, sheetColumns } from './columns/columns.ts'
import { findHeader } from './header.ts'
import { listedNumbers } from './listed-numbers.ts'
import { rowsToRead } from './skipped-rows.ts'
import { plainValuesIn } from './plain-values.ts'
import { withSections } from './sections.ts'
import { formulaWithoutResult, type SheetRow, type SheetTable } from './sheet.ts'
import { isBlank } from '../question/visible-text.ts'

/**
 * What a sheet says besides its texts: hidden columns by position, rows by index that a filter hides, and the
 * number of each row if they do not count from 1 (then without formulas).
 */
export type BesideCells = {
  hiddenColumns?: readonly number[]
  filteredRows?: ReadonlySet<number>
  rowNumbers?: readonly number[]
  /** The other ways to write the number or the day in a cell with this text. Row and column are counted from 0. */
  plainValues?: ((row: number, column: number, text: string) => string[]) | undefined
  /** Cells with a formula that gives 0, as it does where it was never calculated or refers to an empty cell. */
  zeroFormulas?: readonly { r: number; c: number }[]
  /** False if the first row is one like all others. */
  hasHeadings?: boolean
}

/**
 * Turns the cells of a sheet, as displayed and from A1 on, into a table. Columns without heading and text are
 * left out, and so are rows that a filter hides or that cannot hold a question. Undefined if no row is left.
 */
export function tableFromCells(
  cells: readonly (readonly string[])[],
  beside: BesideCells = {},
): SheetTable | undefined {
  const { hiddenColumns = [], filteredRows = new Set(), rowNumbers, hasHeadings = true } = beside
  const { headings: first, end } = hasHeadings ? findHeader(cells) : { headings: [], end: -1 }
  const {
    headings,
    rows: below,
    moved,
    notes: sectionNotes,
  } = withSections(
    first,
    cells
      .map((values, i) => ({ row: i + 1, values: [...values] }))
      .filter(({ row }) => row > end + 1 && !filteredRows.has(row - 1))
      .map(({ row, values }) => ({ row: rowNumbers?.[row - 1] ?? row, values })),
  )

  const width = below.reduce((most, { values }) => Math.max(most, values.length), headings.length)
  const shown = Array.from({ length: width }, (_, i) => i).filter(
    (i) => !isBlank(headings[i] ?? '') || below.some(({ values }) => !isBlank(values[i] ?? '')),
  )
  const columns = uniqueHeadings(
    shown.map((i) => (isBlank(headings[i] ?? '') ? `Column ${columnLetters(i)}` : (headings[i] ?? ''))),
  )
  const hidden = shown.flatMap((column, i) => (hiddenColumns.includes(column) ? [i] : []))
  const all = below.map(({ row, values }) => ({ row, values: shown.map((column) => values[column] ?? '') }))
  const { notes: roleNotes, ...chosen } = chosenRoles(columns, hidden, all)
  const zeros = (beside.zeroFormulas ?? []).map(({ r, c }) => ({ row: r + 1, column: shown.indexOf(c) }))
  withoutZeroKeys(all, zeros, sheetColumns(columns, chosen.roles))
  const told = { hints: [] as number[], headings: [] as number[] }
  const rows = rowsToRead({ columns, rows: all, ...chosen }, told)
  if (rows.length === 0) return undefined
  const headerRow = rowNumbers?.[Math.max(end, 0)] ?? Math.max(end, 0) + 1
  const letters = shown.map(columnLetters)
  const table = { columns, rows, headerRow, ...chosen }
  const columnInFile = (row: number, column: number) => moved.get(row)?.indexOf(column) ?? column
  const { found: plainValues = [], endsBefore } = beside.plainValues
    ? plainValuesIn(
        table,
        (row, column, text) =>
          beside.plainValues?.(row - 1, columnInFile(row, shown[column] ?? 0), text) ?? [],
      )
    : {}
  const notes = [...roleNotes, ...sectionNotes, ...leftOutNotes(told), ...formatNotes(endsBefore)]
  return {
    ...table,
    ...(letters.some((each, i) => each !== columnLetters(i)) && { letters }),
    ...(notes.length > 0 && { notes }),
    ...(plainValues.length > 0 && { plainValues }),
  }
}

function formatNotes(endsBefore: number | undefined): string[] {
  if (endsBefore === undefined) return []
  return [
    `From row ${endsBefore} on, numbers and dates in written answers count only as they are shown. Split the sheet into several files.`,
  ]
}

/** Makes formulas without a result of keys that are 0 although no option is. */
function withoutZeroKeys(
  rows: readonly SheetRow[],
  zeros: readonly { row: number; column: number }[],
  { correct, options }: SheetColumns,
): void {
  const keys = new Set(zeros.flatMap(({ row, column }) => (column === correct ? [row] : [])))
  for (const { row, values } of keys.size > 0 ? rows : []) {
    const texts = options.map(({ column }) => values[column] ?? '').filter((text) => !isBlank(text))
    if (keys.has(row) && texts.length > 0 && !texts.includes('0')) values[correct ?? 0] = formulaWithoutResult
  }
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

/**
 * Where a cell of a table stands in the file, such as `B3`; only its row if the cells were arranged anew. A table on its
 * side has the headings in column A.
 */
export function placeInFile({ letters, shape }: SheetTable, row: number, column: number): string {
  const letter = letters?.[column] ?? columnLetters(column)
  if (shape === 'turned') return columnLetters(row - 1) + columnNumber(letter)
  return shape === undefined || shape === 'no headings' ? letter + row : `row ${row}`
}

const columnNumber = (letters: string) =>
  Array.from(letters).reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0)

/** The letters that a spreadsheet program shows above the column at this position. */
export function columnLetters(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26))
  return position < 26 ? letter : columnLetters(Math.floor(position / 26) - 1) + letter
}
