/** `moment` is in ms since 1970; null is an empty cell. */
export type ExportCell = string | number | { moment: number } | null

/** The mark by which spreadsheet programs recognise a file as UTF-8. It stands at its very beginning. */
export const csvMark = '\uFEFF'

/** A row of comma-separated values (RFC 4180) with its line break. Moments are in ISO 8601. */
export function csvRow(cells: readonly ExportCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: ExportCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return typeof cell === 'string' ? csvText(cell) : new Date(cell.moment).toISOString()
}

/** What a program would run as a formula gets an apostrophe, also where it would split at semicolons, tabs or line breaks. */
function csvText(text: string): string {
  const harmless = text.replaceAll(/(^|[;\t\r\n])(?=[\s\p{Cf}"']*[=+\-@＝＋－＠])/gu, "$1'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
