import { blankQuestion, type NumberKey, type QuestionContent, trimmed } from '@quizly/domain'
import { numberWithTolerance } from './number-with-tolerance.ts'

type Answers = Pick<QuestionContent, 'type' | 'correctAnswers'>
type NumberCells = { tolerance: string; unit: string }

/** The number of a row whose Type says that it is one, with the tolerance and the unit from its cells or from beside the number. */
export function readNumberCells<Read extends Answers>(
  answers: Read,
  cells: NumberCells,
  stored?: NumberKey,
): Read & { number?: NumberKey } {
  const isNumeric = blankQuestion(answers.type).number !== undefined
  const isAlone = cells.tolerance === '' && cells.unit === ''
  const [first = '', ...others] = answers.correctAnswers
  const written = isNumeric && isAlone ? numberWithTolerance(first) : undefined
  const read = written ? { ...answers, correctAnswers: [written.number, ...others] } : answers
  const number = numberKeyOf(read, written ?? cells, stored)
  return { ...read, ...(number && { number }) }
}

/** How the number of a question is compared, by its cells and by what else is said of it; undefined for other types. */
function numberKeyOf(
  { type, correctAnswers: [answer = ''] }: Answers,
  { tolerance, unit }: NumberCells,
  stored?: NumberKey,
): NumberKey | undefined {
  const { number } = blankQuestion(type)
  if (!number) return undefined
  const isComma = answer.includes(',') && !answer.includes('.')
  const known = stored ?? { ...number, decimal: isComma ? ',' : '.' }
  return {
    ...known,
    ...(tolerance !== '' && { tolerance: readTolerance(tolerance) }),
    ...(unit !== '' && { unit: { ...(known.unit ?? { convert: true }), is: unit } }),
  }
}

type Numeric = Answers & { number?: NumberKey | undefined }

/** What people can read of the key, and change: it goes before what is stored of the key. Empty if that would change it. */
export function numberCells({ number, ...answers }: Numeric): NumberCells {
  const { tolerance, unit } = number ?? {}
  const cells = { tolerance: tolerance ? writeTolerance(tolerance) : '', unit: unit?.is ?? '' }
  const isKept = number && isSame(numberKeyOf(answers, cells, number), number)
  return isKept ? cells : { tolerance: '', unit: '' }
}

/** Whether these cells say all of the key. */
export const isInNumberCells = ({ number, ...answers }: Numeric): boolean =>
  number !== undefined && isSame(numberKeyOf(answers, numberCells({ number, ...answers })), number)

type Tolerance = NonNullable<NumberKey['tolerance']>

/** Relative to the key it is in per cent, or has a multiplication sign. */
const writeTolerance = ({ kind, value }: Tolerance) =>
  kind === 'relative' && !/[%٪]/.test(value) ? `${value} ×` : value

function readTolerance(text: string): Tolerance {
  const value = trimmed(text.replace(/^±/, '').replace(/×$/, ''))
  return { kind: /[%٪×]/.test(text) ? 'relative' : 'absolute', value }
}

function isSame(one: NumberKey | undefined, other: NumberKey): boolean {
  const sorted = (key: NumberKey | undefined) =>
    JSON.stringify(key, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    )
  return sorted(one) === sorted(other)
}
