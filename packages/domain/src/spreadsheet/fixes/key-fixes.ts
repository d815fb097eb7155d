import { optionLetter } from '../../question/option-letter.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import { type Choice, readAnswer } from '../row/answers.ts'
import { shortened } from '../text.ts'
import type { Fix, FixedCell, FixKind } from './fix.ts'

/** Options that may be meant instead of what a key says, and the kind of fix that would write them. */
export type Meant = { kind: FixKind; correct: readonly Choice[] }

/** A fix that writes a plain key for these options; undefined if no key would be plain. */
export function keyFix(
  { kind, correct }: Meant,
  choices: readonly Choice[],
  columns: QuestionColumns,
): Fix | undefined {
  const key = plainKey(correct, choices)
  if (key === undefined) return undefined
  const isText = correct.some(({ text }) => text === key) || key.includes('\n')
  const label = isText ? `Use “${shortened(key.replaceAll('\n', '; '), 30)}”` : `Use ${key}`
  return { kind, label, cells: keyCells(key, columns) }
}

/** The cells that hold this key and nothing else. */
export function keyCells(key: string, { correct, moreCorrect }: QuestionColumns): FixedCell[] {
  return [{ column: correct, text: key }, ...moreCorrect.map((column) => ({ column, text: '' }))]
}

/** The key for these options that can be read in one way only: letters, else texts, else positions. */
export function plainKey(correct: readonly Choice[], choices: readonly Choice[]): string | undefined {
  const ways = [
    correct.map(({ slot }) => optionLetter(slot)).join(','),
    correct.map(({ text }) => text).join('\n'),
    correct.map(({ slot }) => slot + 1).join(','),
  ]
  return ways.find((way) =>
    [false, true].every((positionsFirst) => {
      const read = readAnswer(way, choices, positionsFirst)
      return (
        read.correct?.length === correct.length &&
        !('warning' in read) &&
        read.correct.every((choice) => correct.includes(choice))
      )
    }),
  )
}
