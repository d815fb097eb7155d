import { lateReasons, timelineKinds } from '@quizly/domain'
import * as z from 'zod/mini'
import { quizSummary } from '../quizzes/quiz-schemas.ts'
import { answer, timedResult } from './result-schemas.ts'
import { id, moment } from '../shared-fields.ts'

/**
 * `until`: for events that lasted. `question` is its place in the quiz as the student saw it, from 1. Devices
 * are numbered.
 */
export const timelineEvent = z.object({
  kind: z.enum(timelineKinds),
  at: moment,
  until: z.optional(moment),
  question: z.optional(z.int()),
  device: z.optional(z.int()),
  /** How much time was given. */
  minutes: z.optional(z.int()),
})
export type TimelineEvent = z.output<typeof timelineEvent>

const timelineFields = {
  events: z.array(timelineEvent),
  /**
   * False if there were more events than are kept: from some moment on, saves or offline times may be
   * missing.
   */
  isComplete: z.boolean(),
}

export const attemptTimeline = z.object(timelineFields)
export type AttemptTimeline = z.output<typeof attemptTimeline>

/** An answer that came too late to count and waits for the owner's decision. `at` is when it was given. */
const lateAnswer = z.extend(answer, { at: moment, reason: z.enum(lateReasons) })
const scoreChange = z.object({
  at: moment,
  oldScore: z.int(),
  oldTotal: z.int(),
  newScore: z.int(),
  newTotal: z.int(),
})

export const attemptForOwner = z.object({
  quiz: quizSummary,
  student: z.object({ _id: id, name: z.string(), email: z.string() }),
  result: timedResult,
  lateAnswers: z.array(lateAnswer),
  /** Oldest first. */
  scoreChanges: z.array(scoreChange),
  ...timelineFields,
})
export type AttemptForOwner = z.output<typeof attemptForOwner>
