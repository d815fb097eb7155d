import type { StudentResult } from '@quizly/contract'

const heading = ['Name', 'Email', 'Score', 'Out of', 'Submitted (UTC)', 'Submitted by']

/**
 * Results as comma-separated values (RFC 4180), beginning with the mark by which spreadsheet programs
 * recognise UTF-8. Text that such a program would take for a formula gets an apostrophe, so that a name can
 * never run as one. That applies to the start of a cell, and to places where a program that splits at
 * semicolons, tabs or line breaks would start another cell.
 */
export function resultsCsv(results: readonly StudentResult[]): string {
  const rows = results.map((result) => [
    result.name,
    result.email,
    String(result.score),
    String(result.totalQuestions),
    result.submittedAt,
    result.submittedBy,
  ])
  return `\uFEFF${[heading, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const harmless = text.replaceAll(/(^|[;\t\r\n])(?=[\s\p{Cf}"']*[=+\-@＝＋－＠])/gu, "$1'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
