import { lateReasons, timelineKinds } from '@quizly/domain'
import * as z from 'zod/mini'
import { quizSummary } from '../quizzes/quiz-schemas.ts'
import { answer, handVerdict, timedResult } from './result-schemas.ts'
import { id, moment } from '../shared-fields.ts'

/**
 * `until`: for events that lasted. `question` is its place in the quiz as the student saw it, from 1. Devices
 * are numbered. Only educators are told `by` whom time was given or an answer was marked by hand, and the `reason`, and
 * that results were `released` while the attempt was running.
 * `verdict`: what the answer counts as since; null: it is marked like those of all others again.
 */
export const timelineEvent = z.object({
  kind: z.enum([...timelineKinds, 'marked', 'released']),
  at: moment,
  until: z.optional(moment),
  question: z.optional(z.int()),
  device: z.optional(z.int()),
  /** How much time was given. */
  minutes: z.optional(z.int()),
  by: z.optional(z.string()),
  reason: z.optional(z.string()),
  verdict: z.optional(z.nullable(handVerdict)),
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

/**
 * An answer that came too late to count and waits for the owner's decision. `at` is when it was given, by its device's own
 * account. `answersOpen`: its student could see the correct answers when it arrived.
 */
const lateAnswer = z.extend(answer, {
  at: moment,
  arrivedAt: z.optional(moment),
  reason: z.enum(lateReasons),
  answersOpen: z.optional(z.literal(true)),
})
/**
 * One that was decided. `acknowledged`: what counted before it was accepted; null: nothing did. `isEarlier`: the attempt was
 * opened again since, and `acknowledged` is what counted until then besides; nothing can be decided about it any more.
 */
const decidedAnswer = z.extend(lateAnswer, {
  decision: z.enum(['accepted', 'refused']),
  isEarlier: z.optional(z.literal(true)),
  acknowledged: z.optional(
    z.nullable(z.object({ selectedOption: answer.shape.selectedOption, savedAt: z.optional(moment) })),
  ),
})
export type DecidedAnswer = z.output<typeof decidedAnswer>
const scoreChange = z.object({
  at: moment,
  oldScore: z.int(),
  oldTotal: z.int(),
  newScore: z.int(),
  newTotal: z.int(),
  /** The mark by hand that has changed it. */
  markId: z.optional(id),
})
/** A mark by hand, or that it was taken back: then `verdict` is null. `counts`: it is the one that counts now. */
const markByHand = z.object({
  _id: id,
  questionId: id,
  verdict: z.nullable(handVerdict),
  reason: z.string(),
  by: z.string(),
  at: moment,
  counts: z.boolean(),
})
export type MarkByHand = z.output<typeof markByHand>

export const attemptForOwner = z.object({
  quiz: quizSummary,
  student: z.object({ _id: id, name: z.string(), email: z.string() }),
  result: timedResult,
  lateAnswers: z.array(lateAnswer),
  /** Absent if no late answer was decided. */
  decidedAnswers: z.optional(z.array(decidedAnswer)),
  /** Oldest first. */
  scoreChanges: z.array(scoreChange),
  /** Absent if nobody has marked by hand; oldest first. */
  marksByHand: z.optional(z.array(markByHand)),
  /** Increases with each change of the attempt: whoever marks by hand says which one they have seen. */
  version: z.int(),
  ...timelineFields,
})
export type AttemptForOwner = z.output<typeof attemptForOwner>
