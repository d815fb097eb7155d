import * as z from 'zod/mini'
import { result } from './result-schemas.ts'

/** Every way in which a call can fail: a stable code, and the status that it travels with. */
export const errorStatus = {
  'malformed-request': 400,
  'not-signed-in': 401,
  'session-expired': 401,
  'invalid-credentials': 401,
  'wrong-password': 422,
  'wrong-role': 403,
  'wrong-user': 403,
  'not-found': 404,
  'invalid-code': 404,
  'invalid-link': 404,
  'request-timeout': 408,
  'email-taken': 409,
  'code-taken': 409,
  'questions-exist': 409,
  'not-started': 409,
  'already-attempted': 409,
  'quiz-closed': 409,
  'quiz-changed': 409,
  'limit-reached': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-input': 422,
  'too-many-requests': 429,
  'headers-too-large': 431,
  'internal-error': 500,
  busy: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

/** `row` and `column` name the cell of a spreadsheet by the row's number in the sheet and its heading. */
const problem = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  row: z.optional(z.int()),
  column: z.optional(z.string()),
})

/** The body of every failure. `message` is a sentence for a person; `problems` names the places to correct. */
export const failure = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  problems: z.optional(z.array(problem)),
  valid: z.optional(z.literal(false)),
  success: z.optional(z.literal(false)),
  result: z.optional(result),
})
export type Failure = z.output<typeof failure>
