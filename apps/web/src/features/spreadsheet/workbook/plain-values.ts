import type { CellObject, DenseWorkSheet } from '@e965/xlsx'
import { dayOf, type NumberContext } from './numbers.ts'

const dateSigns = ['/', '.', '-']
const mostDigits = 30
/** Spreadsheet programs show longer numbers as powers of ten. */
const shownDigits = 11

/** The other ways to write the number or the day in a cell, by row and column from 0. */
export function plainValues(
  sheet: DenseWorkSheet,
  context: NumberContext,
): (row: number, column: number) => string[] {
  const data: (CellObject[] | undefined)[] = sheet['!data']
  return (row, column) => {
    const { v: value, z, w = '' } = data[row]?.[column] ?? {}
    if (typeof value !== 'number') return []
    const format = z?.toString() ?? (/^\d\d?\/\d\d?\/\d\d$/.test(w) ? 'm/d/yy' : 'General')
    return waysOfValue(value, format, context)
  }
}

/** The other ways to write a number or a day that is shown with this format. */
export function waysOfValue(value: number, format: string, context: NumberContext): string[] {
  const day = dayOf(value, format, context)
  if (day === 'none') return waysOfNumber(value, /e[+-]/i.test(format), context.language.decimal)
  return day ? waysOfDay(day.inOrder, day.iso) : waysOfTime(value, format)
}

/** A time of day by 24 hours and by 12, without seconds if there are none. */
function waysOfTime(value: number, format: string): string[] {
  if (value < 0 || value >= 1 || /[yd[]/i.test(format)) return []
  const seconds = Math.round(value * 86_400)
  const [hour, minute, second] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const rest = (second === 0 ? [minute] : [minute, second])
    .map((part) => `:${String(part).padStart(2, '0')}`)
    .join('')
  const half = hour < 12 ? 'AM' : 'PM'
  return [hour + rest, String(hour).padStart(2, '0') + rest, `${hour % 12 || 12}${rest} ${half}`]
}

/** A day with each usual sign between its parts, in the file's order and, if it is known, from the year on. */
export function waysOfDay(inOrder: readonly number[], iso: string | undefined): string[] {
  const padded = inOrder.map((part) => String(part).padStart(2, '0'))
  const ways = dateSigns.flatMap((sign) => [inOrder.join(sign), padded.join(sign)])
  return iso === undefined ? ways : [...ways, iso]
}

/** A number with all its digits, and as a power of ten if it is shown so or is large. */
export function waysOfNumber(value: number, isShownAsPower: boolean, decimal: string): string[] {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e')
  const power = Number(exponent)
  const isPower = isShownAsPower || Math.abs(power) >= shownDigits
  const ways = [
    ...(Math.abs(power) < mostDigits ? [withoutPower(mantissa, power)] : []),
    ...(isPower ? waysOfPower(mantissa, power) : []),
  ]
  return decimal === '.' ? ways : ways.flatMap((way) => [...new Set([way, way.replace('.', decimal)])])
}

function waysOfPower(mantissa: string, power: number): string[] {
  const raised = Array.from(String(power), (sign) =>
    sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? ''),
  ).join('')
  const powers = [`×10^${power}`, ` × 10^${power}`, `*10^${power}`, `×10${raised}`, ` × 10${raised}`]
  return [`${mantissa}e${power}`, ...powers.map((each) => mantissa + each)]
}

/** All digits of a number: powers of two would not give those that were typed. */
function withoutPower(mantissa: string, power: number): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d)\.?(\d*)$/.exec(mantissa) ?? []
  const digits = whole + rest
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${digits}`
  if (rest.length <= power) return sign + digits + '0'.repeat(power - rest.length)
  return `${sign}${digits.slice(0, power + 1)}.${digits.slice(power + 1)}`
}
