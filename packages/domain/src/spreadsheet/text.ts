import { trimmed } from '../question/visible-text.ts'

/** Longer quotations are cut, because nobody reads more. */
const longestLine = 1_000
const errors =
  /^(#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|FORMULA!)|Err:\d{3})$/

/** Whether a cell shows an error of a spreadsheet program, such as `#REF!`. */
export function isErrorText(text: string): boolean {
  return (text.startsWith('#') || text.startsWith('E')) && errors.test(text)
}

/** A JSON value as text, as a spreadsheet program shows it. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'number' ? String(value) : ''
}

/** A text in quotation marks, on one line and cut if it is long. */
export function quoted(text: string): string {
  return `“${shortened(text, 60)}”`
}

/** A text on one line, cut to `length` characters. */
export function shortened(text: string, length: number): string {
  const line = trimmed(text.slice(0, longestLine)).replace(/\s+/g, ' ')
  const letters = Array.from(line.slice(0, 2 * length))
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : line
}
