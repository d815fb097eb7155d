import { attemptCounts, pageWays } from '@quizly/domain'
import * as z from 'zod/mini'
import { id, listOf, milliseconds, moment, textOf } from '../shared-fields.ts'
import { answer, givenOption } from './result-schemas.ts'

const answersMessage = 'Answers are a list, at most 500 at a time'

const ageMessage = 'An age is a number of milliseconds'
const orderMessage = 'An order is a number'
const leftMessage = 'Left is true or left out'

/**
 * An answer with its `age` in ms; without one it is given now. An age and not a moment, because a device's
 * clock may start late or stand still. `order` is the device's own counter in ms, from any beginning,
 * increasing with each change of a question: it keeps a delayed send from undoing a later one. `left`: the student has
 * gone on to the next question and cannot come back.
 */
const sentAnswer = z.object(
  {
    questionId: id,
    selectedOption: givenOption,
    age: z.optional(z.number(ageMessage)),
    order: z.optional(z.number(orderMessage)),
    left: z.optional(z.literal(true, leftMessage)),
  },
  'An answer says which question it is for',
)
const sentAnswers = listOf(sentAnswer, 500, answersMessage)

/** `left`: the student has left its question and cannot come back. */
const standingAnswer = z.extend(answer, { left: z.optional(z.literal(true)) })

/** `age` in ms by the server's clock at its reply. `savedAt` is when the server received the answer. */
const acknowledgedAnswer = z.extend(standingAnswer, { age: milliseconds, savedAt: z.optional(moment) })

/** How one question at a time is shown; left out: all are on one page. */
export const pages = z.optional(z.enum(pageWays))

/** Which attempt it is, where a quiz can be taken several times: of `allowed`, unless there is no limit. */
export const tryFields = {
  number: z.optional(z.int()),
  allowed: z.optional(z.int()),
  counts: z.optional(z.enum(attemptCounts)),
}

/** `isEnded`: an educator has ended the quiz, and what is under way is still taken. */
export const runningAttempt = z.object({
  _id: id,
  state: z.literal('in-progress'),
  startedAt: moment,
  deadline: moment,
  durationMs: milliseconds,
  remainingMs: milliseconds,
  isEnded: z.optional(z.literal(true)),
  answers: z.array(acknowledgedAnswer),
  pages,
  ...tryFields,
})
export type RunningAttempt = z.output<typeof runningAttempt>

/** `next`: the number of the attempt that the student can start now. */
export const submittedAttempt = z.object({
  _id: id,
  state: z.literal('submitted'),
  submittedAt: moment,
  ...tryFields,
  next: z.optional(z.int()),
  pages,
})

/** One of the student's own quizzes whose clock is running. */
export const runningQuiz = z.object({ quizId: id, title: z.string(), remainingMs: milliseconds })

const deviceMessage = 'A device is a label of up to 16 letters and digits'
const offlineMessage = 'A time without a connection has two numbers of milliseconds, from and to'

/**
 * What the browser reports for the attempt's timeline. The device is a label that it drew at random for this
 * attempt.
 */
const browserReport = {
  device: z.optional(textOf(16, deviceMessage).check(z.regex(/^[A-Za-z0-9]{1,16}$/, deviceMessage))),
  offline: z.optional(
    z.object({ from: z.number(offlineMessage), to: z.number(offlineMessage) }, offlineMessage),
  ),
}

/** `resumed`: sent with the first save after the quiz was reopened while its clock ran. */
export const saveAnswersBody = z.object({
  changes: sentAnswers,
  ...browserReport,
  resumed: z.optional(z.boolean('Resumed is true or false')),
})

/**
 * `others`: for those of the sent questions where another answer stands, that answer: a later one from elsewhere, or what
 * stood when the student left the question.
 */
export const savedReply = z.object({
  savedAt: moment,
  remainingMs: milliseconds,
  others: z.array(standingAnswer),
})

/** Without `attemptId` it is the student's first attempt, which is the only one in most quizzes. */
export const submitBody = z.object({
  quizId: id,
  userId: id,
  attemptId: z.optional(id),
  answers: sentAnswers,
  ...browserReport,
})
