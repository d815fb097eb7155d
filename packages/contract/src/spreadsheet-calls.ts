import * as z from 'zod/mini'
import { addresses } from './addresses.ts'
import { defineCall } from './call.ts'
import { id, quizTitle, secretCode, timeLimit } from './shared-fields.ts'

const mostRows = 10_000
const rowMessage = 'A row holds a text for each heading'
const numberMessage = 'A row number is a whole number of at least 1'

/** A row of an uploaded sheet: what stands under each heading, whatever the heading is called. */
export type UploadedRow = Record<string, string | number | boolean | null>

function isUploadedRow(value: unknown): value is UploadedRow {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.values(value).every((cell) => cell === null || typeof cell !== 'object')
}

/**
 * `rowNumbers` says where each row stands in the sheet, `columns` in which order the headings stand. Rows are no schema
 * of an object, which would lose a heading such as `__proto__`. With a `secretCode` of its own the call can be repeated
 * when its reply is lost: the same quiz is not made twice.
 */
export const saveSpreadsheetBody = z.object({
  title: quizTitle('Please enter a quiz title.'),
  timeLimit: timeLimit('Please set a time limit for the quiz.'),
  questions: z
    .array(z.custom<UploadedRow>(isUploadedRow, rowMessage), 'Questions are a list of rows')
    .check(z.maxLength(mostRows, `At most ${mostRows.toLocaleString('en')} rows can be sent`)),
  rowNumbers: z.optional(z.array(z.int(numberMessage).check(z.minimum(1, numberMessage)), numberMessage)),
  columns: z.optional(z.array(z.string('A heading is a text'), 'Columns are a list of headings')),
  secretCode: z.optional(secretCode),
})

export const saveSpreadsheetQuiz = defineCall(addresses.saveSpreadsheetQuiz, {
  summary: 'Create a quiz from the rows of a spreadsheet: all of them or nothing',
  tag: 'Quizzes',
  audience: 'admin',
  body: saveSpreadsheetBody,
  bodyLimit: 5 * 1024 * 1024,
  replies: {
    created: {
      status: 201,
      description: 'Saved, with a secret code',
      schema: z.object({ success: z.literal(true), quizId: id }),
    },
  },
  errors: ['invalid-input', 'code-taken'],
})
