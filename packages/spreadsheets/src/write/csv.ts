import type { LanguageTag } from '@quizly/words'

/** `moment` is in ms since 1970; null is an empty cell. */
export type ExportCell = string | number | { moment: number } | null

/** The mark by which spreadsheet programs recognise a file as UTF-8. It stands at its very beginning. */
export const csvMark = '\uFEFF'

export type CsvSeparator = 'comma' | 'semicolon'
export type CsvStyle = { separator: CsvSeparator; decimal: '.' | ',' }

/**
 * What spreadsheet programs in a language open in columns, with numbers as numbers. Where decimals have a comma, semicolons
 * separate cells; in Arabic, programs separate them so too and write Latin decimals with a point.
 */
export function csvStyle(language: LanguageTag, requested?: CsvSeparator): CsvStyle {
  const separator = requested ?? (language === 'en' ? 'comma' : 'semicolon')
  return { separator, decimal: separator === 'comma' || language === 'ar' ? '.' : ',' }
}

/** A row of separated values (RFC 4180) with its line break. Moments are in ISO 8601. */
export function csvRow(cells: readonly ExportCell[], style: CsvStyle): string {
  const row = cells.map((cell) => csvCell(cell, style))
  return `${row.join(style.separator === 'comma' ? ',' : ';')}\r\n`
}

function csvCell(cell: ExportCell, { separator, decimal }: CsvStyle): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  return typeof cell === 'string' ? csvText(cell, separator) : new Date(cell.moment).toISOString()
}

/** Also where a program that expects another separator would begin a cell. */
const formulas = {
  comma: /(^|[;\t\r\n])(?=[\s\p{Cf}"']*[=+\-@＝＋－＠])/gu,
  semicolon: /(^|[,\t\r\n])(?=[\s\p{Cf}"']*[=+\-@＝＋－＠])/gu,
}

/** What a program would run as a formula gets an apostrophe. */
function csvText(text: string, separator: CsvSeparator): string {
  const harmless = text.replaceAll(formulas[separator], "$1'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
