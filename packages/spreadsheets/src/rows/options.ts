import { comparableAnswer, limits, seenText } from '@quizly/domain'
import type { SheetFinding } from '../codes.ts'
import { clearing, trueFalseFix, typeFix } from './offered-fixes.ts'
import type { CellFinding, PlacedChoice, QuestionRow } from './question-row.ts'
import { quoted } from '../text.ts'
import { blankWords } from '../words.ts'
import { readLabel } from '../labels.ts'

/** What is told about a text that is too long; undefined if it is not. */
export function tooLong(text: string, limit: number): SheetFinding | undefined {
  if (text.length <= limit) return undefined
  return { code: 'cell-too-long', params: { count: text.length, most: limit } }
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
    const params = { most: optionsMax, count: choices.length }
    return [{ column: surplus.column, code: 'row-too-many-options', params }]
  }
  if (choices.length >= optionsMin) return []
  const column = places.find((each) => !choices.some((choice) => choice.column === each)) ?? places[0] ?? 0
  const [only] = choices
  if (only) {
    const params = { least: optionsMin, option: quoted(only.text) }
    return [{ column, code: 'row-one-option', params }]
  }
  const key = cell(columns.correct)
  const fixes = [trueFalseFix(key, columns), key === '' ? undefined : typeFix('written', columns)]
  return [
    {
      column,
      code: 'row-no-options',
      params: { least: optionsMin },
      fixes: fixes.filter((fix) => fix !== undefined),
    },
  ]
}

function repeatedOptions(choices: readonly PlacedChoice[], row: QuestionRow): CellFinding[] {
  const twice = pairsAlike(choices, seenText).map(([first, second]): CellFinding => {
    const isSecond = readLabel(row.cell(row.columns.correct))?.slot === second.slot
    const { column, text } = isSecond ? first : second
    const params = { option: quoted(first.text) }
    return {
      column: first.column,
      code: 'row-option-twice',
      params,
      fixes: [clearing('clear-repeated', column, text)],
    }
  })
  // In a sheet this is a slip, unless Quizly has written it.
  if (twice.length > 0 || row.columns.template === 'quizly') return twice
  return pairsAlike(choices, (text) => seenText(text).toLowerCase()).map(([first, second]) => {
    const params = { first: quoted(first.text), second: quoted(second.text) }
    return { column: first.column, code: 'row-options-alike', params }
  })
}

/** The first two of all options that have the same form. */
function pairsAlike(choices: readonly PlacedChoice[], formOf: (text: string) => string) {
  const forms = choices.map(({ text }) => (text.length > limits.optionLength ? undefined : formOf(text)))
  if (!forms.some((form, i) => form !== undefined && forms.indexOf(form) < i)) return []
  const groups = Map.groupBy(choices, (_, i) => forms[i])
  return [...groups].flatMap(([form, [first, second]]) =>
    form !== undefined && first && second ? [[first, second] as const] : [],
  )
}

function lengthProblems({ column, text }: PlacedChoice): CellFinding[] {
  const found = tooLong(text, limits.optionLength)
  return found === undefined ? [] : [{ column, ...found }]
}

/** What people type into a cell that they mean to be empty. */
const placeholder = /^(?:\p{Pd}{1,3}|[./]|n\s?[/.]\s?a\.?|n\/v|k\.\s?a\.|s\/o)$/iu
/** In brackets such a word is hardly an option; without them it may be one. */
const bracketedBlank = new RegExp(String.raw`^[([{<]\s*(?:${blankWords})\s*[)\]}>]$`, 'iu')
/** Whether a text stands for nothing, such as `n/a` and `(none)`. */
export const isPlaceholder = (text: string): boolean => placeholder.test(text) || bracketedBlank.test(text)
const symbol = /^[^\p{L}\p{N}]{1,2}$/u

/** The filled options in their order. Placeholders behind the last one are left out, but not those of an exported quiz. */
export function filledOptions(row: QuestionRow): { choices: PlacedChoice[]; warnings: CellFinding[] } {
  const { cell, columns } = row
  const filled = columns.options.flatMap(({ column, slot }) => {
    const text = cell(column)
    return text === '' ? [] : [{ column, slot, text }]
  })
  const isAsMeant = columns.template === 'quizly' || !filled.some(({ text }) => isPlaceholder(text))
  if (isAsMeant) return { choices: filled, warnings: [] }
  const end = filled.findLastIndex(({ text }) => !isPlaceholder(text)) + 1
  const choices = filled.slice(0, end)
  const others = filled.slice(end)
  const areSymbols = choices.every(({ text }) => symbol.test(text))
  const areAllKept = end < limits.optionsMin || areSymbols || others.some((each) => isNamed(row, each))
  const dropped = areAllKept ? [] : others
  return {
    choices: areAllKept ? filled : choices,
    warnings: filled
      .filter(({ text }) => isPlaceholder(text))
      .map((each) => ({
        column: each.column,
        ...aboutPlaceholder(each.text, dropped.includes(each)),
        fixes: [clearing('clear-placeholder', each.column, each.text)],
      })),
  }
}

function isNamed({ cell, columns }: QuestionRow, { slot, text }: PlacedChoice): boolean {
  const key = cell(columns.correct)
  return comparableAnswer(key) === comparableAnswer(text) || readLabel(key)?.slot === slot
}

function aboutPlaceholder(text: string, isDropped: boolean): SheetFinding {
  const code = isDropped ? 'cell-taken-for-empty' : 'cell-placeholder-is-option'
  return { code, params: { text: quoted(text) } }
}
