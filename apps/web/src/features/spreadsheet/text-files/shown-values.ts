import { waysOfDay, waysOfNumber } from '../workbook/plain-values.ts'

const longest = 40
const exactDigits = 15
const number = /^([-+−]?)(\d[\d.,'’\s]*)(?:e([+-]?\d{1,3}))?\s?(%?)$/i
const day = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/

/**
 * The other ways to write a number or a day that is known by its text only; none if the text can mean two numbers, as
 * `4,320` can. Between cells that are separated by commas, a comma marks thousands.
 */
export function waysOfText(text: string, separatedBy: string): string[] {
  if (text.length > longest || !/^[-+−]?\d/.test(text)) return []
  const [, first = '', , second = '', third = ''] = day.exec(text) ?? []
  if (first !== '') return waysOfParts([first, second, third].map(Number), first.length, third.length)
  const [, sign = '', digits = '', power = '0', percent = ''] = number.exec(text) ?? []
  const plain = plainDigits(digits.trim(), separatedBy)
  if (plain === undefined || /^\d+$/.test(text)) return []
  const shift = Number(power) - (percent === '' ? 0 : 2)
  const value = Number(`${sign === '' || sign === '+' ? '' : '-'}${plain}e${shift}`)
  return waysOfNumber(value, power !== '0', plain.includes('.') ? decimalIn(digits) : '.')
}

const decimalIn = (text: string) => (text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.')

/** The digits with a decimal point; undefined if the signs between them leave it open, or for a code such as 007. */
function plainDigits(digits: string, separatedBy: string): string | undefined {
  if (/^0\d/.test(digits) || digits.replace(/\D/g, '').length > exactDigits) return undefined
  if (/^\d+$/.test(digits)) return digits
  if (/^\d{1,3}(?:,\d{3})+$/.test(digits)) {
    const isCertain = separatedBy === 'commas' || /,.*,/.test(digits)
    return isCertain ? digits.replaceAll(',', '') : undefined
  }
  if (/^\d{1,3}(?:\.\d{3})+$/.test(digits))
    return /\..*\./.test(digits) ? digits.replaceAll('.', '') : undefined
  if (/^\d{1,3}(?:,\d{3})*\.\d+$|^\d+\.\d+$/.test(digits)) return digits.replaceAll(',', '')
  if (/^\d{1,3}(?:\.\d{3})*,\d+$|^\d+,\d+$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  return /^\d{1,3}(?:['’\s]\d{3})+$/.test(digits) ? digits.replace(/\D/g, '') : undefined
}

/** A day by its parts in their order, of which the first or the last is a year with four digits. */
function waysOfParts(parts: number[], firstLength: number, lastLength: number): string[] {
  const [first = 0, second = 0, third = 0] = parts
  const isYearFirst = firstLength === 4 && lastLength < 3
  if (!isYearFirst && (lastLength !== 4 || firstLength > 2)) return []
  const [year, one, other] = isYearFirst ? [first, second, third] : [third, first, second]
  if (Math.min(one, other) < 1 || Math.min(one, other) > 12 || Math.max(one, other) > 31) return []
  const isMonthFirst = isYearFirst || one === other || other > 12
  if (isYearFirst && one > 12) return []
  const isCertain = isMonthFirst || one > 12
  const [month, date] = isMonthFirst ? [one, other] : [other, one]
  return waysOfDay(parts, isCertain ? isoDay(year, month, date) : undefined)
}

const isoDay = (year: number, month: number, date: number) =>
  [year, ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-')

/** The other ways to write what an OpenDocument cell with this tag and text holds. */
export function waysOfOpenCell(tag: string, text: string): string[] {
  const [, given = ''] = /\boffice:value="([^"]*)"/.exec(tag) ?? []
  if (given !== '' && Number.isFinite(Number(given)))
    return waysOfNumber(Number(given), /\de[+-]?\d/i.test(text), decimalIn(text))
  const [, iso = ''] = /\boffice:date-value="(\d{4}-\d\d-\d\d)"/.exec(tag) ?? []
  const shown = (text.match(/\d+/g) ?? []).map(Number)
  if (iso === '' || /\p{L}/u.test(text) || shown.length !== 3) return iso === '' ? [] : [iso]
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number)
  const orders = [
    [year, month, date],
    [month, date, year],
    [date, month, year],
  ]
  const order = orders.find((parts) => parts.every((part, i) => part % 100 === (shown[i] ?? 0) % 100))
  return order ? waysOfDay(order, iso) : [iso]
}
