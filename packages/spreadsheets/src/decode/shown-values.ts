import { formulaWithoutResult } from '../sheet.ts'
import { type NumberContext, numberText, waysOfDay, waysOfNumber, waysOfValue } from './numbers.ts'

/** What stands between the cells of a text file. */
export type Separator = 'commas' | 'semicolons' | 'tabs' | 'bars'

const longest = 40
const exactDigits = 15
const number = /^([-+−]?)(\d[\d.,'’\s]*)(?:e([+-]?\d{1,3}))?\s?(%?)$/i
const day = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/

/** None if the text can mean two numbers, as `4,320` can; between cells separated by commas, a comma marks thousands. */
export function waysOfText(text: string, separatedBy: Separator | undefined): string[] {
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
function plainDigits(digits: string, separatedBy: Separator | undefined): string | undefined {
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

/** A cell as it is shown; `ways` are the other ways to write its number or day. */
export type ShownCell = { text: string; ways: () => string[] }

const namedFormats: Record<string, string> = {
  'General Number': 'General',
  'General Date': 'm/d/yy h:mm',
  'Short Date': 'm/d/yy',
  'Medium Date': 'd-mmm-yy',
  'Long Date': 'dddd, mmmm d, yyyy',
  'Short Time': 'h:mm',
  'Medium Time': 'h:mm AM/PM',
  'Long Time': 'h:mm:ss AM/PM',
  Currency: '$#,##0.00',
  'Euro Currency': '€#,##0.00',
  Fixed: '0.00',
  Standard: '#,##0.00',
  Percent: '0.00%',
  Scientific: '0.00E+00',
}
const dayMs = 24 * 60 * 60 * 1_000

export function excelXmlCells(
  xml: string,
  context: NumberContext,
): (piece: string, text: string) => ShownCell | undefined {
  const formats = new Map(
    xml
      .split(/<(?:ss:)?Style\b/)
      .slice(1)
      .map((style) => [
        /\bss:ID="([^"]*)"/.exec(style)?.[1] ?? '',
        /<(?:ss:)?NumberFormat\b[^>]*\bss:Format="([^"]*)"/.exec(
          style.split(/<\/(?:ss:)?Style>/, 1)[0] ?? '',
        )?.[1],
      ]),
  )
  return (piece, text) => {
    const [, type] = /<(?:ss:)?Data\b[^>]*\bss:Type="(Number|DateTime|Boolean)"/.exec(piece) ?? []
    if (text === '' && /^[^>]*\bss:Formula="/.test(piece) && !/<(?:ss:)?Data\b/.test(piece))
      return { text: formulaWithoutResult, ways: () => [] }
    if (type === undefined) return undefined
    if (type === 'Boolean' && text !== '') return { text: text === '1' ? 'TRUE' : 'FALSE', ways: () => [] }
    const [, style = ''] = /^[^>]*\bss:StyleID="([^"]*)"/.exec(piece) ?? []
    const given = (formats.get(style) ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    const named = Object.hasOwn(namedFormats, given) ? namedFormats[given] : given
    const format = named || (type === 'DateTime' ? 'm/d/yy' : 'General')
    const value = type === 'Number' ? Number(text) : (Date.parse(`${text}Z`) - Date.UTC(1899, 11, 30)) / dayMs
    if (text === '' || !Number.isFinite(value)) return undefined
    return { text: numberText(value, format, context), ways: () => waysOfValue(value, format, context) }
  }
}
