import { isBlank, trimmed } from '../../question/visible-text.ts'
import { comparableAnswer } from '../../question/comparable-answer.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import { readLabel } from './labels.ts'
import { isPlainMultiple, readType } from './question-type.ts'

/** What only the whole sheet can tell about each of its rows. */
export type SheetHabits = {
  /** Whether each key is the position of an option. */
  keysArePositions: boolean
  /** Whether the type "Multiple" means multiple choice, because no row with it has several correct answers. */
  multipleIsChoice: boolean
}

/** A single row tells nothing. */
export const noHabits: SheetHabits = { keysArePositions: false, multipleIsChoice: false }
const longestKey = 40

/** Whether rows are read the same way by both. */
export function areSameHabits(one: SheetHabits, other: SheetHabits): boolean {
  return one.keysArePositions === other.keysArePositions && one.multipleIsChoice === other.multipleIsChoice
}

/** Reads the habits of a sheet from its keys and types. */
export function sheetHabits(rows: readonly { values: string[] }[], columns: QuestionColumns): SheetHabits {
  return {
    keysArePositions: keysArePositions(rows, columns),
    multipleIsChoice: multipleIsChoice(rows, columns),
  }
}

/** All keys are positions, and at least one of them cannot be the text of an option. */
function keysArePositions(rows: readonly { values: string[] }[], { correct, options }: QuestionColumns) {
  let isCertain = false
  for (const { values } of rows) {
    const filled = options.filter(({ column }) => !isBlank(values[column] ?? ''))
    const key = values[correct] ?? ''
    if (filled.length === 0 || isBlank(key)) continue
    // Most sheets are out at the first key.
    if (/^[a-j]$/i.test(key)) return false
    const slots = partsOfKey(key).map((part) => readLabel(part))
    if (!slots.every((label) => label?.kind === 'position' && filled.some(({ slot }) => slot === label.slot)))
      return false
    isCertain ||= !filled.some(
      ({ column }) => comparableAnswer(values[column] ?? '') === comparableAnswer(trimmed(key)),
    )
  }
  return isCertain
}

const partsOfKey = (key: string) => (key.length > longestKey ? [key] : key.split(/[,;|\n]/).map(trimmed))

/** A row of type "Multiple" has one correct answer, each of them, and no row is said to be a single choice. */
function multipleIsChoice(
  rows: readonly { values: string[] }[],
  { type, correct, moreCorrect }: QuestionColumns,
) {
  if (type === undefined || moreCorrect.length > 0) return false
  let isThere = false
  for (const { values } of rows) {
    const cell = values[type] ?? ''
    if (!isPlainMultiple(cell)) {
      if (readType(cell, noHabits).wish === 'one') return false
      continue
    }
    const key = trimmed(values[correct] ?? '')
    if (
      key.length > longestKey ||
      !/^[^\s,;|/&+]+$/.test(key) ||
      (/^[a-j]{2,}$/i.test(key) && key.length < 7)
    )
      return false
    isThere = true
  }
  return isThere
}
