import { latinDigits, trimmed } from '@quizly/domain'

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

/** The place of what is told about a cell, as its sentence names it. */
export function placeOf({ row, column }: { row: number; column: string }) {
  return { row, column: shortened(column, 40) }
}

const maxNamed = 8

/** Numbers in order for a list, with those in a row joined: 2, 4–7. `more` is how many there are besides. */
export function listedNumbers(numbers: readonly number[]): { rows: string[]; more: number } {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const number of sorted) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  const shown = runs.slice(0, maxNamed)
  const more = runs.slice(maxNamed).reduce((sum, [first, last]) => sum + last - first + 1, 0)
  return {
    rows: shown.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)),
    more,
  }
}

const separators = [';', '\t', '|', ','] as const
type Separator = (typeof separators)[number]
const linesLookedAt = 20

/** The separator that gives most of the first lines as many cells as the first one, or more than half below a title. */
export function separatorOf(text: string): Separator {
  const head = text.split(/\r\n?|\n/, linesLookedAt).join('\n')
  const scored = separators.map((separator) => {
    const widths = separatedCells(head, separator)
      .filter((row) => row.length > 1 || row[0] !== '')
      .map(({ length }) => length)
    const scoreOf = (width: number) => {
      const share = widths.filter((each) => each === width).length / widths.length
      return width > 1 && (width === widths[0] || share > 0.5) ? share + width / 100 : 0
    }
    return { separator, score: Math.max(0, ...widths.map(scoreOf)) }
  })
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

/** The cells of a text whose lines are rows. A cell in quotation marks may contain separators and line breaks. */
export function separatedCells(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const mayBeQuoted = text[at] === '"' || text[at] === ' '
    const [cell, end] = (mayBeQuoted && quotedCell(text, at, separator)) || plainCell(text, at, separator)
    row.push(cell)
    if (text[end] !== separator) {
      rows.push(row)
      row = []
      at = text.startsWith('\r\n', end) ? end + 2 : end + 1
    } else at = end + 1
  }
  return rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows
}

function plainCell(text: string, from: number, separator: string): [string, number] {
  const end = endOfCell(text, from, separator)
  return [text.slice(from, end), end]
}

function endOfCell(text: string, from: number, separator: string): number {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}

/** A cell in quotation marks and its end; undefined if the marks are part of its text: `"Hamlet" is by?`. */
function quotedCell(text: string, from: number, separator: string): [string, number] | undefined {
  const start = behindSpaces(text, from)
  if (text[start] !== '"') return undefined
  let close = text.indexOf('"', start + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close === -1) return undefined
  const end = behindSpaces(text, close + 1)
  const isComplete =
    end === text.length || text[end] === separator || text[end] === '\n' || text[end] === '\r'
  return isComplete ? [text.slice(start + 1, close).replaceAll('""', '"'), end] : undefined
}

function behindSpaces(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at++
  return at
}

/** With a point or a comma before its decimals, and perhaps a word such as `points`; not a number if it is none. */
export function numberIn(text: string): number | undefined {
  if (text === '') return undefined
  const plain = latinDigits(text.replace(/(?<=\p{Nd})\s*\p{L}{1,9}\.?$/u, '')).replace(/[,٫]/, '.')
  return /^\d{1,4}(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

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
