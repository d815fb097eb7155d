import { isBlank, isChoice, isWritten, trimmed } from '@quizly/domain'
import type { SheetNote } from '../codes.ts'
import { type QuestionColumns, rolesOf, sheetColumns } from '../columns/columns.ts'
import type { SheetTable } from '../sheet.ts'
import { placeInFile } from '../layout/table.ts'
import { isErrorText, listedNumbers, quoted } from '../text.ts'
import type { QuestionOfRow } from './warnings.ts'
import { headerRows } from '../columns/header.ts'
import { headingRole, isMissingHeading, isNumberingHeading, saysOfResults } from '../headings.ts'
import type { SheetHabits } from './habits.ts'

const maxNamed = 5

/** What was decided for all rows because of how they look together. */
export const habitNotes = ({ multipleIsChoice }: SheetHabits): SheetNote[] =>
  multipleIsChoice ? [{ code: 'multiple-is-choice' }] : []

/** Fewer keys may all be the first option by chance. */
const leastKeys = 5
/** A written answer with so many words is hardly found word by word. */
const wordsOfSentence = 7

/** What the answers have in common that students would notice, or could not know. */
export function answerNotes(rows: readonly QuestionOfRow[], columns: QuestionColumns): SheetNote[] {
  const choices = rows.filter(({ question }) => isChoice(question.type))
  const isFirst = ({ question: { options, correctAnswers } }: QuestionOfRow) =>
    correctAnswers.length === 1 && correctAnswers[0] === options[0]
  const isGivenAway = choices.length >= leastKeys && columns.wrong.length === 0 && choices.every(isFirst)
  const sentences = rows.filter(
    ({ question: { type, correctAnswers } }) =>
      isWritten(type) && (correctAnswers[0]?.match(/\S+/g)?.length ?? 0) >= wordsOfSentence,
  )
  return [
    ...(isGivenAway ? [{ code: 'key-always-first' as const, params: { count: choices.length } }] : []),
    ...(sentences.length > 0
      ? [{ code: 'whole-sentences' as const, params: listedNumbers(sentences.map(({ row }) => row)) }]
      : []),
  ]
}

/** Whether a sheet without questions is a list of people and what they scored. */
export function resultNotes({ columns }: SheetTable): SheetNote[] {
  const found = columns.map(saysOfResults)
  const isResults = found.includes('person') && found.includes('score')
  return isResults ? [{ code: 'looks-like-results' }] : []
}

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
    ...withErrors(table, columns),
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
  const columns = unused.slice(0, maxNamed).map((column) => quoted(headings[column] ?? ''))
  return [{ code, params: { count: unused.length, columns, more: unused.length - columns.length } }]
}

function columnsOfTime(table: SheetTable): number[] {
  const isFilled = (column: number) => table.rows.some(({ values }) => !isBlank(values[column] ?? ''))
  return rolesOf(table).flatMap((role, column) => (role === 'time' && isFilled(column) ? [column] : []))
}

/** The columns with a heading and texts that make no part of a question. */
export function unusedColumns(table: SheetTable): number[] {
  const { used } = sheetColumns(table.columns, table.roles)
  const isTold = (heading: string) =>
    table.notes?.some(
      (note) =>
        typeof note === 'object' &&
        (note.code === 'type-column-unused' || note.code === 'points-column-unused') &&
        note.params.column === quoted(heading),
    )
  return table.columns.flatMap((heading, column) => {
    const isLeftOut = !used.includes(column) && !isNumberingHeading(heading) && !isTold(heading)
    return isLeftOut && table.rows.some(({ values }) => !isBlank(values[column] ?? '')) ? [column] : []
  })
}

/** Errors in columns that a question can do without. */
function withErrors(table: SheetTable, { points, explanation, template }: QuestionColumns): SheetNote[] {
  return [points, explanation].flatMap((column): SheetNote[] => {
    if (column === undefined || template === 'quizly') return []
    const found = table.rows.filter(({ values }) => isErrorText(trimmed(values[column] ?? '')))
    if (found.length === 0) return []
    const rows = listedNumbers(found.map(({ row }) => row))
    return [{ code: 'errors-left-out', params: { column: quoted(table.columns[column] ?? ''), ...rows } }]
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
  const named = cells.slice(0, maxNamed)
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
