import { comparableAnswer, trimmed } from '@quizly/domain'
import type { PlainValue, SheetTable, WaysOf } from '../sheet.ts'
import { hasQuestions, type QuestionColumns, sheetColumns } from '../columns/columns.ts'
import { isWritten, writtenColumn } from './written.ts'
import { readType } from '../stated-type.ts'

/** The most cells whose plain values are kept with a sheet. */
export const maxPlainValues = 2_000

/** The numbers and days in some format where a student will write them. `endsBefore` is the first row without room. */
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
    if (!candidates.some((column) => /\d/.test(values[column] ?? ''))) continue
    for (const column of hasQuestions(columns) ? writtenPlaces(columns, values, unused) : all) {
      const text = values[column] ?? ''
      const ways = waysOf(row, column, text).filter((way) => comparableAnswer(way) !== comparableAnswer(text))
      if (ways.length === 0) continue
      if (found.length === maxPlainValues) return { found, endsBefore: row }
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

function writtenPlaces(
  columns: QuestionColumns,
  values: readonly string[],
  unused: readonly number[],
): number[] {
  const cell = (column: number | undefined) => trimmed(column === undefined ? '' : (values[column] ?? ''))
  const read = {
    columns,
    cell,
    statedType: readType(cell(columns.type)).statedType,
    keys: [],
    keysAre: undefined,
  }
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
