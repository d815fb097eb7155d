import * as z from 'zod/mini'
import { id, moment } from './shared-fields.ts'

const answerMessage =
  'An answer is a text, a list of up to 20 texts, or null; no text is longer than 10,000 characters'
const answerText = z.string(answerMessage).check(z.maxLength(10_000, answerMessage))

/** A list for `multiple`, a text for `single` and `write`, null when skipped. */
export const selectedOption = z.union(
  [answerText, z.array(answerText, answerMessage).check(z.maxLength(20, answerMessage)), z.null()],
  answerMessage,
)
export const answer = z.object({ questionId: id, selectedOption }, 'An answer says which question it is for')
const verdict = z.object({ questionId: id, verdict: z.enum(['correct', 'incorrect', 'skipped']) })

/** While the correct answers are held back, a student's score is null and there are no verdicts. */
const resultFields = {
  _id: id,
  userId: id,
  answers: z.array(answer),
  score: z.nullable(z.int()),
  totalQuestions: z.int(),
  submittedAt: moment,
  verdicts: z.array(verdict),
}

/** A submitted attempt as others see it. */
export const result = z.object({ ...resultFields, quizId: id })
export type Result = z.output<typeof result>

/** A result that says of each answer since when the server has had it; skipped ones have no such moment. */
export const timedResult = z.extend(result, {
  answers: z.array(z.extend(answer, { savedAt: z.optional(moment) })),
})
export type TimedResult = z.output<typeof timedResult>

/** A result whose quiz is named, for lists. */
export const listedResult = z.object({ ...resultFields, quizId: z.object({ _id: id, title: z.string() }) })
export type ListedResult = z.output<typeof listedResult>
