import {
  attemptCounts,
  handVerdicts,
  hundredthsOf,
  lateReasons,
  limits,
  pointsOf,
  pointsRange,
  timelineKinds,
  whyHeld,
} from '@quizly/domain'
import { points, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { scoreFields, id, listOf, milliseconds, moment, textOf } from '../shared-fields.ts'
import { quizSummary } from './quiz-schemas.ts'

const { listedTextsMax, optionLength, essayLength } = limits
const answerMessage = errorMessage(requests, 'given-answer-wanted', {
  characters: essayLength,
  most: listedTextsMax,
  each: optionLength,
})

export const givenOption = z.union(
  [
    textOf(essayLength, answerMessage),
    listOf(textOf(optionLength, answerMessage), listedTextsMax, answerMessage),
    z.null(),
  ],
  answerMessage,
)
/** An answer in replies: a list for `multiple`, a text for `single` and `write`, null if skipped. */
export const selectedOption = z.union([z.string(), z.array(z.string()), z.null()])
export const answer = z.object({ questionId: id, selectedOption })
/** `left-out`: the question counts for nobody. */
export const verdictName = z.enum(['correct', 'partly', 'incorrect', 'skipped', 'waiting', 'left-out'])
/** `byHand`: an educator has marked this answer by hand. In a weighted quiz with its points, less than 0 where it costs some. */
const verdict = z.object({
  questionId: id,
  verdict: verdictName,
  points: z.optional(z.number()),
  outOf: z.optional(z.number()),
  byHand: z.optional(z.literal(true)),
})
const handPointsMessage = errorMessage(points, 'hand-points-wrong', { most: pointsOf(pointsRange.most) })
/** Of an answer, given by a person. */
export const handPoints = z.number(handPointsMessage).check(
  z.minimum(0, handPointsMessage),
  z.maximum(pointsOf(pointsRange.most), handPointsMessage),
  z.refine((value) => hundredthsOf(value) !== undefined, handPointsMessage),
)
/** What an educator can say of an answer by hand: all or nothing, or points of its question. */
export const handVerdict = z.union(
  [z.enum(handVerdicts), z.object({ points: handPoints })],
  errorMessage(requests, 'verdict-wanted'),
)

/** `of`: how many points the question had then, where it has others now; what the mark counts for has followed. */
const givenVerdict = z.union([
  z.enum(handVerdicts),
  z.object({ points: z.number(), of: z.optional(z.number()) }),
])

/** Those of the rubric that an answer was marked by, as they were then. */
const chosenItems = z.array(z.object({ text: z.string(), points: z.number() }))

/**
 * `number`: the place then, from 1. `isUndone`: it took the one before back. `byHand`: this answer alone.
 */
export const shownRegrade = z.object({
  at: moment,
  number: z.int(),
  reason: z.string(),
  isUndone: z.optional(z.boolean()),
  byHand: z.optional(givenVerdict),
  items: z.optional(chosenItems),
})
export type ShownRegrade = z.output<typeof shownRegrade>

/** `oldWaiting` and `newWaiting`: how many answers waited for a person, if any. */
const movedScore = {
  oldScore: z.number(),
  oldTotal: z.int(),
  oldMaxScore: z.optional(z.number()),
  oldWaiting: z.optional(z.int()),
  newScore: z.number(),
  newTotal: z.int(),
  newMaxScore: z.optional(z.number()),
  newWaiting: z.optional(z.int()),
}

/**
 * While a result is held back, a student's score is null and there are no verdicts; with `score-only` there is a score
 * but no verdict, and so while attempts are left (`attempts-left`). `why` says what keeps the rest from the student; `closesAt`: when the quiz that this waits for closes,
 * if that is set, and `releasesAt`: when it is released, if that is. `wasWithdrawn`: the student had seen it already. `opensInMs`: in how many ms the result opens, if it waits only because another device of the student
 * may still send answers.
 */
const resultFields = {
  _id: id,
  userId: id,
  answers: z.array(answer),
  ...scoreFields,
  score: z.nullable(scoreFields.score),
  submittedAt: moment,
  verdicts: z.array(verdict),
  opensInMs: z.optional(milliseconds),
  why: z.optional(z.enum(whyHeld)),
  closesAt: z.optional(moment),
  releasesAt: z.optional(moment),
  wasWithdrawn: z.optional(z.literal(true)),
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
      ...z.partial(z.object(scoreFields)).shape,
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
 * was because an educator had ended the quiz. `markedAgain` has the regrades since, oldest first, if there are any; those
 * that moved the score say how.
 * `attempts` is there if the quiz can be taken several times.
 */
export const timedResult = z.extend(result, {
  submittedBy: z.enum(['student', 'time']),
  isEnded: z.optional(z.literal(true)),
  markedAgain: z.optional(z.array(z.extend(shownRegrade, { moved: z.optional(z.object(movedScore)) }))),
  attempts: z.optional(attemptsOfStudent),
  answers: z.array(z.extend(answer, { savedAt: z.optional(moment) })),
})
export type TimedResult = z.output<typeof timedResult>

/** For lists. Very long answers are left out with their verdicts: 50 results could have 50 MB of them. */
export const listedResult = z.object({
  ...z.omit(result, { answers: true, verdicts: true }).shape,
  quizId: z.object({ _id: id, title: z.string() }),
  /** Where the quiz can be taken several times: which attempt it is. */
  number: z.optional(z.int()),
  answers: z.optional(z.array(answer)),
  verdicts: z.optional(z.array(verdict)),
})
export type ListedResult = z.output<typeof listedResult>

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
  minutes: z.optional(z.int()),
  by: z.optional(z.string()),
  reason: z.optional(z.string()),
  verdict: z.optional(z.nullable(handVerdict)),
})
export type TimelineEvent = z.output<typeof timelineEvent>

const timelineFields = {
  events: z.array(timelineEvent),
  /** False: there were more events than are kept, so saves or offline times may be missing. */
  isComplete: z.boolean(),
}

export const attemptTimeline = z.object(timelineFields)
export type AttemptTimeline = z.output<typeof attemptTimeline>

/** Waits for the owner. `at` is by its device. `answersOpen`: its student could see the correct answers. */
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
const scoreChange = z.object({ at: moment, ...movedScore, markId: z.optional(id) })
/** A mark by hand, or that it was taken back: then `verdict` is null. `counts`: it is the one that counts now. */
const markByHand = z.object({
  _id: id,
  questionId: id,
  verdict: z.nullable(givenVerdict),
  reason: z.string(),
  by: z.string(),
  at: moment,
  counts: z.boolean(),
  items: z.optional(chosenItems),
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
