import type { StudentResult } from '@quizly/contract'

const heading = ['Name', 'Email', 'Score', 'Out of', 'Submitted (UTC)', 'Submitted by']

/**
 * Results as comma-separated values (RFC 4180), with a mark by which spreadsheet programs know that it is UTF-8. A text
 * that such a program would take for a formula gets an apostrophe, so that a name can never run as one.
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
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
