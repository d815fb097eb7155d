import type { LanguageTag } from '@quizly/words'

/** `moment` is in ms since 1970; null is an empty cell. */
export type ExportCell = string | number | { moment: number } | null

/** The cells of an exported quiz as whoever reads its sheet gets them: numbers with a point, '' for an empty cell. */
export const textsOf = (cells: readonly ExportCell[]): string[] =>
  cells.map((cell) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''))

/** The mark by which spreadsheet programs recognise a file as UTF-8. It stands at its very beginning. */
export const csvMark = '\uFEFF'

export type CsvSeparator = 'comma' | 'semicolon'
/** `hasClocks`: moments are by the clock of a time zone that the headings name, as spreadsheet programs read them. */
export type CsvStyle = { separator: CsvSeparator; decimal: '.' | ','; hasClocks?: boolean }

/**
 * What spreadsheet programs in a language open in columns, with numbers as numbers. Where decimals have a comma, semicolons
 * separate cells; in Arabic, programs separate them so too and write Latin decimals with a point.
 */
export function csvStyle(language: LanguageTag, requested?: CsvSeparator): CsvStyle {
  const separator = requested ?? (language === 'en' ? 'comma' : 'semicolon')
  return { separator, decimal: separator === 'comma' || language === 'ar' ? '.' : ',' }
}

/** A row of separated values (RFC 4180) with its line break. Moments are in ISO 8601 unless the style has clocks. */
export function csvRow(cells: readonly ExportCell[], style: CsvStyle): string {
  const row = cells.map((cell) => csvCell(cell, style))
  return `${row.join(style.separator === 'comma' ? ',' : ';')}\r\n`
}

function csvCell(cell: ExportCell, { separator, decimal, hasClocks = false }: CsvStyle): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  if (typeof cell === 'string') return csvText(cell, separator)
  const moment = new Date(cell.moment).toISOString()
  return hasClocks ? moment.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ') : moment
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
