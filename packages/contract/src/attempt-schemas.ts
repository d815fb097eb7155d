import * as z from 'zod/mini'
import { id, milliseconds, moment } from './shared-fields.ts'
import { answer, selectedOption } from './result-schemas.ts'

const answersMessage = 'Answers are a list, at most 500 at a time'

/** An answer with `at`, its moment in ms since the attempt started. */
const savedAnswer = z.object(
  { questionId: id, selectedOption, at: z.number('A moment is a number of milliseconds') },
  'A change says which question it is for',
)

/** `savedAt` is when the server had the answer. */
const acknowledgedAnswer = z.extend(savedAnswer, { savedAt: z.optional(moment) })

export const runningAttempt = z.object({
  _id: id,
  state: z.literal('in-progress'),
  startedAt: moment,
  deadline: moment,
  remainingMs: milliseconds,
  answers: z.array(acknowledgedAnswer),
})
export type RunningAttempt = z.output<typeof runningAttempt>

const deviceMessage = 'A device is a label of up to 16 letters and digits'
const offlineMessage = 'A time without a connection has two numbers of milliseconds, from and to'

/** What the browser tells for the attempt's timeline. The device is a label that it drew for this attempt alone. */
const browserReport = {
  device: z.optional(z.string(deviceMessage).check(z.regex(/^[A-Za-z0-9]{1,16}$/, deviceMessage))),
  offline: z.optional(
    z.object({ from: z.number(offlineMessage), to: z.number(offlineMessage) }, offlineMessage),
  ),
}

/** `resumed` with the first save after the quiz was opened again while its clock ran. */
export const saveAnswersBody = z.object({
  changes: z.array(savedAnswer, answersMessage).check(z.maxLength(500, answersMessage)),
  ...browserReport,
  resumed: z.optional(z.boolean('Resumed is true or false')),
})

export const submitBody = z.object({
  quizId: id,
  userId: id,
  answers: z.array(answer, answersMessage).check(z.maxLength(500, answersMessage)),
  ...browserReport,
})
