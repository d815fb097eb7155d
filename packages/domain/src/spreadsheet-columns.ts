import { headingRole } from './spreadsheet-headings.ts'
import { type SpreadsheetTemplate, spreadsheetTemplate } from './spreadsheet-templates.ts'

/** A column of options; `slot` is the number in its heading from 0 (Option A and Option 1 are 0). */
export type OptionColumn = { column: number; slot: number }

/**
 * Which columns make a question, by their positions. `options` and `incorrect` stand in the order of their letters or
 * numbers; `incorrect` is empty where there are columns of options.
 */
export type SheetColumns = {
  question: number | undefined
  type: number | undefined
  correct: number | undefined
  options: OptionColumn[]
  incorrect: number[]
  template: SpreadsheetTemplate | undefined
}

/** Finds the columns of a question by the headings. */
export function sheetColumns(headings: readonly string[]): SheetColumns {
  const roles = headings.map((heading, column) => ({ column, role: headingRole(heading) }))

  const first = (field: 'question' | 'type' | 'correct') =>
    roles
      .flatMap(({ column, role }) => (role?.field === field ? [{ column, rank: role.rank }] : []))
      .toSorted((a, b) => a.rank - b.rank)[0]?.column

  const slots = (field: 'option' | 'incorrect') =>
    roles
      .flatMap(({ column, role }) => (role?.field === field ? [{ column, slot: role.slot }] : []))
      .toSorted((a, b) => a.slot - b.slot)
      .filter(({ slot }, i, sorted) => sorted[i - 1]?.slot !== slot)

  const options = slots('option')
  return {
    question: first('question'),
    type: first('type'),
    correct: first('correct'),
    options,
    incorrect: options.length > 0 ? [] : slots('incorrect').map(({ column }) => column),
    template: spreadsheetTemplate(headings),
  }
}

/** The positions of all columns that a question is read from. */
export function usedColumns({ question, type, correct, options, incorrect }: SheetColumns): number[] {
  const single = [question, type, correct].filter((column) => column !== undefined)
  return [...single, ...options.map(({ column }) => column), ...incorrect].toSorted((a, b) => a - b)
}
