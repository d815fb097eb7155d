import { isBlank, trimmed } from '../question/visible-text.ts'
import { type QuestionColumns, rolesOf, sheetColumns } from './columns/columns.ts'
import { headingRole, isMissingHeading, isNumberingHeading } from './columns/headings.ts'
import type { SheetHabits } from './row/question-type.ts'
import type { SheetShape, SheetTable } from './sheet.ts'
import { placeInFile } from './table.ts'
import { quoted } from './text.ts'
import { headerRows } from './columns/header.ts'

const mostNamed = 5

/** What was decided for all rows because of how they look together. */
export function habitNotes({ multipleIsChoice }: SheetHabits): string[] {
  return multipleIsChoice
    ? [
        'Rows of the type “Multiple” have one correct answer each, so that they are read as multiple choice. If students are to find several, write Multiple Correct.',
      ]
    : []
}

/** The question whether a sheet with this row, whose key is 0, counts its options from 0. */
export function zeroNote(row: number | undefined): string[] {
  if (row === undefined) return []
  return [
    `The key in row ${row} is 0, so that this sheet may count its options from 0. Here they count from 1: check each key.`,
  ]
}

/** Sentences about the columns of a sheet: those that are not used, and those of which there are two. */
export function columnNotes(table: SheetTable, columns: QuestionColumns): string[] {
  const second = secondTable(table, columns)
  if (second !== undefined) {
    const at = placeInFile(table, table.headerRow, second)
    return [
      `A second table starts beside the first one in cell ${at}, ${quoted(table.columns[second] ?? '')}, and its questions are not read. In your file, put them after those of the first one, or save them as a file of their own.`,
    ]
  }
  const beside = columnsBeside(table)
  const unused = unusedColumns(table).filter((column) => !beside.includes(column))
  return [
    ...(unused.length > 0 ? [`${notUsed(table, unused)}. ${wayOut(unused)}`] : []),
    ...(beside.length > 0
      ? [`${notUsed(table, beside)}: questions have no points, time limits or explanations of their own.`]
      : []),
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

const wayOut = ({ length }: readonly number[]) =>
  length === 1
    ? 'If it belongs to the questions, choose under Columns what it holds.'
    : 'If they belong to the questions, choose under Columns what they hold.'

function notUsed({ columns }: SheetTable, unused: readonly number[]): string {
  const named = unused.slice(0, mostNamed).map((column) => quoted(columns[column] ?? ''))
  const more = unused.length > mostNamed ? ` and ${unused.length - mostNamed} more` : ''
  return unused.length === 1
    ? `Column ${named.join('')} is not used`
    : `Columns ${named.join(', ')}${more} are not used`
}

function columnsBeside(table: SheetTable): number[] {
  return rolesOf(table).flatMap((role, column) => {
    const isBeside = role === 'points' || role === 'time' || role === 'explanation'
    return isBeside && table.rows.some(({ values }) => !isBlank(values[column] ?? '')) ? [column] : []
  })
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

function withoutHeading(table: SheetTable): string[] {
  const { used } = sheetColumns(table.columns, table.roles)
  const cells = table.columns.flatMap((heading, column) => {
    if (used.includes(column) || !isMissingHeading(heading)) return []
    const filled = table.rows.filter(({ values }) => !isBlank(values[column] ?? ''))
    const isNumber = (cell = '') => cell.length < longestNumber && numbered.test(trimmed(cell))
    if (filled.every(({ values }) => isNumber(values[column]))) return []
    return filled.map(({ row }) => placeInFile(table, row, column))
  })
  if (cells.length === 0) return []
  const more = cells.length > mostNamed ? ` and ${cells.length - mostNamed} more` : ''
  return [
    `Cells without a heading are not read: ${cells.slice(0, mostNamed).join(', ')}${more}. Choose under Columns what their column holds, or correct the file and upload it again.`,
  ]
}

/** Columns that could have been the question or the key as well, and why they are not. */
function rivals({ columns: headings, roles }: SheetTable, columns: QuestionColumns): string[] {
  if (roles) return []
  return (['question', 'correct'] as const).flatMap((field) => {
    const taken = headings[columns[field]] ?? ''
    const others = headings.filter(
      (heading, column) => !columns.used.includes(column) && headingRole(heading)?.field === field,
    )
    if (others.length === 0) return []
    const what = field === 'question' ? 'the question' : 'the correct answer'
    const isPlainest = others.every((other) => rankOf(taken) < rankOf(other))
    const reason = isPlainest ? 'its heading says it more plainly' : 'it stands first'
    return [
      `Column ${quoted(taken)} is taken for ${what}, and not ${others.map(quoted).join(', ')}, because ${reason}.`,
    ]
  })
}

function rankOf(heading: string): number {
  const role = headingRole(heading)
  return role && 'rank' in role ? role.rank : Infinity
}

const names: Record<SheetShape, string> = {
  rows: 'one question per row',
  'list in a cell': 'all options of a question in one cell',
  'list in the question': 'options below the question in its cell',
  'row for each option': 'one option per row',
  'tick columns': 'a column of ticks beside each option',
  'marked options': 'the correct option marked by a sign or its look',
  text: 'text with a line for each option and the answer',
  turned: 'a table on its side, one question per column',
  'separated text': 'text in one column, split into cells',
  'no headings': 'one question per row, without headings',
}

/** The shape in which a table was read, in words that fit behind “Read as:”. */
function shapeName({ shape = 'rows', headerRow }: SheetTable): string {
  return shape === 'rows' && headerRow > headerRows
    ? `${names.rows}, with headings in row ${headerRow}`
    : names[shape]
}

/** The sentence that tells the shape in which a table was read; undefined for the plain one. */
export function shapeNote(table: SheetTable): string | undefined {
  if (table.shape === undefined) return undefined
  const rows = table.shape === 'turned' ? ' Row 2 is column B of the file.' : ''
  return `Read as: ${shapeName(table)}.${rows}`
}
