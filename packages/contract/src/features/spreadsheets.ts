import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { created, defineCall } from '../call.ts'
import { markedQuestions } from './quiz-schemas.ts'
import { id, instructions, language, listOf, quizTitle, secretCode, timeLimit } from '../shared-fields.ts'

const maxRows = 10_000
const maxColumns = 200
/** The longest cell that common spreadsheet programs can hold. */
const longestCell = 32_767
const longestHeading = 2_000
const rowMessage = errorMessage(requests, 'row-wanted', { characters: longestCell, columns: maxColumns })
const rowsMessage = errorMessage(requests, 'too-many-rows', { most: maxRows })

/** A row of an uploaded sheet: its cells by heading, with any text as a heading. */
export type UploadedRow = Record<string, string | number | boolean | null>

function isUploadedRow(value: unknown): value is UploadedRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const cells = Object.entries(value)
  return cells.length <= maxColumns && cells.every(([heading, cell]) => isHeading(heading) && isCell(cell))
}

const isHeading = ({ length }: string) => length <= longestHeading
const isCell = (cell: unknown) =>
  typeof cell === 'string' ? cell.length <= longestCell : cell === null || typeof cell !== 'object'

/**
 * The rows are read only without `parsedQuestions`: those are the questions that the sender has read in them, each
 * marked by its own rule. Rows have no object schema, because that would lose a heading such as `__proto__`. A call
 * with a `secretCode` can be repeated if its reply is lost: the quiz is not created twice.
 */
export const saveSpreadsheetBody = z.object({
  title: quizTitle(errorMessage(forms, 'please-enter-title')),
  timeLimit: timeLimit(errorMessage(forms, 'please-set-time-limit')),
  questions: listOf(
    z.custom<UploadedRow>(isUploadedRow, rowMessage),
    maxRows,
    errorMessage(requests, 'rows-are-a-list'),
    rowsMessage,
  ),
  parsedQuestions: z.optional(markedQuestions),
  secretCode: z.optional(secretCode),
  language: z.optional(language),
  instructions,
})

const forEducators = { tag: 'Quizzes', audience: 'admin' } as const

export const saveSpreadsheetQuiz = defineCall(addresses.saveSpreadsheetQuiz, forEducators, {
  summary: 'Create a quiz from the rows of a spreadsheet: all of them or nothing',
  body: saveSpreadsheetBody,
  bodyLimit: 6 * 1024 * 1024,
  replies: {
    created: created('Saved, with a secret code', z.object({ success: z.literal(true), quizId: id })),
  },
  errors: ['code-taken', 'older-server'],
})
