import { comparableAnswer, isBlank, trimmed } from '@quizly/domain'
import { type QuestionColumns, rolesOf } from '../columns/columns.ts'
import type { CellMessage, Fix, SheetRow, SheetTable } from '../sheet.ts'
import { listedNumbers, quoted } from '../text.ts'
import type { QuestionOfRow } from './warnings.ts'
import { headingRole } from '../headings.ts'
import { readAnswer } from '../key.ts'
import type { SheetHabits } from './habits.ts'

const maxNamed = 5
/** A sheet with fewer rows may leave out the last option by chance. */
const leastKeys = 4

const wholeColumn = (kind: Fix['kind'], label: Fix['label']): Fix => ({ kind, label, cells: [] })
const countFromZero = wholeColumn('from-zero', { code: 'count-from-zero' })

/** The problems of rows, with one at the heading of its column in place of those that all its cells have. */
export function problemsByColumn(
  problems: readonly CellMessage[],
  table: SheetTable,
  columns: QuestionColumns,
): CellMessage[] {
  const types = typesUnknown(problems, table, columns)
  const zero = firstZero(table.rows, columns)
  const keys = new Map(table.rows.map(({ row, values }) => [row, values[columns.correct] ?? '']))
  const key = table.columns[columns.correct] ?? ''
  const isOfZero = ({ row, column }: CellMessage) => column === key && /\b0\b/.test(keys.get(row) ?? '')
  const rest = problems.filter(
    (each) => !(types && each.code === 'type-unknown') && !(zero !== undefined && isOfZero(each)),
  )
  const fromZero: CellMessage[] =
    zero === undefined
      ? []
      : [
          {
            ...atHeading(table, columns.correct),
            code: 'keys-count-from-zero',
            params: { row: zero },
            fixes: [countFromZero],
          },
        ]
  return [...(types ? [types] : []), ...fromZero, ...rest]
}

const atHeading = ({ headerRow, columns }: SheetTable, column: number) => ({
  row: headerRow,
  column: columns[column] ?? '',
})

function typesUnknown(
  problems: readonly CellMessage[],
  table: SheetTable,
  { type }: QuestionColumns,
): CellMessage | undefined {
  const found = problems.filter(({ code }) => code === 'type-unknown').map(({ row }) => row)
  if (found.length < 2 || type === undefined) return undefined
  const unknown = new Set(found)
  const cells = table.rows.map(({ row, values }) => ({ row, text: trimmed(values[type] ?? '') }))
  const names = [...new Set(cells.filter(({ row }) => unknown.has(row)).map(({ text }) => quoted(text)))]
  const isAnyKnown = cells.some(({ row, text }) => !isBlank(text) && !unknown.has(row))
  return {
    ...atHeading(table, type),
    code: 'types-unknown',
    params: { names: names.slice(0, maxNamed), ...listedNumbers(found) },
    fixes: [
      isAnyKnown
        ? wholeColumn('clear-types', { code: 'clear-types' })
        : wholeColumn('type-unused', { code: 'not-used' }),
    ],
  }
}

/** What is doubtful about a whole column. */
export function warningsByColumn(
  rows: readonly QuestionOfRow[],
  table: SheetTable,
  columns: QuestionColumns,
  habits: SheetHabits,
): CellMessage[] {
  return [...mayCountFromZero(rows, table, columns, habits), ...otherKeys(rows, table, columns, habits)]
}

function mayCountFromZero(
  rows: readonly QuestionOfRow[],
  table: SheetTable,
  columns: QuestionColumns,
  { keysAre }: SheetHabits,
): CellMessage[] {
  const withOptions = rows.filter(({ question }) => question.options.length > 2)
  if (keysAre !== 'position' || columns.template || withOptions.length < leastKeys) return []
  const namesLast = ({ question: { options, correctAnswers } }: QuestionOfRow) =>
    correctAnswers.includes(options.at(-1) ?? '')
  return withOptions.some(namesLast)
    ? []
    : [{ ...atHeading(table, columns.correct), code: 'keys-may-count-from-zero', fixes: [countFromZero] }]
}

/** Further columns that are headed like a key and name other answers than the one that is used. */
function otherKeys(
  rows: readonly QuestionOfRow[],
  table: SheetTable,
  columns: QuestionColumns,
  { keysAre }: SheetHabits,
): CellMessage[] {
  const roles = rolesOf(table)
  const isHeaded = (column: number, field: 'question' | 'correct') =>
    roles[column] === 'unused' && headingRole(table.columns[column] ?? '')?.field === field
  // Its key belongs to a second table.
  if (table.columns.some((_, column) => isHeaded(column, 'question'))) return []
  return table.columns.flatMap((heading, column): CellMessage[] => {
    if (!isHeaded(column, 'correct')) return []
    const found = rows.filter((each) =>
      contradicts(each, trimmed(each.values[column] ?? ''), columns, keysAre),
    )
    if (found.length === 0) return []
    const params = { other: quoted(heading), ...listedNumbers(found.map(({ row }) => row)) }
    return [{ ...atHeading(table, columns.correct), code: 'keys-contradict', params }]
  })
}

const longestKey = 200

function contradicts(
  { values, question: { options, correctAnswers } }: QuestionOfRow,
  key: string,
  columns: QuestionColumns,
  keysAre: SheetHabits['keysAre'],
): boolean {
  if (isBlank(key) || key.length > longestKey) return false
  const sorted = (texts: readonly string[]) => JSON.stringify(texts.map(comparableAnswer).toSorted())
  if (options.length === 0) return !correctAnswers.map(comparableAnswer).includes(comparableAnswer(key))
  const choices = columns.options
    .map(({ column, slot }) => ({ slot, text: trimmed(values[column] ?? '') }))
    .filter(({ text }) => !isBlank(text))
  const { correct } = readAnswer(key, choices, keysAre)
  // A cell that names all options lists them.
  if (!correct || correct.length === choices.length) return false
  return sorted(correct.map(({ text }) => text)) !== sorted(correctAnswers)
}

const longestPositions = 40

/** The positions that a key lists, from 0 or 1. */
export function positionsIn(key: string): number[] | undefined {
  if (key.length > longestPositions || !/^\d(?:\s*[,;]\s*\d)*$/.test(key)) return undefined
  return key.split(/[,;]/).map(Number)
}

/** What a row has as its key, cut if it is no list of positions. */
export const keyOf = ({ values }: SheetRow, { correct }: QuestionColumns) =>
  trimmed((values[correct] ?? '').slice(0, longestPositions + 1))

/** The first row whose key is 0 in a sheet whose keys could all be positions from 0. */
function firstZero(rows: readonly SheetRow[], columns: QuestionColumns): number | undefined {
  const most = columns.options.length
  if (most === 0) return undefined
  let zero: number | undefined
  for (const each of rows) {
    const key = keyOf(each, columns)
    if (key === '') continue
    const positions = positionsIn(key)
    if (!positions?.every((position) => position < most)) return undefined
    if (zero === undefined && positions.includes(0) && !isOption('0', each, columns)) zero = each.row
  }
  return zero
}

const isOption = (text: string, { values }: SheetRow, { options }: QuestionColumns) =>
  options.some(({ column }) => comparableAnswer(values[column] ?? '') === text)
