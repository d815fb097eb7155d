import { limits } from '../question/limits.ts'
import type { QuestionContent } from '../question/question.ts'
import { hasQuestions, type SheetColumns, sheetColumns } from './columns/columns.ts'
import { rowsToRead } from './idle-rows.ts'
import { type QuestionReading, readQuestion } from './row/question.ts'
import type { CellMessage, SheetRow, SheetTable } from './sheet.ts'
import { shortened } from './text.ts'

/** The questions of the valid rows, with problems that must and warnings that should be looked at. */
export type SheetVerdict = {
  questions: (QuestionContent & { row: number })[]
  problems: CellMessage[]
  warnings: CellMessage[]
}

/** Reads one row of a sheet; undefined if the sheet has no columns for questions. */
export type RowReader = (row: SheetRow) => QuestionReading | undefined

/**
 * Creates a reader that reads each row object once and then remembers the result. Rows never change; an
 * edited row is a new object.
 */
export function rowReader(headings: readonly string[]): RowReader {
  const columns = sheetColumns(headings)
  const readings = new WeakMap<SheetRow, QuestionReading>()
  return (row) => {
    const present = readings.get(row)
    if (present || !hasQuestions(columns)) return present
    const reading = readQuestion(row.values, columns)
    readings.set(row, reading)
    return reading
  }
}

type Reading = { read?: RowReader; mostProblems?: number }

/**
 * Reads the questions in a table. The quiz can be saved if there are no problems. Rows that `read` remembers
 * cost no time. Stops after `mostProblems`.
 */
export function questionsFromRows(
  table: SheetTable,
  { read = rowReader(table.columns), mostProblems = Infinity }: Reading = {},
): SheetVerdict {
  const columns = sheetColumns(table.columns)
  const verdict: SheetVerdict = { questions: [], problems: [], warnings: [] }
  const ofSheet = (message: string) => verdict.problems.push({ row: table.headerRow, column: '', message })
  if (!hasQuestions(columns)) {
    ofSheet(missingColumns(columns))
    return verdict
  }

  const place = (row: number, findings: { column: number; message: string }[]): CellMessage[] =>
    findings.map(({ column: position, message }) => {
      const column = table.columns[position] ?? ''
      return { row, column, message: `Row ${row}, ${shortened(column, 40)}: ${message}` }
    })
  for (const sheetRow of rowsToRead(table)) {
    if (verdict.problems.length >= mostProblems) return verdict
    const reading = read(sheetRow)
    if (!reading) continue
    const { row } = sheetRow
    if (reading.question) verdict.questions.push({ row, ...reading.question })
    verdict.problems.push(...place(row, reading.problems))
    verdict.warnings.push(...place(row, reading.warnings))
  }

  const count = verdict.questions.length
  if (count === 0 && verdict.problems.length === 0) ofSheet('No data found in the uploaded file!')
  if (count > limits.questionsPerQuiz) {
    ofSheet(
      `A quiz can have at most ${limits.questionsPerQuiz} questions; this sheet has ${count}. Split it into several files.`,
    )
  }
  return verdict
}

function missingColumns({ question, correct }: SheetColumns): string {
  const missing = [
    question === undefined && '“Question”',
    correct === undefined && '“Correct Answer”',
  ].filter(Boolean)
  return (
    `No column is headed ${missing.join(' or ')}. The columns expected are Question, Correct Answer and, ` +
    'where there are options, Option A to Option F; Type is optional. Change the headings in your file and upload it again.'
  )
}
