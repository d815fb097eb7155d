import { headingRole } from './headings.ts'
import { type SpreadsheetTemplate, spreadsheetTemplate } from './templates.ts'

/** A column of options. `slot` is the number in its heading, from 0 (Option A and Option 1 are 0). */
type OptionColumn = { column: number; slot: number }

/**
 * Which columns make up a question, by position. `options` and `incorrect` are in the order of their letters
 * or numbers. `incorrect` is empty if there are columns of options.
 */
export type SheetColumns = {
  question: number | undefined
  type: number | undefined
  correct: number | undefined
  options: OptionColumn[]
  incorrect: number[]
  template: SpreadsheetTemplate | undefined
  /** All of these columns, from left to right. */
  used: number[]
}

/** Columns that are enough to read questions. */
export type QuestionColumns = SheetColumns & { question: number; correct: number }

/** Whether there are columns for the question and the correct answer. */
export function hasQuestions(columns: SheetColumns): columns is QuestionColumns {
  return columns.question !== undefined && columns.correct !== undefined
}

/** Finds the columns of a question by their headings. */
export function sheetColumns(headings: readonly string[]): SheetColumns {
  const roles = headings.map((heading, column) => ({ column, role: headingRole(heading) }))

  const first = (field: 'question' | 'type' | 'correct') =>
    roles
      .flatMap(({ column, role }) => (role?.field === field ? [{ column, ...role }] : []))
      .toSorted((a, b) => a.rank - b.rank)[0]?.column

  const slots = (field: 'option' | 'incorrect') =>
    roles
      .flatMap(({ column, role }) => (role?.field === field ? [{ column, ...role }] : []))
      .toSorted((a, b) => a.slot - b.slot || a.rank - b.rank)
      .filter(({ slot }, i, sorted) => sorted[i - 1]?.slot !== slot)

  const [question, type, correct] = [first('question'), first('type'), first('correct')]
  const options = slots('option')
  const incorrect = options.length > 0 ? [] : slots('incorrect').map(({ column }) => column)
  const used = [question, type, correct, ...options.map(({ column }) => column), ...incorrect]
    .filter((column) => column !== undefined)
    .toSorted((a, b) => a - b)
  return { question, type, correct, options, incorrect, template: spreadsheetTemplate(headings), used }
}
