import { trimmed } from '@quizly/domain'

/** A text that counts as a written answer, on one line: in quotation marks if it has several lines or begins with one. */
export function acceptedLine(text: string): string {
  return /^"|[\r\n]/.test(text) ? JSON.stringify(text) : text
}

/** The texts that stand on the lines of cells. */
export const acceptedTexts = (cells: readonly string[]): string[] =>
  cells.flatMap((cell) => filledLines(cell).map(acceptedText))

export function acceptedText(line: string): string {
  if (!line.startsWith('"')) return line
  try {
    const text: unknown = JSON.parse(line)
    return typeof text === 'string' ? trimmed(text) : line
  } catch {
    return line
  }
}

export function filledLines(cell: string): string[] {
  return cell
    .split(/\r\n|\r|\n/)
    .map(trimmed)
    .filter(Boolean)
}
