import { hasQuestions, type SheetColumns, sheetColumns } from './columns/columns.ts'
import { isNumberingHeading } from './columns/headings.ts'
import { readQuestion } from './row/question.ts'
import type { SheetRow, SheetTable } from './sheet.ts'
import { isBlank, trimmed } from '../question/visible-text.ts'

/** A longer cell is neither a row number nor a hint. */
const longestIdle = 1_000
const bracketed = /^\s*[([<{][^]*[)\]>}]\s*$/
const number = /^\p{Nd}+[.):]?$/u

/**
 * The rows that should hold questions. Left out are rows that are blank except for white space or a row
 * number, the row of hints below the headings of Quizizz's template, and headings that are repeated further
 * down. `told` receives the numbers of the last two.
 */
export function rowsToRead(
  { columns: headings, rows, roles }: Omit<SheetTable, 'headerRow'>,
  told: { hints?: number[]; headings?: number[] } = {},
): SheetRow[] {
  const columns = sheetColumns(headings, roles)
  const filled = rows.filter(({ values }) => !values.every(isBlank))
  const isHelp = (values: string[]) =>
    columns.template === 'quizizz' && readsAsHelp(values, columns, headings)
  const [first] = filled
  const hasHelp = first !== undefined && isHelp(first.values)
  if (hasHelp) told.hints?.push(first.row)
  const withoutHelp = hasHelp ? filled.slice(1) : filled

  const used = new Set(columns.used)
  const numbering = headings.map(
    (heading, i) =>
      !used.has(i) && (isNumberingHeading(heading) || countsUp(withoutHelp.map(({ values }) => values[i]))),
  )
  const isOnlyNumbered = (text: string, i: number) =>
    isBlank(text) || (numbering[i] && text.length < longestIdle && number.test(trimmed(text)))
  return withoutHelp.filter((row) => {
    if (row.values.every(isOnlyNumbered)) return false
    if (!repeatsHeadings(row.values, headings, columns)) return true
    told.headings?.push(row.row)
    return false
  })
}

/** Whether a row has the headings once more. */
function repeatsHeadings(values: string[], headings: string[], { question, correct }: SheetColumns): boolean {
  const isSame = (column: number) =>
    trimmed(values[column]?.slice(0, longestIdle) ?? '') === trimmed(headings[column] ?? '')
  return question !== undefined && correct !== undefined && isSame(question) && isSame(correct)
}

/** Whether the filled cells count up by one. */
function countsUp(cells: (string | undefined)[]): boolean {
  const numbers = cells.filter((text = '') => !isBlank(text)).map(Number)
  return numbers.length > 1 && numbers.every((each, i) => i === 0 || each === (numbers[i - 1] ?? 0) + 1)
}

const words = (text: string) =>
  Array.from(
    text
      .slice(0, longestIdle)
      .toLowerCase()
      .matchAll(/\p{L}{4,}|\d+/gu),
    ([word]) => word,
  )

/**
 * Whether a row tells what to fill in: all its cells but the type are in brackets, or most of them share a word
 * with their heading and the row is no question.
 */
function readsAsHelp(values: string[], columns: SheetColumns, headings: string[]): boolean {
  if (!hasQuestions(columns)) return false
  const cells = columns.used.filter((column) => !isBlank(values[column] ?? ''))
  const isInBrackets = (column: number) => bracketed.test((values[column] ?? '').slice(0, longestIdle))
  if (cells.filter((column) => column !== columns.type).every(isInBrackets) && cells.length > 2) return true
  if (readQuestion(values, columns).question) return false
  const named = cells.filter((column) => {
    const known = words(headings[column] ?? '')
    return words(values[column] ?? '').some((word) => known.includes(word))
  })
  return named.includes(columns.question) && named.length > cells.length / 2 && named.length > 2
}
