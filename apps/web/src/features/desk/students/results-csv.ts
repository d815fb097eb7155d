import type { StudentResult } from '@quizly/contract'

const heading = ['Name', 'Email', 'Score', 'Out of', 'Submitted (UTC)', 'Submitted by']

/**
 * Results as comma-separated values (RFC 4180), with a mark by which spreadsheet programs know that it is UTF-8. What such
 * a program would take for a formula gets an apostrophe, so that a name can never run as one: at the start of a cell,
 * and where a program that separates by semicolons, tabs or lines alone would start another.
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
