import type { QuestionContent } from '../../question/question.ts'
import type { Choice } from './answers.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import type { TypeWish } from './question-type.ts'

/** A row with its Type read; `cell` gives the text of a column by its position, and '' for a column that is missing. */
export type QuestionRow = {
  columns: QuestionColumns
  cell: (column: number | undefined) => string
  wish: TypeWish | undefined
}

/** A sentence about the cell in the column at this position. */
export type CellFinding = { column: number; message: string }

/** The part of a question that a layout of columns yields. */
export type AnswerReading = Omit<QuestionContent, 'text'> & {
  problems: CellFinding[]
  warnings: CellFinding[]
}

/** An option with the position of its column in the sheet. */
export type PlacedChoice = Choice & { column: number }

/** The options of a row that are filled in, in the order of their columns' letters or numbers. */
export function filledOptions({ cell, columns }: QuestionRow): PlacedChoice[] {
  return columns.options.flatMap(({ column, slot }) => {
    const text = cell(column)
    return text === '' ? [] : [{ column, slot, text }]
  })
}
