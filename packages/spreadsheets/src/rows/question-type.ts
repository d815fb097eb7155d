import { comparableAnswer, isBlank, type QuestionType, trimmed } from '@quizly/domain'
import { questionsFile, templateFile } from '@quizly/words/all-languages.ts'
import type { SheetFinding } from '../codes.ts'
import { quoted } from '../text.ts'
import { typeNames, type StatedType } from '../words.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import { type Label, readLabel } from './labels.ts'

const ownTypes = {
  single: 'one',
  multiple: 'several',
  write: 'written',
  numeric: 'number',
  matching: 'pairs',
  ordering: 'order',
  essay: 'essay',
} as const satisfies Record<QuestionType, StatedType>

/** What our own files call the types in all languages, and what people and other programs do. */
const statedTypes = new Map<string, StatedType | 'unmarkable'>([
  ...[...Object.values(questionsFile), ...Object.values(templateFile)].flatMap(({ types }) =>
    (Object.entries(types) as [QuestionType, string][]).map(
      ([type, name]) => [folded(name), ownTypes[type]] as const,
    ),
  ),
  ...(Object.entries(typeNames) as [StatedType | 'unmarkable', string][]).flatMap(([statedType, list]) =>
    list.split(/\s+/).map((name) => [folded(name), statedType] as const),
  ),
])
const longestType = 100

/** Words that say "several answers" as well as "multiple choice". */
const eitherWay = /^multi(?:ple)?$/

const typeForm = (cell: string) => folded(trimmed(cell))

function folded(text: string): string {
  // Faster for most names, which are a plain word.
  if (/^[a-z]+$/i.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/[\s_\p{Pd}\p{Cf}\p{M}]+/gu, '')
}

function isPlainMultiple(cell: string): boolean {
  return cell.length < longestType && eitherWay.test(typeForm(cell))
}

type TypeProblem = Extract<SheetFinding, { code: 'type-unknown' | 'type-unmarkable' }>

/** Reads a Type cell; a blank one asks for nothing. */
export function readType(
  cell: string,
  habits: Pick<SheetHabits, 'multipleIsChoice'> = noHabits,
): { statedType?: StatedType; problem?: TypeProblem } {
  if (cell.length > longestType) return unknown(cell)
  const form = typeForm(cell)
  if (form === '') return {}
  if (habits.multipleIsChoice && eitherWay.test(form)) return { statedType: 'choice' }
  const statedType = statedTypes.get(form)
  if (statedType === undefined) return unknown(cell)
  if (statedType !== 'unmarkable') return { statedType }
  return { problem: { code: 'type-unmarkable', params: { text: quoted(cell) } } }
}

const unknown = (cell: string): { problem: TypeProblem } => ({
  problem: { code: 'type-unknown', params: { text: quoted(cell) } },
})

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
      if (readType(cell, noHabits).statedType === 'one') return false
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
