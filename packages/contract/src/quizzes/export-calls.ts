import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, ok } from '../call.ts'
import { quizIdParams } from '../shared-fields.ts'
import { quizFile } from './quiz-schemas.ts'

const forQuiz = callsFor({ tag: 'Exports', audience: 'admin', params: quizIdParams })
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const csvType = 'text/csv; charset=utf-8'
const formatMessage = 'A file is csv or xlsx'

export const exportResults = forQuiz(addresses.exportResults, {
  summary: 'Everyone’s results in one’s own quiz as a file, with the points of each question if wanted',
  query: z.object({
    format: z.enum(['csv', 'xlsx'], formatMessage),
    questions: z.optional(z.enum(['none', 'points'], 'Questions are none or points')),
  }),
  replies: {
    csv: ok(
      'Comma-separated values. The header x-expected-length says about how many bytes will come',
      z.string(),
      csvType,
    ),
    xlsx: ok('A workbook, with the same header', z.string(), workbookType),
  },
  errors: ['too-many-requests', 'busy'],
})

export const exportQuiz = forQuiz(addresses.exportQuiz, {
  summary: 'One’s own quiz as a file: a workbook that can be uploaded again, or everything as JSON',
  query: z.object({ format: z.enum(['xlsx', 'json'], 'A file is xlsx or json') }),
  replies: {
    xlsx: ok(
      'A workbook. The header x-expected-length says about how many bytes will come',
      z.string(),
      workbookType,
    ),
    json: ok('The quiz, with the same header', quizFile, 'application/json; charset=utf-8'),
  },
  errors: ['too-many-requests', 'busy'],
})
