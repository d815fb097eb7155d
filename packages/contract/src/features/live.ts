import { liveStates } from '@quizly/domain'
import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, ok } from '../call.ts'
import { id, isMoment, milliseconds, moment, quizIdParams, textOf } from '../shared-fields.ts'
import { defineStream } from '../stream.ts'
import { ownQuizSummary } from './quiz-schemas.ts'

/**
 * Before the start `remainingMs` is what the student would have now, with their extra time; `endsAtClosing`: the closing
 * cuts it, so it gets less.
 * `answered` has a 1 or a 0 for each question in order; it is missing where answers are too long.
 */
const liveStudent = z.object({
  _id: id,
  userId: id,
  name: z.string(),
  state: z.enum(liveStates),
  answered: z.optional(z.string()),
  savedMsAgo: z.optional(milliseconds),
  offlineMs: z.optional(milliseconds),
  remainingMs: z.optional(milliseconds),
  endsAtClosing: z.optional(z.literal(true)),
})
export type LiveStudent = z.output<typeof liveStudent>

const liveCounts = z.object({
  joined: z.int(),
  working: z.int(),
  offline: z.int(),
  notStarted: z.int(),
  submitted: z.int(),
})
export type LiveCounts = z.output<typeof liveCounts>

/**
 * Students who were cut off together and have not been given that time back. Without `until` most of them are still
 * away. `names` are at most 30 of them; of `closed` of them time has closed the attempt.
 */
const disconnectedTogether = z.object({
  from: moment,
  until: z.optional(moment),
  minutes: z.optional(z.int()),
  count: z.int(),
  closed: z.int(),
  names: z.array(z.string()),
})
export type DisconnectedTogether = z.output<typeof disconnectedTogether>

export const liveQuiz = z.object({
  quiz: ownQuizSummary,
  /** False: it has no questions yet, so its code admits nobody. */
  isReady: z.boolean(),
  counts: liveCounts,
  students: z.array(liveStudent),
  cutOff: z.optional(disconnectedTogether),
})
export type LiveQuiz = z.output<typeof liveQuiz>

export const attemptClock = z.object({ remainingMs: milliseconds, durationMs: milliseconds })

const forQuiz = { tag: 'Live', audience: 'admin', params: quizIdParams } as const
const forStudents = { tag: 'Live', audience: 'student' } as const

export const getLive = defineCall(addresses.getLive, forQuiz, {
  summary: 'Who is taking one’s own quiz right now, how far they are, and who is offline',
  replies: {
    educator: ok('How many there are, and at most 200 students: those first who may need somebody', liveQuiz),
  },
  errors: ['too-many-requests', 'busy'],
})

export const liveStream = defineStream(getLive, {
  summary: 'the same at once, and again whenever it changes',
  events: [z.extend(liveQuiz, { type: z.literal('live') })],
})

export const getClock = defineCall(addresses.getClock, forStudents, {
  summary: 'The time of one’s own running attempt',
  params: z.object({ attemptId: id }),
  replies: { ok: ok('The time', attemptClock) },
})

export const clockStream = defineStream(getClock, {
  summary:
    'how long the attempt is in all, at once and again whenever that gets more, or that an educator has ended the quiz; of a submitted attempt, that its result is waited for, and each time when more of it can be seen',
  events: [
    z.object({ type: z.literal('duration'), durationMs: milliseconds }),
    z.object({ type: z.literal('ended') }),
    z.object({ type: z.literal('waiting') }),
    z.object({ type: z.literal('result-changed') }),
  ],
})

const reachMessage = errorMessage(requests, 'reach-wanted')
const minutesMessage = errorMessage(forms, 'whole-minutes', { most: 1_440 })
const percentMessage = errorMessage(forms, 'percent-of-time', { most: 200 })
const momentMessage = errorMessage(requests, 'moment-wanted')
const reasonMessage = errorMessage(forms, 'note-too-long', { most: 200 })

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
    reopen: z.optional(z.boolean(errorMessage(requests, 'reopen-wanted'))),
    reason: z.optional(textOf(200, reasonMessage)),
  })
  .check(
    z.refine(({ minutes, percent }) => (minutes === undefined) !== (percent === undefined), {
      error: errorMessage(forms, 'minutes-or-percent'),
      path: ['minutes'],
    }),
    z.refine(({ reach, userId }) => reach !== 'student' || userId !== undefined, {
      error: errorMessage(forms, 'which-student'),
      path: ['userId'],
    }),
    z.refine(
      ({ reach, from, until }) =>
        reach !== 'cut-off' ||
        (from !== undefined && until !== undefined && Date.parse(from) <= Date.parse(until)),
      { error: errorMessage(forms, 'cut-off-from-until'), path: ['from'] },
    ),
  )

export const giveExtraTime = defineCall(addresses.giveExtraTime, forQuiz, {
  summary: 'Give more time to students whose clock runs; what was submitted can go on',
  body: giveExtraTimeBody,
  replies: {
    educator: ok(
      'How many attempts have this time now, those of an earlier and the same call among them',
      z.object({
        given: z.int(),
        /** Those who can use less than that, because everyone stops at the closing, and the fewest whole minutes of them. */
        cut: z.optional(z.object({ students: z.int(), minutes: z.int() })),
        /** Of one student whose attempt was to go on: the time left, which is more than was given to who had submitted early. Without a
         * time limit there is none. */
        leftMs: z.optional(milliseconds),
      }),
    ),
  },
  errors: ['not-started', 'already-attempted', 'not-needed', 'quiz-closed', 'limit-reached'],
})

export const endQuiz = defineCall(addresses.endQuiz, forQuiz, {
  summary: 'End the quiz for everyone who is taking it: it is closed, and what is saved counts',
  body: z.object({ _id: id }, errorMessage(requests, 'call-id-wanted')),
  replies: {
    educator: ok(
      'How many attempts this has ended, those of an earlier and the same call among them',
      z.object({ ended: z.int() }),
    ),
  },
})
