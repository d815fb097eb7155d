import { SSF } from '@e965/xlsx'
import { dateNamesFor, type SheetLanguage } from './language.ts'

/** What a workbook, and the program that shows it, say about all its numbers. */
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
const digitsKept = 1e15

/** The text that a spreadsheet program shows for a number with this format. */
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
  const isShort = Number.isInteger(value) && Math.abs(value) < digitsKept
  return withSigns(isShort ? String(value) : formatter.format('General', value, context), context)
}

/**
 * The day that a number is with this format: its parts in the order of the format, and from the year on. Undefined
 * for days without a year and for times; `none` for numbers that are no dates.
 */
export function dayOf(
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
const withShortDate = (format: string, { language: { shortDate } }: NumberContext) =>
  format.replace(/^m\/d\/yy(?= h:mm$|$)/, shortDate)

function dateText(value: number, format: string, context: NumberContext): string {
  const dateName = dateNamesFor(format, context.language)
  const parts = formatter.parse_date_code(value, context)
  const date = new Date(Date.UTC(parts?.y ?? 0, (parts?.m ?? 1) - 1, parts?.d || 1))
  const named = (code: string) => (code.length < 5 ? dateName(code.toLowerCase(), date) : undefined)
  return formatter.format(literal(withShortDate(format, context), named), value, context).trim()
}

/**
 * The format with everything that the library cannot read in quotation marks, and without names of languages.
 * `named` gives the names of months and days. Only dates have these, and full stops that are no decimal
 * points.
 */
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

/** A number as the language writes it. */
function withSigns(text: string, { language: { decimal, group } }: NumberContext): string {
  return text.replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? decimal : group))
}
