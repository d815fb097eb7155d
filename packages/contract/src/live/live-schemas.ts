import { liveStates } from '@quizly/domain'
import * as z from 'zod/mini'
import { ownQuizSummary } from '../quizzes/quiz-schemas.ts'
import { id, milliseconds, moment } from '../shared-fields.ts'

/**
 * A student in a quiz at the moment of the reply. `answered` has a 1 or a 0 for each question, in their order; it is
 * missing where answers are too long to be read for a list. Before the start, `remainingMs` is the whole time.
 */
const liveStudent = z.object({
  _id: id,
  userId: id,
  name: z.string(),
  state: z.enum(liveStates),
  answered: z.optional(z.string()),
  /** How long ago the last answer was saved. */
  savedMsAgo: z.optional(milliseconds),
  offlineMs: z.optional(milliseconds),
  remainingMs: z.optional(milliseconds),
})
export type LiveStudent = z.output<typeof liveStudent>

/** How many students were admitted, and what they are doing. */
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
const cutOffTogether = z.object({
  from: moment,
  until: z.optional(moment),
  minutes: z.optional(z.int()),
  count: z.int(),
  closed: z.int(),
  names: z.array(z.string()),
})
export type CutOffTogether = z.output<typeof cutOffTogether>

export const liveQuiz = z.object({
  quiz: ownQuizSummary,
  /** False: it has no questions yet, so its code admits nobody. */
  isReady: z.boolean(),
  counts: liveCounts,
  students: z.array(liveStudent),
  cutOff: z.optional(cutOffTogether),
})
export type LiveQuiz = z.output<typeof liveQuiz>

/** The time of a running attempt: what is left of it, and how long it is in all. */
export const attemptClock = z.object({ remainingMs: milliseconds, durationMs: milliseconds })
