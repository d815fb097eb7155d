import { limits } from '../../question/limits.ts'
import { comparableAnswer } from '../../question/comparable-answer.ts'
import { readLabel } from './labels.ts'
import { clearing } from '../fixes/row-fixes.ts'
import type { CellFinding, PlacedChoice, QuestionRow } from './question-row.ts'
import { quoted } from '../text.ts'

/** What people type into a cell that they mean to be empty. */
const placeholder = /^(?:\p{Pd}{1,3}|[./]|n\s?[/.]\s?a\.?|n\/v|k\.\s?a\.|s\/o)$/iu
const symbol = /^[^\p{L}\p{N}]{1,2}$/u

/**
 * The options of a row that are filled in, in the order of their columns' letters or numbers. Placeholders
 * behind the last option, such as `-`, are left out with a warning, but not those of an exported quiz.
 */
export function filledOptions(row: QuestionRow): { choices: PlacedChoice[]; warnings: CellFinding[] } {
  const { cell, columns } = row
  const filled = columns.options.flatMap(({ column, slot }) => {
    const text = cell(column)
    return text === '' ? [] : [{ column, slot, text }]
  })
  const isAsMeant = columns.template === 'quizly' || !filled.some(({ text }) => placeholder.test(text))
  if (isAsMeant) return { choices: filled, warnings: [] }
  const end = filled.findLastIndex(({ text }) => !placeholder.test(text)) + 1
  const choices = filled.slice(0, end)
  const others = filled.slice(end)
  const areSymbols = choices.every(({ text }) => symbol.test(text))
  const isKept = end < limits.optionsMin || areSymbols || others.some((each) => isNamed(row, each))
  const dropped = isKept ? [] : others
  return {
    choices: isKept ? filled : choices,
    warnings: filled
      .filter(({ text }) => placeholder.test(text))
      .map((each) => ({
        column: each.column,
        message: placeholderMessage(each.text, dropped.includes(each)),
        fixes: [clearing('clear-placeholder', each.column, each.text)],
      })),
  }
}

function isNamed({ cell, columns }: QuestionRow, { slot, text }: PlacedChoice): boolean {
  const key = cell(columns.correct)
  return comparableAnswer(key) === comparableAnswer(text) || readLabel(key)?.slot === slot
}

function placeholderMessage(text: string, isDropped: boolean): string {
  return isDropped
    ? `${quoted(text)} is taken for an empty cell and is no option. Clear it, or write the option in words.`
    : `${quoted(text)} is an option here, and students will see it. If the cell is meant to be empty, clear it.`
}
