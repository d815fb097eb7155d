import { type CellObject, type DenseWorkSheet, SSF } from '@e965/xlsx'

export type NumberContext = { date1904: boolean; language: SheetLanguage }

type Formatter = {
  format: (format: string, value: number, options: NumberContext) => string
  is_date: (format: string) => boolean
  parse_date_code: (value: number, options: NumberContext) => { y: number; m: number; d: number } | null
}
const formatter = SSF as Formatter

/** Splits a number format: parts that the library cannot read, and parts that must stay as they are. */
const pieces =
  /"[^"]*"?|\\.|[_*].|\[[^\]]*\]|AM\/PM|A\/P|上午\/下午|general|d{3,}|m{3,}|\.(?!0)|[^\x20-\x7e€]|[cfi-ln-rt-xz|`]/gisu
const spaceBeforePercent = /(?:\\?[ \u00A0\u202F])+%/
const exactBelow = 1e15

export function numberText(value: number, format: string | undefined, context: NumberContext): string {
  try {
    if (format === undefined || /^general$/i.test(format)) return generalText(value, context)
    if (formatter.is_date(format)) return dateText(value, format, context) || generalText(value, context)
    const general = formatter.format('General', value, context)
    const whole = format.replace(spaceBeforePercent, '%').replace(/general/i, `"${general}"`)
    const text = formatter.format(literal(whole), value, context).trim()
    return withSigns(spaceBeforePercent.test(format) ? text.replace('%', ' %') : text, context)
  } catch {
    return generalText(value, context)
  }
}

/** Whole numbers keep all digits: how far a program shortens long ones depends on the column's width. */
function generalText(value: number, context: NumberContext): string {
  const isShort = Number.isInteger(value) && Math.abs(value) < exactBelow
  return withSigns(isShort ? String(value) : formatter.format('General', value, context), context)
}

/** The parts of a day in the order of the format; undefined without a year and for times, `none` for other numbers. */
function dayOf(
  value: number,
  format: string,
  context: NumberContext,
): { inOrder: number[]; iso: string } | 'none' | undefined {
  if (!formatter.is_date(format)) return 'none'
  const order = withShortDate(format, context)
    .replace(/"[^"]*"|\\.|\[[^\]]*\]|AM\/PM|d{3,}/gi, '')
    .toLowerCase()
  const { y, m, d } = formatter.parse_date_code(value, context) ?? { y: 0, m: 0, d: 0 }
  const places = { y: order.indexOf('y'), m: order.indexOf('m'), d: order.indexOf('d') }
  if (y === 0 || Math.min(places.y, places.m, places.d) === -1 || /[hs]/.test(order)) return undefined
  const parts = [
    { part: y, at: places.y },
    { part: m, at: places.m },
    { part: d, at: places.d },
  ]
  const [month, day] = [m, d].map((part) => String(part).padStart(2, '0'))
  return {
    inOrder: parts.toSorted((a, b) => a.at - b.at).map(({ part }) => part),
    iso: `${y}-${month}-${day}`,
  }
}

/** Programs show the built-in short date as the language writes it. */
const withShortDate = (format: string, { language }: NumberContext) =>
  format.replace(/^m\/d\/yy(?= h:mm$|$)/, language.shortDate)

function dateText(value: number, format: string, context: NumberContext): string {
  const dateName = dateNamesFor(format, context.language)
  const parts = formatter.parse_date_code(value, context)
  const date = new Date(Date.UTC(parts?.y ?? 0, (parts?.m ?? 1) - 1, parts?.d || 1))
  const named = (code: string) => (code.length < 5 ? dateName(code.toLowerCase(), date) : undefined)
  return formatter.format(literal(withShortDate(format, context), named), value, context).trim()
}

/** Quotes what the library cannot read. `named` is for dates; their full stops are no decimal points. */
function literal(format: string, named?: (code: string) => string | undefined): string {
  return format.replace(pieces, (piece) => {
    if (piece.startsWith('[')) return piece.startsWith('[$-') ? '' : piece
    if (/^(?:["\\_*]|a|上午|general)/i.test(piece)) return piece
    if (/^[dm]/i.test(piece)) {
      const name = named?.(piece)
      return name === undefined ? piece : `"${name}"`
    }
    return piece === '.' && !named ? piece : `"${piece}"`
  })
}

function withSigns(text: string, { language: { decimal, group } }: NumberContext): string {
  return text.replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? decimal : group))
}

type DateName = (code: string, date: Date) => string | undefined

/** What a file leaves to the language of the program that shows it. `shortDate` is a number format. */
export type SheetLanguage = { shortDate: string; decimal: string; group: string; dateName: DateName }

/** Languages by the lower ten bits of the Windows identifiers in number formats. */
const windowsLanguages = (
  ' ar bg ca zh cs da de el en es fi fr he hu is it ja ko nl nb pl pt rm ro ru hr sk sq sv th tr ur id uk be ' +
  'sl et lv lt tg fa vi hy az eu'
).split(' ')

export function sheetLanguage(tag: string): SheetLanguage {
  const locale = localeOf(tag)
  const numberParts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const sign = (type: string) => numberParts.find((part) => part.type === type)?.value ?? ''
  return {
    shortDate: shortDate(locale),
    decimal: sign('decimal'),
    group: sign('group'),
    dateName: dateNames(locale),
  }
}

/** The names in the language that a number format asks for (`[$-407]` is German), otherwise in `language`. */
function dateNamesFor(format: string, language: SheetLanguage): DateName {
  const id = /\[\$[^\]-]*-([0-9A-F]{1,8})\]/i.exec(format)?.[1] ?? '0'
  const tag = windowsLanguages[parseInt(id, 16) & 0x3ff]
  return tag ? dateNames(localeOf(tag)) : language.dateName
}

/** With the Gregorian calendar and Latin digits, as in spreadsheets. Some browsers report invalid tags. */
function localeOf(tag: string): string {
  try {
    return new Intl.Locale(tag, { calendar: 'gregory', numberingSystem: 'latn' }).toString()
  } catch {
    return 'en-US'
  }
}

function shortDate(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).formatToParts(new Date('2001-02-03'))
  return parts
    .map(({ type, value }) => {
      if (type === 'year') return 'yyyy'
      if (type === 'month' || type === 'day') return (type === 'month' ? 'm' : 'd').repeat(value.length)
      return value.replace(/\p{Cf}/gu, '')
    })
    .join('')
}

function dateNames(locale: string): DateName {
  return (code, date) => {
    const width = code.length === 3 ? 'short' : 'long'
    const type = code.startsWith('d') ? 'weekday' : 'month'
    // With the day, the month gets the grammatical case of a full date.
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', [type]: width, timeZone: 'UTC' })
    const name = format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
    return /^\d*$/.test(name) ? undefined : name.replace(/\.$/, '')
  }
}

const dateSeparators = ['/', '.', '-']
const maxDigits = 30
/** Spreadsheet programs show longer numbers as powers of ten. */
const shownDigits = 11

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
  const ways = dateSeparators.flatMap((sign) => [inOrder.join(sign), padded.join(sign)])
  return iso === undefined ? ways : [...ways, iso]
}

/** A number with all its digits, and as a power of ten if it is shown so or is large. */
export function waysOfNumber(value: number, isShownAsPower: boolean, decimal: string): string[] {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e')
  const power = Number(exponent)
  const isPower = isShownAsPower || Math.abs(power) >= shownDigits
  const ways = [
    ...(Math.abs(power) < maxDigits ? [withoutPower(mantissa, power)] : []),
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
