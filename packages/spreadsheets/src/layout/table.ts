import { isBlank } from '@quizly/domain'
import { chosenRoles, findHeader, withSections } from '../columns/header.ts'
import { type SheetColumns, sheetColumns } from '../columns/columns.ts'
import {
  type BesideCells,
  formulaWithoutResult,
  type SheetRow,
  type SheetTable,
  type WaysOf,
} from '../sheet.ts'

/**
 * The cells of a sheet, as displayed and from A1 on, as a table of all rows below the headings. `waysOf` finds the other
 * ways to write what is in a cell of the table.
 */
export function wholeTable(
  cells: readonly (readonly string[])[],
  beside: BesideCells = {},
): { table: SheetTable; waysOf: WaysOf | undefined } {
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
  const rows = below.map(({ row, values }) => ({ row, values: shown.map((column) => values[column] ?? '') }))
  const { notes: roleNotes, ...chosen } = chosenRoles(columns, hidden, rows)
  const zeros = (beside.zeroFormulas ?? []).map(({ r, c }) => ({ row: r + 1, column: shown.indexOf(c) }))
  withoutZeroKeys(rows, zeros, sheetColumns(columns, chosen.roles))
  const headerRow = rowNumbers?.[Math.max(end, 0)] ?? Math.max(end, 0) + 1
  const letters = shown.map(columnLetters)
  const notes = [...roleNotes, ...sectionNotes]
  const columnInFile = (row: number, column: number) => moved.get(row)?.indexOf(column) ?? column
  const { plainValues } = beside
  return {
    table: {
      columns,
      rows,
      headerRow,
      ...chosen,
      ...(letters.some((each, i) => each !== columnLetters(i)) && { letters }),
      ...(notes.length > 0 && { notes }),
    },
    waysOf:
      plainValues &&
      ((row, column, text) => plainValues(row - 1, columnInFile(row, shown[column] ?? 0), text)),
  }
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

/** Where a cell stands in the file, such as `B3`; only its row if the cells were arranged anew. */
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
