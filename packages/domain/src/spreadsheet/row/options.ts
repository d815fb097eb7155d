import { limits } from '../../question/limits.ts'
import { comparableAnswer } from '../../question/comparable-answer.ts'
import { clearing, trueFalseFix, typeFix } from '../fixes/row-fixes.ts'
import { readLabel } from './labels.ts'
import type { CellFinding, PlacedChoice, QuestionRow } from './question-row.ts'
import { quoted } from '../text.ts'

/** The message for a text that is too long; undefined if it is not. */
export function tooLong(text: string, limit: number): string | undefined {
  if (text.length <= limit) return undefined
  const [has, most] = [text.length.toLocaleString('en'), limit.toLocaleString('en')]
  return `This text has ${has} characters, and ${most} are the most. Make it shorter.`
}

/** What is wrong with the filled-in options. `places` are all columns that could hold one. */
export function optionProblems(
  choices: readonly PlacedChoice[],
  places: readonly number[],
  row: QuestionRow,
): CellFinding[] {
  return [
    ...countProblems(choices, places, row),
    ...repeatedOptions(choices, row),
    ...choices.flatMap(lengthProblems),
  ]
}

function countProblems(
  choices: readonly PlacedChoice[],
  places: readonly number[],
  { cell, columns }: QuestionRow,
): CellFinding[] {
  const { optionsMin, optionsMax } = limits
  const surplus = choices[optionsMax]
  if (surplus) {
    const message = `A question can have at most ${optionsMax} options; this one has ${choices.length}. Clear some.`
    return [{ column: surplus.column, message }]
  }
  if (choices.length >= optionsMin) return []
  const column = places.find((each) => !choices.some((choice) => choice.column === each)) ?? places[0] ?? 0
  const has = choices.length === 0 ? 'none' : `only ${quoted(choices[0]?.text ?? '')}`
  const message = `This type of question needs at least ${optionsMin} options, and there is ${has}. Add options.`
  if (choices.length > 0) return [{ column, message }]
  const key = cell(columns.correct)
  const fixes = [trueFalseFix(key, columns), key === '' ? undefined : typeFix('written', columns)]
  return [{ column, message, fixes: fixes.filter((fix) => fix !== undefined) }]
}

function repeatedOptions(choices: readonly PlacedChoice[], { cell, columns }: QuestionRow): CellFinding[] {
  const forms = choices.map(({ text }) =>
    text.length > limits.optionLength ? undefined : comparableAnswer(text),
  )
  if (!forms.some((form, i) => form !== undefined && forms.indexOf(form) < i)) return []
  const valid = choices.filter(({ text }) => text.length <= limits.optionLength)
  const alike = Map.groupBy(valid, ({ text }) => comparableAnswer(text))
  return [...alike.values()].flatMap(([first, second]) => {
    if (!first || !second) return []
    if (first.text !== second.text) {
      const message = `The options ${quoted(first.text)} and ${quoted(second.text)} differ only in capital letters or in spaces, which do not count. Make them differ in words.`
      return [{ column: first.column, message }]
    }
    const message = `${quoted(first.text)} appears twice in this row. Change or clear one.`
    const isNamed = readLabel(cell(columns.correct))?.slot === second.slot
    const { column, text } = isNamed ? first : second
    return [{ column: first.column, message, fixes: [clearing('clear-repeated', column, text)] }]
  })
}

function lengthProblems({ column, text }: PlacedChoice): CellFinding[] {
  const message = tooLong(text, limits.optionLength)
  return message === undefined ? [] : [{ column, message }]
}
