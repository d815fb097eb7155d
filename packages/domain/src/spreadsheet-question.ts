import { limits } from './limits.ts'
import type { QuestionContent } from './question.ts'
import { choiceAnswers } from './spreadsheet-choices.ts'
import { type SheetColumns, usedColumns } from './spreadsheet-columns.ts'
import { type CellFinding, tooLong } from './spreadsheet-options.ts'
import { formulaWithoutResult, isErrorText, tidyText } from './spreadsheet-text.ts'
import { readType, type TypeWish } from './spreadsheet-types.ts'
import { isWritten, writtenAnswer } from './spreadsheet-written.ts'

/** The columns of a sheet in which questions can be read. */
export type QuestionColumns = SheetColumns & { question: number; correct: number }

/** A row with its Type read; `cell` gives the text of a column by its position, and '' for a column that is missing. */
export type QuestionRow = {
  columns: QuestionColumns
  cell: (column: number | undefined) => string
  wish: TypeWish | undefined
}

/** The part of a question that a layout of columns yields. */
export type AnswerReading = Omit<QuestionContent, 'text'> & { problems: CellFinding[]; warnings: CellFinding[] }

/** What a row says: a question or problems. Problems and warnings name their column by its position. */
export type QuestionReading = {
  question: QuestionContent | undefined
  problems: CellFinding[]
  warnings: CellFinding[]
}

/** Reads the cells of one row. */
export function readQuestion(values: readonly string[], columns: QuestionColumns): QuestionReading {
  const cell = (column: number | undefined) => (column === undefined ? '' : tidyText(values[column] ?? ''))
  const type = readType(cell(columns.type))
  const row = { columns, cell, wish: type.wish }

  const text = cell(columns.question)
  const { problems: answerProblems, warnings, ...answers } = isWritten(row) ? writtenAnswer(row) : choiceAnswers(row)
  const errors = usedColumns(columns).filter((column) => isErrorText(cell(column)))
  const problems = [
    ...textProblems(text, columns.question),
    ...(type.problem === undefined ? [] : [{ column: columns.type ?? 0, message: type.problem }]),
    ...answerProblems,
  ]
    .filter(({ column }) => !errors.includes(column))
    .concat(errors.map((column) => ({ column, message: errorMessage(cell(column)) })))
    .toSorted((a, b) => a.column - b.column)

  const question = problems.length === 0 ? { text, ...answers } : undefined
  return { question, problems, warnings: question ? warnings : [] }
}

function textProblems(text: string, column: number): CellFinding[] {
  const message = text === '' ? 'The question is missing. Type its text here.' : tooLong(text, limits.questionTextLength)
  return message === undefined ? [] : [{ column, message }]
}

function errorMessage(text: string): string {
  return text === formulaWithoutResult
    ? 'The file holds no result for this formula. Save it once more in your spreadsheet program, or type the text here.'
    : `This cell shows the error ${text}. Correct its formula, or type the text here.`
}
