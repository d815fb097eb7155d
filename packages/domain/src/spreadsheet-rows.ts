import { limits } from './limits.ts'
import type { QuestionContent } from './question.ts'
import { hasQuestions, type SheetColumns, sheetColumns } from './spreadsheet-columns.ts'
import { rowsToRead } from './spreadsheet-idle-rows.ts'
import { readQuestion } from './spreadsheet-question.ts'
import type { CellMessage, SheetTable } from './spreadsheet-sheet.ts'
import { shortened } from './spreadsheet-text.ts'

/** The questions of the good rows, and what has to be (problems) or should be (warnings) looked at. */
export type SheetVerdict = {
  questions: (QuestionContent & { row: number })[]
  problems: CellMessage[]
  warnings: CellMessage[]
}

/** Reads the questions in a table. It can be saved if there are no problems. */
export function questionsFromRows(table: SheetTable): SheetVerdict {
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
  for (const { row, values } of rowsToRead(table)) {
    const { question, problems, warnings } = readQuestion(values, columns)
    if (question) verdict.questions.push({ row, ...question })
    verdict.problems.push(...place(row, problems))
    verdict.warnings.push(...place(row, warnings))
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
