import * as z from 'zod/mini'
import { storedDraft } from './features/questions.ts'
import { type ErrorCode, errorsByStatus } from './error-status.ts'
import { quizChanges } from './features/quiz-schemas.ts'
import { theirMark } from './features/marking/manual-grading.ts'
import { quizSettings } from './features/settings.ts'
import { attemptForOwner, result } from './features/results.ts'

export const errorStatus = Object.fromEntries(
  Object.entries(errorsByStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)])),
) as Record<ErrorCode, number>

export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

/** `message` is the English sentence for `code` and `params`. `row` is the row's number in the spreadsheet, `column` the column's heading. */
const problem = z.object({
  path: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
  message: z.string(),
  row: z.optional(z.int()),
  column: z.optional(z.string()),
})

/** The body of every failure. `message` says `reason` and `params` in English, `problems` what to correct and where. */
export const failure = z.object({
  code: z.enum(errorCodes),
  reason: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  message: z.string(),
  problems: z.optional(z.array(problem)),
  valid: z.optional(z.literal(false)),
  success: z.optional(z.literal(false)),
  result: z.optional(result),
  theirs: z.optional(quizChanges),
  theirDraft: z.optional(storedDraft),
  theirSettings: z.optional(quizSettings),
  theirAttempt: z.optional(attemptForOwner),
  theirMark: z.optional(theirMark),
})
export type Failure = z.output<typeof failure>
