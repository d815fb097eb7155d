import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, ok } from '../call.ts'
import { id, isMoment, quizIdParams, textOf } from '../shared-fields.ts'

const reachMessage = 'Time is given to a student, to all who are running, or to those who were cut off'
const minutesMessage = 'Give from 1 to 1,440 whole minutes'
const percentMessage = 'Give from 1 to 200 percent of the time'
const momentMessage = 'A moment is written as 2026-03-14T10:42:00Z'
const reasonMessage = 'A reason has at most 200 characters'

const givenMoment = textOf(40, momentMessage).check(z.refine(isMoment, momentMessage))
const whole = (message: string, most: number) =>
  z
    .number(message)
    .check(z.multipleOf(1, { error: message, abort: true }), z.minimum(1, message), z.maximum(most, message))

/**
 * `_id` is chosen by the caller: the same once more gives nothing twice. `userId` belongs to `student`, `from` and
 * `until` to `cut-off`. Either `minutes` or `percent` is given. `reopen`: what was submitted goes on, of one student
 * in any case, of those who were cut off where their time had run out.
 */
const giveExtraTimeBody = z
  .object({
    _id: id,
    reach: z.enum(['student', 'running', 'cut-off'], reachMessage),
    userId: z.optional(id),
    from: z.optional(givenMoment),
    until: z.optional(givenMoment),
    minutes: z.optional(whole(minutesMessage, 1_440)),
    percent: z.optional(whole(percentMessage, 200)),
    reopen: z.optional(z.boolean('Reopen is true or false')),
    reason: z.optional(textOf(200, reasonMessage)),
  })
  .check(
    z.refine(({ minutes, percent }) => (minutes === undefined) !== (percent === undefined), {
      error: 'Give either minutes or a percentage',
      path: ['minutes'],
    }),
    z.refine(({ reach, userId }) => reach !== 'student' || userId !== undefined, {
      error: 'Say which student gets the time',
      path: ['userId'],
    }),
    z.refine(
      ({ reach, from, until }) =>
        reach !== 'cut-off' ||
        (from !== undefined && until !== undefined && Date.parse(from) <= Date.parse(until)),
      { error: 'Say from when until when they were cut off', path: ['from'] },
    ),
  )

const forQuiz = callsFor({ tag: 'Live', audience: 'admin', params: quizIdParams })

export const giveExtraTime = forQuiz(addresses.giveExtraTime, {
  summary: 'Give more time to students whose clock runs; what was submitted can go on',
  body: giveExtraTimeBody,
  replies: {
    educator: ok(
      'How many attempts have this time now, those of an earlier and the same call among them',
      z.object({ given: z.int() }),
    ),
  },
  errors: ['not-started', 'already-attempted', 'quiz-closed', 'limit-reached'],
})

export const endQuiz = forQuiz(addresses.endQuiz, {
  summary: 'End the quiz for everyone who is taking it: it is closed, and what is saved counts',
  body: z.object({ _id: id }, 'Say by which ID a repeated call is known'),
  replies: {
    educator: ok(
      'How many attempts this has ended, those of an earlier and the same call among them',
      z.object({ ended: z.int() }),
    ),
  },
})
