import { comparableAnswer } from '../question/comparable-answer.ts'
import { limits } from '../question/limits.ts'
import { trimmed } from '../question/visible-text.ts'
import { hasQuestions, sheetColumns } from './columns/columns.ts'
import { noHabits } from './row/habits.ts'
import { readType } from './row/question-type.ts'
import { isWritten, writtenColumn } from './row/written.ts'
import type { PlainValue, SheetTable } from './sheet.ts'

/** The most cells whose plain values are kept with a sheet. */
export const mostPlainValues = 2_000

type WaysOf = (row: number, column: number) => readonly string[]
type WaysOfText = (row: number, column: number, text: string) => readonly string[]

/**
 * The numbers and days that a table shows in some format where a student will write them; while it is not known
 * which column that is, in all columns. `waysOf` gives the other ways to write what is in a cell, by the number of
 * its row and the position of its column.
 */
export function plainValuesIn({ columns: headings, roles, rows }: SheetTable, waysOf: WaysOf): PlainValue[] {
  if (rows.length > limits.questionsPerQuiz) return []
  const columns = sheetColumns(headings, roles)
  const found = rows.flatMap(({ row, values }) => {
    const cell = (column: number | undefined) => trimmed(column === undefined ? '' : (values[column] ?? ''))
    const each = (column: number): PlainValue[] => {
      const text = values[column] ?? ''
      const ways = waysOf(row, column).filter((way) => comparableAnswer(way) !== comparableAnswer(text))
      return ways.length > 0 ? [{ row, column, text, ways: [...new Set(ways)] }] : []
    }
    if (!hasQuestions(columns)) return headings.flatMap((_, column) => each(column))
    const read = { columns, cell, wish: readType(cell(columns.type), noHabits).wish, keysArePositions: false }
    return isWritten(read) ? each(writtenColumn(read)) : []
  })
  return found.slice(0, mostPlainValues)
}

/** Finds the other ways to write what is in a cell, as long as its text is the one that was read. */
export function waysFinder(plainValues: readonly PlainValue[] = []): WaysOfText {
  const byPlace = new Map(plainValues.map((each) => [`${each.row} ${each.column}`, each]))
  return (row, column, text) => {
    const found = byPlace.get(`${row} ${column}`)
    return found && trimmed(found.text) === trimmed(text) ? found.ways : []
  }
}
