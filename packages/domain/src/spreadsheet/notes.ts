import type { SheetNote } from '@quizly/words/sheets.ts'
import { isBlank, trimmed } from '../question/visible-text.ts'
import { type QuestionColumns, rolesOf, sheetColumns } from './columns/columns.ts'
import { headingRole, isMissingHeading, isNumberingHeading } from './columns/headings.ts'
import type { SheetHabits } from './row/question-type.ts'
import type { SheetTable } from './sheet.ts'
import { placeInFile } from './table.ts'
import { quoted } from './text.ts'
import { headerRows } from './columns/header.ts'

const mostNamed = 5

/** What was decided for all rows because of how they look together. */
export const habitNotes = ({ multipleIsChoice }: SheetHabits): SheetNote[] =>
  multipleIsChoice ? [{ code: 'multiple-is-choice' }] : []

/** The question whether a sheet with this row, whose key is 0, counts its options from 0. */
export const zeroNote = (row: number | undefined): SheetNote[] =>
  row === undefined ? [] : [{ code: 'counts-from-zero', params: { row } }]

/** What is said about the columns of a sheet: those that are not used, and those of which there are two. */
export function columnNotes(table: SheetTable, columns: QuestionColumns): SheetNote[] {
  const second = secondTable(table, columns)
  if (second !== undefined) {
    const cell = placeInFile(table, table.headerRow, second)
    return [{ code: 'second-table', params: { cell, heading: quoted(table.columns[second] ?? '') } }]
  }
  const times = columnsOfTime(table).filter((column) => !columns.used.includes(column))
  const unused = unusedColumns(table).filter((column) => !times.includes(column))
  return [
    ...notUsed('columns-unused', table, unused),
    ...notUsed('columns-of-time', table, times),
    ...withoutHeading(table),
    ...rivals(table, columns),
  ]
}

/** The first column of a table beside the one that is read: it has a question and a key too. */
function secondTable(
  { columns: headings, roles }: SheetTable,
  { used }: QuestionColumns,
): number | undefined {
  if (roles) return undefined
  const fieldOf = (column: number) => headingRole(headings[column] ?? '')?.field
  const behind = headings.map((_, column) => column).filter((column) => !used.includes(column))
  const key = behind.findLast((column) => fieldOf(column) === 'correct')
  return key === undefined
    ? undefined
    : behind.find((column) => fieldOf(column) === 'question' && column < key)
}

function notUsed(
  code: 'columns-unused' | 'columns-of-time',
  { columns: headings }: SheetTable,
  unused: readonly number[],
): SheetNote[] {
  if (unused.length === 0) return []
  const columns = unused.slice(0, mostNamed).map((column) => quoted(headings[column] ?? ''))
  return [{ code, params: { count: unused.length, columns, more: unused.length - columns.length } }]
}

function columnsOfTime(table: SheetTable): number[] {
  const isFilled = (column: number) => table.rows.some(({ values }) => !isBlank(values[column] ?? ''))
  return rolesOf(table).flatMap((role, column) => (role === 'time' && isFilled(column) ? [column] : []))
}

/** The columns with a heading and texts that make no part of a question. */
export function unusedColumns(table: SheetTable): number[] {
  const { used } = sheetColumns(table.columns, table.roles)
  return table.columns.flatMap((heading, column) => {
    const isLeftOut = !used.includes(column) && !isNumberingHeading(heading)
    return isLeftOut && table.rows.some(({ values }) => !isBlank(values[column] ?? '')) ? [column] : []
  })
}

const longestNumber = 20
const numbered = /^\p{Nd}+[.):]?$/u

function withoutHeading(table: SheetTable): SheetNote[] {
  const { used } = sheetColumns(table.columns, table.roles)
  const cells = table.columns.flatMap((heading, column) => {
    if (used.includes(column) || !isMissingHeading(heading)) return []
    const filled = table.rows.filter(({ values }) => !isBlank(values[column] ?? ''))
    const isNumber = (cell = '') => cell.length < longestNumber && numbered.test(trimmed(cell))
    if (filled.every(({ values }) => isNumber(values[column]))) return []
    return filled.map(({ row }) => placeInFile(table, row, column))
  })
  if (cells.length === 0) return []
  const named = cells.slice(0, mostNamed)
  return [{ code: 'cells-without-heading', params: { cells: named, more: cells.length - named.length } }]
}

/** Columns that could have been the question or the key as well, and why they are not. */
function rivals({ columns: headings, roles }: SheetTable, columns: QuestionColumns): SheetNote[] {
  if (roles) return []
  return (['question', 'correct'] as const).flatMap((field) => {
    const taken = headings[columns[field]] ?? ''
    const others = headings.filter(
      (heading, column) => !columns.used.includes(column) && headingRole(heading)?.field === field,
    )
    if (others.length === 0) return []
    const isPlainest = others.every((other) => rankOf(taken) < rankOf(other))
    const code = `${field === 'question' ? field : 'key'}-column-${isPlainest ? 'plainer' : 'first'}` as const
    return [{ code, params: { column: quoted(taken), others: others.map(quoted) } }]
  })
}

function rankOf(heading: string): number {
  const role = headingRole(heading)
  return role && 'rank' in role ? role.rank : Infinity
}

/** The shape in which a table was read; nothing for the plain one. */
export function shapeNotes({ shape, headerRow }: SheetTable): SheetNote[] {
  if (shape === undefined) return []
  return shape === 'rows' && headerRow > headerRows
    ? [{ code: 'read-from-row', params: { row: headerRow } }]
    : [{ code: 'read-in-shape', params: { shape } }]
}
