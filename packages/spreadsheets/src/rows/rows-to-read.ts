import { isBlank, trimmed } from '@quizly/domain'
import { hasQuestions, type SheetColumns, sheetColumns } from '../columns/columns.ts'
import type { SheetNote } from '../codes.ts'
import type { SheetRow, SheetTable } from '../sheet.ts'
import { listedNumbers } from '../text.ts'
import { isNumberingHeading } from '../headings.ts'
import { readQuestion } from './question.ts'

const longestHint = 1_000
const bracketed = /^\s*[([<{][^]*[)\]>}]\s*$/
const number = /^\p{Nd}+[.):]?$/u

/** The rows that should hold questions, and notes about hint rows and repeated headings that are left out. */
export function rowsToRead({ columns: headings, rows, roles }: SheetTable): {
  rows: SheetRow[]
  notes: SheetNote[]
} {
  const columns = sheetColumns(headings, roles)
  const filled = rows.filter(({ values }) => !values.every(isBlank))
  const isHelp = (values: string[]) =>
    columns.template === 'quizizz' && readsAsHelp(values, columns, headings)
  const [first] = filled
  const hasHelp = first !== undefined && isHelp(first.values)
  const withoutHelp = hasHelp ? filled.slice(1) : filled

  const used = new Set(columns.used)
  const numbering = headings.map(
    (heading, i) =>
      !used.has(i) && (isNumberingHeading(heading) || countsUp(withoutHelp.map(({ values }) => values[i]))),
  )
  const isOnlyNumbered = (text: string, i: number) =>
    isBlank(text) || (numbering[i] && text.length < longestHint && number.test(trimmed(text)))
  const repeated: number[] = []
  const kept = withoutHelp.filter((row) => {
    if (row.values.every(isOnlyNumbered)) return false
    if (!repeatsHeadings(row.values, headings, columns)) return true
    repeated.push(row.row)
    return false
  })
  const params = { count: repeated.length, ...listedNumbers(repeated) }
  const notes: SheetNote[] = [
    ...(hasHelp ? [{ code: 'hint-left-out' as const, params: { row: first.row } }] : []),
    ...(repeated.length > 0 ? [{ code: 'headings-repeated' as const, params }] : []),
  ]
  return { rows: kept, notes }
}

function repeatsHeadings(values: string[], headings: string[], { question, correct }: SheetColumns): boolean {
  const isSame = (column: number) =>
    trimmed(values[column]?.slice(0, longestHint) ?? '') === trimmed(headings[column] ?? '')
  return question !== undefined && correct !== undefined && isSame(question) && isSame(correct)
}

function countsUp(cells: (string | undefined)[]): boolean {
  const numbers = cells.filter((text = '') => !isBlank(text)).map(Number)
  return numbers.length > 1 && numbers.every((each, i) => i === 0 || each === (numbers[i - 1] ?? 0) + 1)
}

const words = (text: string) =>
  Array.from(
    text
      .slice(0, longestHint)
      .toLowerCase()
      .matchAll(/\p{L}{4,}|\d+/gu),
    ([word]) => word,
  )

/** Whether all cells but the type are in brackets, or most share a word with their heading and the row is no question. */
function readsAsHelp(values: string[], columns: SheetColumns, headings: string[]): boolean {
  if (!hasQuestions(columns)) return false
  const cells = columns.used.filter((column) => !isBlank(values[column] ?? ''))
  const isInBrackets = (column: number) => bracketed.test((values[column] ?? '').slice(0, longestHint))
  if (cells.filter((column) => column !== columns.type).every(isInBrackets) && cells.length > 2) return true
  if (readQuestion(values, columns).question) return false
  const named = cells.filter((column) => {
    const known = words(headings[column] ?? '')
    return words(values[column] ?? '').some((word) => known.includes(word))
  })
  return named.includes(columns.question) && named.length > cells.length / 2 && named.length > 2
}
