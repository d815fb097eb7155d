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
    const day = dayOf(value, format, context)
    if (day === 'none') return waysOfNumber(value, format, context)
    return day ? waysOfDay(day) : []
  }
}

/** A day with each usual sign between its parts, in the file's order and from the year on. */
function waysOfDay({ inOrder, iso }: { inOrder: readonly number[]; iso: string }): string[] {
  const padded = inOrder.map((part) => String(part).padStart(2, '0'))
  return [...dateSigns.flatMap((sign) => [inOrder.join(sign), padded.join(sign)]), iso]
}

function waysOfNumber(value: number, format: string, { language: { decimal } }: NumberContext): string[] {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e')
  const power = Number(exponent)
  const isPower = Math.abs(power) >= shownDigits || /e[+-]/i.test(format)
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
