import { limits } from '../../question/limits.ts'
import type { SetOfAnswers } from '../../question/question.ts'
import { trimmed } from '../../question/visible-text.ts'
import { quoted } from '../text.ts'
import { readLabel } from './labels.ts'
import type { CellFinding, PlacedChoice, QuestionRow } from './question-row.ts'

/**
 * The places, from 0, of the options that stay there when options are shuffled. They are named by their numbers or
 * letters only, because an exported quiz names them so whatever their texts are.
 */
export function fixedPlaces(
  { cell, columns: { fixed } }: QuestionRow,
  choices: readonly PlacedChoice[],
): { places: number[]; problems: CellFinding[] } {
  const written = cell(fixed)
  if (fixed === undefined || written === '') return { places: [], problems: [] }
  const places = written.split(/[\s,;]+/).map((part) => {
    const slot = readLabel(part)?.slot
    return choices.findIndex((choice) => choice.slot === slot)
  })
  if (!places.includes(-1)) return { places: [...new Set(places)], problems: [] }
  const message = `${quoted(written)} does not name options of this row. Write the numbers of the options that keep their place, such as 1, 4, or clear the cell.`
  return { places: [], problems: [{ column: fixed, message }] }
}

/** A text that counts as a written answer, on one line: in quotation marks if it has several lines or begins with one. */
export function acceptedLine(text: string): string {
  return /^"|[\r\n]/.test(text) ? JSON.stringify(text) : text
}

/** The text on such a line. */
export function acceptedText(line: string): string {
  if (!line.startsWith('"')) return line
  try {
    const text: unknown = JSON.parse(line)
    return typeof text === 'string' ? trimmed(text) : line
  } catch {
    return line
  }
}

/** The lines of a cell that are not blank. */
export function filledLines(cell: string): string[] {
  return cell
    .split(/\r\n|\r|\n/)
    .map(trimmed)
    .filter(Boolean)
}

/** How a question counts for all alike, by the words in its cell. */
export const rulesForAll = { full: 'Full marks for all', 'left-out': 'Not scored' } as const

/** The rule for all that a row names. */
export function ruleForAll({ cell, columns: { rule } }: QuestionRow): {
  all?: keyof typeof rulesForAll
  problems: CellFinding[]
} {
  const written = cell(rule)
  if (rule === undefined || written === '') return { problems: [] }
  const known = Object.entries(rulesForAll).find(([, words]) => words.toLowerCase() === written.toLowerCase())
  if (known) return { all: known[0] as keyof typeof rulesForAll, problems: [] }
  const message = `${quoted(written)} is no rule. Write “${rulesForAll.full}” or “${rulesForAll['left-out']}”, or clear the cell.`
  return { problems: [{ column: rule, message }] }
}

const mostKeys = 2 ** limits.optionsMax

/** The sets of options that count besides the correct one, one on each line, by the numbers of the options. */
export function eitherKeys(
  { cell, columns: { either } }: QuestionRow,
  choices: readonly PlacedChoice[],
): { marking?: { also: SetOfAnswers[] }; problems: CellFinding[] } {
  const lines = filledLines(cell(either))
  if (either === undefined || lines.length === 0) return { problems: [] }
  const textOf = (part: string) => {
    const slot = readLabel(part)?.slot
    return choices.find((choice) => choice.slot === slot)?.text
  }
  const keys = lines.slice(0, mostKeys).map((line) => line.split(/[\s,;]+/).map(textOf))
  const also = keys.map((key) => [...new Set(key.filter((text) => text !== undefined))])
  const wrong = lines[keys.findIndex((key) => key.includes(undefined))]
  const message =
    lines.length > mostKeys
      ? `A question can have at most ${mostKeys} keys. Take some away.`
      : wrong !== undefined
        ? `${quoted(wrong)} does not name options of this row. Write the numbers of the options that are correct together, such as 1, 4, or clear the cell.`
        : undefined
  return message === undefined
    ? { marking: { also }, problems: [] }
    : { problems: [{ column: either, message }] }
}
