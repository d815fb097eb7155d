import * as z from 'zod/mini'
import { id, milliseconds, moment } from './common-schemas.ts'
import { answer, selectedOption } from './result-schemas.ts'

const tooManyAnswers = 'At most 500 answers at a time'

/** An answer with `at`, its moment in ms since the attempt started. */
export const savedAnswer = z.object({ questionId: id, selectedOption, at: z.number() })

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
  changes: z.array(savedAnswer).check(z.maxLength(500, tooManyAnswers)),
})

export const submitBody = z.object({
  quizId: id,
  userId: id,
  answers: z.array(answer).check(z.maxLength(500, tooManyAnswers)),
})
