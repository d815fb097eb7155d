import type { UncheckedQuestion } from '@quizly/domain'
import type { SheetFinding } from '../codes.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import type { Fix, ParsedAs } from '../sheet.ts'
import type { StatedType } from '../words.ts'
import type { Choice } from '../key.ts'
import type { Label } from '../labels.ts'

/** A row whose Type has been read. `cell` returns '' for a missing column. */
export type QuestionRow = {
  columns: QuestionColumns
  cell: (column: number | undefined) => string
  /** The filled cells of all columns of the key, left to right. `cell` of the first of them has all, a line for each. */
  keys: readonly { text: string; column: number }[]
  statedType: StatedType | undefined
  /** What all keys of the sheet are, if they are of one kind. */
  keysAre: Label['kind'] | undefined
  /** The other ways to write the number or the day in a cell with this text. */
  waysOf?: (column: number, text: string) => readonly string[]
}

/** What is told about the cell in the column at this position, with what can be done about it by one click. */
export type CellFinding = SheetFinding & { column: number; fixes?: Fix[] }

/** The part of a question that comes from its answer columns. */
export type AnswerReading = Omit<UncheckedQuestion, 'text'> &
  Omit<ParsedAs, 'type'> & {
    problems: CellFinding[]
    warnings: CellFinding[]
  }

export type PlacedChoice = Choice & { column: number }
