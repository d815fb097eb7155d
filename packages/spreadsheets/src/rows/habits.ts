import { comparableAnswer, isBlank, trimmed } from '@quizly/domain'
import { type Label, readLabel } from '../labels.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import { isPlainMultiple, readType } from '../stated-type.ts'

/** What only the whole sheet can tell about each of its rows. */
export type SheetHabits = {
  /** All keys name options by their letters, or all by their positions, and some can mean nothing else. */
  keysAre: Label['kind'] | undefined
  /** Whether the type "Multiple" means multiple choice, because no row with it has several correct answers. */
  multipleIsChoice: boolean
}

export const noHabits: SheetHabits = { keysAre: undefined, multipleIsChoice: false }
const longestKey = 40

export function areSameHabits(one: SheetHabits, other: SheetHabits): boolean {
  return one.keysAre === other.keysAre && one.multipleIsChoice === other.multipleIsChoice
}

/** Reads the habits of a sheet from its keys and types. */
export function sheetHabits(rows: readonly { values: string[] }[], columns: QuestionColumns): SheetHabits {
  return {
    keysAre: (['position', 'letter'] as const).find((kind) => areLabels(rows, columns, kind)),
    multipleIsChoice: multipleIsChoice(rows, columns),
  }
}

/** So many rows must say so, because a letter is a text as well. */
const leastCertain = { position: 1, letter: 2 }

/** Whether each key names filled options by this kind of label, and in some rows cannot be the text of one. */
function areLabels(
  rows: readonly { values: string[] }[],
  { correct, options }: QuestionColumns,
  kind: Label['kind'],
): boolean {
  let certain = 0
  for (const { values } of rows) {
    const filled = options.filter(({ column }) => !isBlank(values[column] ?? ''))
    const key = values[correct] ?? ''
    if (filled.length === 0 || isBlank(key)) continue
    const labels = partsOfKey(key).map((part) => readLabel(part))
    const isNamed = (label: Label | undefined) =>
      label?.kind === kind && filled.some(({ slot }) => slot === label.slot)
    if (!labels.every(isNamed)) return false
    const isText = filled
      .map(({ column }) => values[column] ?? '')
      .some((text) => text.length <= longestKey && comparableAnswer(text) === comparableAnswer(trimmed(key)))
    if (!isText) certain += 1
  }
  return certain >= leastCertain[kind]
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
      if (readType(cell).statedType === 'one') return false
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
