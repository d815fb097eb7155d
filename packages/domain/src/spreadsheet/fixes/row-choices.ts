import { optionLetter } from '../../question/option-letter.ts'
import { isBlank, trimmed } from '../../question/visible-text.ts'
import { hasQuestions, sheetColumns } from '../columns/columns.ts'
import { type Choice, readAnswer } from '../row/answers.ts'
import { noHabits } from '../row/habits.ts'
import { readType } from '../row/question-type.ts'
import type { RowMeaning } from '../row/row-meaning.ts'
import type { SheetTable } from '../sheet.ts'
import { keyCells, plainKey } from './key-fixes.ts'
import type { FixedCell } from './fix.ts'

/**
 * The options of a row among which the correct ones can be chosen. `columns` and `chosen` are positions of
 * columns. `choose` returns the cells that make the options in these columns the correct ones.
 */
export type RowChoices = {
  columns: number[]
  /** The letter of each option, blank columns counted. */
  letters: string[]
  chosen: number[]
  areSeveral: boolean
  /** The position of the column with the key. */
  key: number
  choose: (columns: readonly number[]) => FixedCell[]
}

/**
 * Finds the choices of rows with these columns, from their cells and what they became; undefined for a row
 * without options or with a written answer.
 */
export function choiceFinder({ columns: headings, roles }: Pick<SheetTable, 'columns' | 'roles'>) {
  const columns = sheetColumns(headings, roles)
  return (values: readonly string[], parsedAs: RowMeaning | undefined): RowChoices | undefined => {
    if (!hasQuestions(columns)) return undefined
    const cell = (column: number | undefined) => trimmed(column === undefined ? '' : (values[column] ?? ''))
    const options = columns.options
      .map(({ column, slot }) => ({ column, slot, text: cell(column) }))
      .filter(({ text }) => !isBlank(text))
    const { wish } = readType(cell(columns.type), noHabits)
    if (options.length === 0 || wish === 'written') return undefined

    const keys = [columns.correct, ...columns.moreCorrect].map(cell).filter((key) => key !== '')
    const read = readAnswer(keys.join('\n'), options, columns.template !== undefined).correct ?? []
    const correct = parsedAs?.correctColumns ?? columnsOf(options, read)
    const areSeveral = wish === 'several' || (wish !== 'one' && correct.length > 1)
    return {
      columns: options.map(({ column }) => column),
      letters: options.map(({ slot }) => optionLetter(slot)),
      chosen: areSeveral || correct.length === 1 ? correct : [],
      areSeveral,
      key: columns.correct,
      choose(chosen) {
        const meant = options.filter(({ column }) => chosen.includes(column))
        const texts = meant.map(({ text }) => text).join('\n')
        return keyCells(plainKey(meant, options) ?? texts, columns)
      },
    }
  }
}

const columnsOf = (options: readonly (Choice & { column: number })[], chosen: readonly Choice[]) =>
  options.filter(({ slot }) => chosen.some((each) => each.slot === slot)).map(({ column }) => column)
