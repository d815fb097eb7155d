import * as z from 'zod/mini'
import { id, milliseconds, moment } from './shared-fields.ts'
import { answer, selectedOption } from './result-schemas.ts'

const answersMessage = 'Answers are a list, at most 500 at a time'

/** An answer with `at`, its moment in ms since the attempt started. */
const savedAnswer = z.object(
  { questionId: id, selectedOption, at: z.number('A moment is a number of milliseconds') },
  'A change says which question it is for',
)

export const runningAttempt = z.object({
  _id: id,
  state: z.literal('in-progress'),
  startedAt: moment,
  deadline: moment,
  remainingMs: milliseconds,
  answers: z.array(savedAnswer),
})
export type RunningAttempt = z.output<typeof runningAttempt>

export const saveAnswersBody = z.object({
  changes: z.array(savedAnswer, answersMessage).check(z.maxLength(500, answersMessage)),
})

export const submitBody = z.object({
  quizId: id,
  userId: id,
  answers: z.array(answer, answersMessage).check(z.maxLength(500, answersMessage)),
})
