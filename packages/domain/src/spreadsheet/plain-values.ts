import { comparableAnswer } from '../question/comparable-answer.ts'
import { trimmed } from '../question/visible-text.ts'
import { hasQuestions, type QuestionColumns, sheetColumns } from './columns/columns.ts'
import { noHabits } from './row/habits.ts'
import { readType } from './row/question-type.ts'
import { isWritten, writtenColumn } from './row/written.ts'
import type { PlainValue, SheetTable } from './sheet.ts'

/** The most cells whose plain values are kept with a sheet. */
export const mostPlainValues = 2_000

type WaysOf = (row: number, column: number, text: string) => readonly string[]

/**
 * The numbers and days that a table shows in some format where a student will write them, or may once the columns
 * are chosen otherwise. `waysOf` gives the other ways to write what is in a cell, by the number of its row and the
 * position of its column. `endsBefore` is the number of the first row for which there is no room.
 */
export function plainValuesIn(
  { columns: headings, roles, rows }: SheetTable,
  waysOf: WaysOf,
): { found: PlainValue[]; endsBefore?: number } {
  const columns = sheetColumns(headings, roles)
  const all = headings.map((_, column) => column)
  const unused = all.filter((column) => !columns.used.includes(column))
  const found: PlainValue[] = []
  const candidates = hasQuestions(columns) ? columnsOfAnswers(columns, unused) : all
  for (const { row, values } of rows) {
    // Most rows are out at once.
    if (!candidates.some((column) => /\d/.test(values[column] ?? ''))) continue
    for (const column of hasQuestions(columns) ? writtenPlaces(columns, values, unused) : all) {
      const text = values[column] ?? ''
      const ways = waysOf(row, column, text).filter((way) => comparableAnswer(way) !== comparableAnswer(text))
      if (ways.length === 0) continue
      if (found.length === mostPlainValues) return { found, endsBefore: row }
      found.push({ row, column, text, ways: [...new Set(ways)] })
    }
  }
  return { found }
}

const columnsOfAnswers = ({ correct, options, template }: QuestionColumns, unused: readonly number[]) => [
  correct,
  ...(template === 'quizizz' ? options.slice(0, 1) : []).map(({ column }) => column),
  ...unused,
]

/** The columns of a row in which its written answer stands or may stand; none if it has options. */
function writtenPlaces(
  columns: QuestionColumns,
  values: readonly string[],
  unused: readonly number[],
): number[] {
  const cell = (column: number | undefined) => trimmed(column === undefined ? '' : (values[column] ?? ''))
  const read = { columns, cell, wish: readType(cell(columns.type), noHabits).wish, keysArePositions: false }
  return isWritten(read) ? [writtenColumn(read), ...unused] : []
}

/** Finds the other ways to write what is in a cell, as long as its text is the one that was read. */
export function waysFinder(plainValues: readonly PlainValue[] = []): WaysOf {
  const byPlace = new Map(plainValues.map((each) => [`${each.row} ${each.column}`, each]))
  return (row, column, text) => {
    const found = byPlace.get(`${row} ${column}`)
    return found && trimmed(found.text) === trimmed(text) ? found.ways : []
  }
}
