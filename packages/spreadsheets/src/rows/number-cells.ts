import {
  blankQuestion,
  type NumberKey,
  type UncheckedQuestion,
  readNumber,
  readUnit,
  trimmed,
} from '@quizly/domain'

type Answers = Pick<UncheckedQuestion, 'type' | 'correctAnswers'>
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

/** The parts as they are typed; the tolerance is in per cent if it says so. */
type NumberWithTolerance = { number: string; tolerance: string; unit: string }

const longest = 120
const plusOrMinus = /^(\(?)([^±]+?)\s*(?:±|\+\s?\/\s?[-−]|\+[-−])\s*([^±]+)$/u
const numberAndRest =
  /^([-+−]?\p{Nd}[\p{Nd}.,٫٬'’ \u00A0\u202F]*(?:[·×]10\^[-−]?\p{Nd}+|e[-+]?\p{Nd}+)?\s*[%٪]?)\s*(.*)$/iu

/** What people write of a number and how far off an answer may be: 9.81 ± 0.05, (9.81 ± 0.05) m/s², 9.81 m/s² ± 1 %. */
export function numberWithTolerance(text: string): NumberWithTolerance | undefined {
  const [, bracket, before = '', after = ''] = (text.length <= longest && plusOrMinus.exec(text)) || []
  if (bracket === undefined) return undefined
  const [width = '', unitBehind] = bracket ? after.split(/\)\s*(.*)$/su) : [after, '']
  if (unitBehind === undefined) return undefined
  const [number, tolerance] = [before, width].map((part) => {
    const [, digits = '', rest = ''] = numberAndRest.exec(trimmed(part)) ?? []
    return { digits: trimmed(digits), unit: trimmed(rest) }
  })
  if (!number || !tolerance || [number, tolerance].some(({ digits }) => !isNumber(digits))) return undefined
  const units = new Set([number.unit, tolerance.unit, trimmed(unitBehind)].filter(Boolean))
  const [unit = ''] = units
  if (units.size > 1 || (unit !== '' && !readUnit(unit))) return undefined
  return { number: number.digits, tolerance: tolerance.digits, unit }
}

const isNumber = (text: string) => readNumber(text, '.') !== undefined
