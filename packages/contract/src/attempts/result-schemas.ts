import { attemptCounts, handVerdicts, limits, whyHeld } from '@quizly/domain'
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
/** `left-out`: the question counts for nobody. */
export const verdictName = z.enum(['correct', 'incorrect', 'skipped', 'left-out'])
/** `byHand`: an educator has marked this answer by hand. */
const verdict = z.object({ questionId: id, verdict: verdictName, byHand: z.optional(z.literal(true)) })
/** What an educator can say of an answer by hand. */
export const handVerdict = z.enum(handVerdicts, 'An answer counts as correct or as incorrect')

/**
 * When a result was marked again because one question counts differently, and why. `number` is the question's place
 * then, from 1. `isUndone`: it counts as it did before the re-marking before this one. `byHand`: only this answer was
 * marked, by hand; undone, it is marked like those of all others again.
 */
const markedAgain = z.object({
  at: moment,
  number: z.int(),
  reason: z.string(),
  isUndone: z.optional(z.boolean()),
  byHand: z.optional(handVerdict),
})
export type MarkedAgain = z.output<typeof markedAgain>

/**
 * While a result is held back, a student's score is null and there are no verdicts; with `score-only` there is a score
 * but no verdict, and so while attempts are left (`attempts-left`). `why` says what keeps the rest from the student; `closesAt`: when the quiz that this waits for closes,
 * if that is set. `opensInMs`: in how many ms the result opens, if it waits only because another device of the student
 * may still send answers.
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
  why: z.optional(z.enum(whyHeld)),
  closesAt: z.optional(moment),
}

/**
 * A student's attempts at a quiz that can be taken several times, oldest first, and which of them this one is. `allowed`
 * is missing if there is no limit. `next` is the number of the attempt that the student can start now. Scores and which
 * attempt counts are missing while results are held back.
 */
const attemptsOfStudent = z.object({
  number: z.int(),
  allowed: z.optional(z.int()),
  counts: z.enum(attemptCounts),
  next: z.optional(z.int()),
  all: z.array(
    z.object({
      number: z.int(),
      state: z.enum(['not-started', 'running', 'submitted']),
      score: z.optional(z.int()),
      totalQuestions: z.optional(z.int()),
      submittedAt: z.optional(moment),
      isCounted: z.optional(z.literal(true)),
    }),
  ),
})
export type AttemptsOfStudent = z.output<typeof attemptsOfStudent>

/** A submitted attempt without its times. */
export const result = z.object({ ...resultFields, quizId: id })
export type Result = z.output<typeof result>

/**
 * A result with the moment at which the server received each answer; skipped ones have none. `submittedBy` is
 * `time` if the time had run out, whether the page submitted at zero or the server closed the attempt; `isEnded` if that
 * was because an educator had ended the quiz. `markedAgain` has the re-markings since, oldest first, if there are any.
 * `attempts` is there if the quiz can be taken several times.
 */
export const timedResult = z.extend(result, {
  submittedBy: z.enum(['student', 'time']),
  isEnded: z.optional(z.literal(true)),
  markedAgain: z.optional(z.array(markedAgain)),
  attempts: z.optional(attemptsOfStudent),
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
  /** Where the quiz can be taken several times: which attempt it is. */
  number: z.optional(z.int()),
  answers: z.optional(z.array(answer)),
  verdicts: z.optional(z.array(verdict)),
})
export type ListedResult = z.output<typeof listedResult>
