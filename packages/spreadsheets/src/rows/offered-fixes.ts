import { comparableAnswer } from '@quizly/domain'
import { type Choice, type Meant, plainKey } from '../key.ts'
import type { Fix, FixedCell, FixKind } from '../sheet.ts'
import type { FixLabel } from '../codes.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import { shortened } from '../text.ts'
import { truthOf } from '../labels.ts'
import { truthPairs } from '../words.ts'

const types = {
  several: { text: 'Multiple Correct', label: { code: 'multiple-correct' } },
  choice: { text: 'Multiple Choice', label: { code: 'multiple-choice' } },
  written: { text: 'Write Answer', label: { code: 'write-answer' } },
} satisfies Partial<Record<FixKind, { text: string; label: FixLabel }>>

/** A fix that names the type of the question. */
export function typeFix(kind: keyof typeof types, { type }: QuestionColumns): Fix {
  const { text, label } = types[kind]
  return { kind, label, cells: [{ column: type ?? 'type', text }] }
}

type Removal = FixKind & `remove-${string}`

export function removal(kind: Removal): Fix {
  return { kind, label: { code: kind === 'remove-title' ? 'not-a-question' : 'remove-row' }, cells: [] }
}

export function clearing(kind: FixKind & `clear-${string}`, column: number, text: string): Fix {
  const label: FixLabel = { code: 'clear-text', params: { text: `“${shortened(text, 30)}”` } }
  return { kind, label, cells: [{ column, text: '' }] }
}

/** A fix that makes two options of a statement that is true or false; undefined if the key says neither. */
export function trueFalseFix(
  key: string,
  { options, wrong: wrongColumns, correct }: QuestionColumns,
): Fix | undefined {
  const truth = truthOf(key)
  if (truth === undefined) return undefined
  const word = comparableAnswer(key)
  const place = truth ? 0 : 1
  const pair = truthPairs.find((each) => comparableAnswer(each[place]) === word) ?? truthPairs[0]
  const [wrong] = wrongColumns
  const cells: FixedCell[] =
    wrong === undefined
      ? pair.map((text, i) => ({ column: options[i]?.column ?? (i === 0 ? 'option A' : 'option B'), text }))
      : [
          { column: correct, text: pair[place] },
          { column: wrong, text: pair[1 - place] ?? '' },
        ]
  const [first, second] = pair
  return { kind: 'true-false', label: { code: 'write-pair', params: { first, second } }, cells }
}

/** A fix that writes a plain key for these options; undefined if no key would be plain. */
export function keyFix(
  { kind, correct }: Meant,
  choices: readonly Choice[],
  columns: QuestionColumns,
): Fix | undefined {
  const key = plainKey(correct, choices)
  if (key === undefined) return undefined
  const isText = correct.some(({ text }) => text === key) || key.includes('\n')
  const text = isText ? `“${shortened(key.replaceAll('\n', '; '), 30)}”` : key
  const label: FixLabel = { code: 'write-text', params: { text } }
  return { kind, label, cells: keyCells(key, columns) }
}

/** The cells that hold this key and nothing else. */
export function keyCells(key: string, { correct, moreCorrect }: QuestionColumns): FixedCell[] {
  return [{ column: correct, text: key }, ...moreCorrect.map((column) => ({ column, text: '' }))]
}
