import { limits } from '@quizly/domain'
import * as z from 'zod/mini'
import { count, id, listOf, milliseconds, moment, textOf } from '../shared-fields.ts'

const { optionsMax, optionLength, writtenAnswerLength } = limits
const answerMessage =
  `An answer is a text of at most ${count(writtenAnswerLength)} characters, null, or a list of at most ` +
  `${optionsMax} texts of ${count(optionLength)}`

/** A list for `multiple`, a text for `single` and `write`, null if skipped. */
export const givenOption = z.union(
  [
    textOf(writtenAnswerLength, answerMessage),
    listOf(textOf(optionLength, answerMessage), optionsMax, answerMessage),
    z.null(),
  ],
  answerMessage,
)
/** An answer in replies: a list for `multiple`, a text for `single` and `write`, null if skipped. */
export const selectedOption = z.union([z.string(), z.array(z.string()), z.null()])
export const answer = z.object({ questionId: id, selectedOption })
const verdict = z.object({ questionId: id, verdict: z.enum(['correct', 'incorrect', 'skipped']) })

/**
 * While the correct answers are held back, a student's score is null and there are no verdicts. `opensInMs`:
 * in how many ms they open, if they wait only because another device of the student may still send answers.
 */
const resultFields = {
  _id: id,
  userId: id,
  answers: z.array(answer),
  score: z.nullable(z.int()),
  totalQuestions: z.int(),
  submittedAt: moment,
  verdicts: z.array(verdict),
  opensInMs: z.optional(milliseconds),
}

/** A submitted attempt without its times. */
export const result = z.object({ ...resultFields, quizId: id })
export type Result = z.output<typeof result>

/**
 * A result with the moment at which the server received each answer; skipped ones have none. `submittedBy` is
 * `time` if the time had run out, whether the page submitted at zero or the server closed the attempt.
 */
export const timedResult = z.extend(result, {
  submittedBy: z.enum(['student', 'time']),
  answers: z.array(z.extend(answer, { savedAt: z.optional(moment) })),
})
export type TimedResult = z.output<typeof timedResult>

/**
 * A result for lists, with its quiz's title. Very long answers are left out together with their verdicts, because 50
 * results could have 50 MB of them; the result by itself has them.
 */
export const listedResult = z.object({
  ...z.omit(result, { answers: true, verdicts: true }).shape,
  quizId: z.object({ _id: id, title: z.string() }),
  answers: z.optional(z.array(answer)),
  verdicts: z.optional(z.array(verdict)),
})
export type ListedResult = z.output<typeof listedResult>
