import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { marking, questionFields } from '../questions/question-schemas.ts'
import { requests } from '@quizly/words/problems.ts'
import { quizSettings } from './settings.ts'

const of = quizSettings.shape

/** How a quiz runs wherever it is given. Its times, whether its code lets in, and practice belong to one class. */
export const settingsOfFile = z.object(
  {
    resultRelease: of.resultRelease,
    shuffleQuestions: of.shuffleQuestions,
    freshQuestions: of.freshQuestions,
    shuffleOptions: of.shuffleOptions,
    pages: of.pages,
    attempts: of.attempts,
    attemptCounts: of.attemptCounts,
  },
  errorMessage(requests, 'object-wanted'),
)

/** The second one is for weighted quizzes. */
const quizFormats = ['quizly-quiz-1', 'quizly-quiz-2'] as const

/** A quiz as a file. What a student or a colleague does with it is no part of it, nor is its code. */
export const quizFile = z.object({
  format: z.enum(quizFormats),
  title: z.string(),
  timeLimit: z.int(),
  language: z.optional(z.string()),
  instructions: z.optional(z.string()),
  /** Earlier servers have not written them. */
  settings: z.optional(settingsOfFile),
  questions: z.array(z.object({ ...questionFields, marking: z.optional(marking) })),
  /** Those that its texts name, in WebP, as base64. */
  pictures: z.optional(z.array(z.object({ hash: z.string(), image: z.string() }))),
})
export type QuizFile = z.output<typeof quizFile>
