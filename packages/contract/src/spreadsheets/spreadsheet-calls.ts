import * as z from 'zod/mini'
import { columnRoles, limits, mostPlainValues } from '@quizly/domain'
import { addresses } from '../addresses.ts'
import { callsFor, created } from '../call.ts'
import { count, id, language, listOf, quizTitle, secretCode, textOf, timeLimit } from '../shared-fields.ts'

const mostRows = 10_000
const mostColumns = 200
/** The longest cell that common spreadsheet programs can hold. */
const longestCell = 32_767
const longestHeading = 2_000
const mostWays = 20
const longestWay = 100
const rowMessage = `A row holds a text of at most ${count(longestCell)} characters for each heading, of at most ${mostColumns}`
const rowsMessage = `At most ${count(mostRows)} rows can be sent`
const headingMessage = `A heading is a text of at most ${count(longestHeading)} characters`
const columnsMessage = `Columns are a list of at most ${mostColumns} headings`
const rolesMessage = `Roles are a list with the role of each column: ${columnRoles.join(', ')}`
const numberMessage = 'A row number is a whole number of at least 1'

/** A row of an uploaded sheet: its cells by heading, with any text as a heading. */
export type UploadedRow = Record<string, string | number | boolean | null>

function isUploadedRow(value: unknown): value is UploadedRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const cells = Object.entries(value)
  return cells.length <= mostColumns && cells.every(([heading, cell]) => isHeading(heading) && isCell(cell))
}

const isHeading = ({ length }: string) => length <= longestHeading
const isCell = (cell: unknown) =>
  typeof cell === 'string' ? cell.length <= longestCell : cell === null || typeof cell !== 'object'

const plainMessage = `Plain values are a list of at most ${count(mostPlainValues)}, each with a row, a column, its text and at most ${mostWays} ways to write it`
const plainValue = z.object({
  row: z.int(plainMessage).check(z.minimum(1, plainMessage)),
  column: z.int(plainMessage).check(z.minimum(0, plainMessage), z.maximum(mostColumns - 1, plainMessage)),
  text: textOf(limits.optionLength, plainMessage),
  ways: listOf(textOf(longestWay, plainMessage), mostWays, plainMessage),
})

/**
 * `rowNumbers` says where each row stands in the sheet, `columns` in which order the headings stand, `roles`
 * what each column is taken for if that is not to be decided by the headings, `plainValues` how else the numbers and days in
 * written answers can be written. Rows
 * have no object schema, because that would lose a heading such as `__proto__`. A call with a `secretCode`
 * can be repeated if its reply is lost: the quiz is not created twice.
 */
export const saveSpreadsheetBody = z.object({
  title: quizTitle('Please enter a quiz title.'),
  timeLimit: timeLimit('Please set a time limit for the quiz.'),
  questions: listOf(
    z.custom<UploadedRow>(isUploadedRow, rowMessage),
    mostRows,
    'Questions are a list of rows',
    rowsMessage,
  ),
  rowNumbers: z.optional(
    listOf(z.int(numberMessage).check(z.minimum(1, numberMessage)), mostRows, numberMessage, rowsMessage),
  ),
  columns: z.optional(listOf(textOf(longestHeading, headingMessage), mostColumns, columnsMessage)),
  roles: z.optional(listOf(z.enum(columnRoles, rolesMessage), mostColumns, rolesMessage)),
  plainValues: z.optional(listOf(plainValue, mostPlainValues, plainMessage)),
  secretCode: z.optional(secretCode),
  language: z.optional(language),
})

const forEducators = callsFor({ tag: 'Quizzes', audience: 'admin' })

export const saveSpreadsheetQuiz = forEducators(addresses.saveSpreadsheetQuiz, {
  summary: 'Create a quiz from the rows of a spreadsheet: all of them or nothing',
  body: saveSpreadsheetBody,
  bodyLimit: 5 * 1024 * 1024,
  replies: {
    created: created('Saved, with a secret code', z.object({ success: z.literal(true), quizId: id })),
  },
  errors: ['code-taken'],
})
