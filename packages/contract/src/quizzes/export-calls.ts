import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall } from '../call.ts'
import { quizIdParams } from '../shared-fields.ts'
import { quizFile } from './quiz-schemas.ts'

const tag = 'Exports'
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const csvType = 'text/csv; charset=utf-8'
const formatMessage = 'A file is csv or xlsx'

export const exportResults = defineCall(addresses.exportResults, {
  summary: 'Everyone’s results in one’s own quiz as a file, with the points of each question if wanted',
  tag,
  audience: 'admin',
  params: quizIdParams,
  query: z.object({
    format: z.enum(['csv', 'xlsx'], formatMessage),
    questions: z.optional(z.enum(['none', 'points'], 'Questions are none or points')),
  }),
  replies: {
    csv: {
      status: 200,
      description: 'Comma-separated values. The header x-expected-length says about how many bytes will come',
      schema: z.string(),
      contentType: csvType,
    },
    xlsx: {
      status: 200,
      description: 'A workbook, with the same header',
      schema: z.string(),
      contentType: workbookType,
    },
  },
  errors: ['invalid-input', 'not-found', 'too-many-requests', 'busy'],
})

export const exportQuiz = defineCall(addresses.exportQuiz, {
  summary: 'One’s own quiz as a file: a workbook that can be uploaded again, or everything as JSON',
  tag,
  audience: 'admin',
  params: quizIdParams,
  query: z.object({ format: z.enum(['xlsx', 'json'], 'A file is xlsx or json') }),
  replies: {
    xlsx: {
      status: 200,
      description: 'A workbook. The header x-expected-length says about how many bytes will come',
      schema: z.string(),
      contentType: workbookType,
    },
    json: {
      status: 200,
      description: 'The quiz, with the same header',
      schema: quizFile,
      contentType: 'application/json; charset=utf-8',
    },
  },
  errors: ['invalid-input', 'not-found', 'too-many-requests', 'busy'],
})
