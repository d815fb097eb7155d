import { readNumber, readUnit, trimmed } from '@quizly/domain'

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
