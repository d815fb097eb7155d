import { limits } from '../../question/limits.ts'
import { comparableAnswer } from '../../question/comparable-answer.ts'
import type { CellFinding, PlacedChoice } from './question-row.ts'
import { quoted } from '../text.ts'

/** The message for a text that is too long; undefined if it is not. */
export function tooLong(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined
  const [has, most] = [text.length.toLocaleString('en'), limit.toLocaleString('en')]
  return `This text has ${has} characters, and ${most} are the most. Make it shorter.`
}

/** What is wrong with the filled-in options. `columns` are all columns that could hold one. */
export function optionProblems(choices: readonly PlacedChoice[], columns: readonly number[]): CellFinding[] {
  return [...countProblems(choices, columns), ...repeatedOptions(choices), ...choices.flatMap(lengthProblems)]
}

function countProblems(choices: readonly PlacedChoice[], columns: readonly number[]): CellFinding[] {
  const { optionsMin, optionsMax } = limits
  const surplus = choices[optionsMax]
  if (surplus) {
    const message = `A question can have at most ${optionsMax} options; this one has ${choices.length}. Clear some of them.`
    return [{ column: surplus.column, message }]
  }
  if (choices.length >= optionsMin) return []
  const column = columns.find((each) => !choices.some((choice) => choice.column === each)) ?? columns[0] ?? 0
  const has = choices.length === 0 ? 'none' : `only ${quoted(choices[0]?.text ?? '')}`
  return [
    {
      column,
      message: `This type of question needs at least ${optionsMin} options, and there is ${has}. Add options.`,
    },
  ]
}

function repeatedOptions(choices: readonly PlacedChoice[]): CellFinding[] {
  const lawful = choices.filter(({ text }) => text.length <= limits.optionLength)
  const alike = Map.groupBy(lawful, ({ text }) => comparableAnswer(text))
  return [...alike.values()].flatMap(([first, second]) => {
    if (!first || !second) return []
    const message = `The option ${quoted(first.text)} stands here and once more in this row. Change or clear one of them.`
    return [{ column: first.column, message }]
  })
}

function lengthProblems({ column, text }: PlacedChoice): CellFinding[] {
  const message = tooLong(text, limits.optionLength)
  return message === undefined ? [] : [{ column, message }]
}
