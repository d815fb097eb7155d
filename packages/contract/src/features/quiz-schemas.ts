import {
  creditRules,
  limits,
  numberParts,
  questionChanges,
  quizCapabilities,
  quizRoles,
  quizStates,
  releaseParts,
} from '@quizly/domain'
import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import {
  id,
  instructions,
  isMoment,
  scoreFields,
  language,
  listOf,
  milliseconds,
  moment,
  quizTitle,
  secretCode,
  textOf,
  timeLimit,
} from '../shared-fields.ts'
import { authorQuestion, questionFields } from '../questions/question-schemas.ts'

/** The moment that the reply is of, if it comes from a copy of the data that is behind by more than a little. */
export const asOf = z.optional(moment)

const momentMessage = errorMessage(requests, 'moment-wanted')
const zoned = /T.*(Z|[+-]\d\d:?\d\d)$/i

/** A moment with its zone, as ISO 8601. */
export const settingMoment = textOf(40, momentMessage).check(
  z.refine((text) => zoned.test(text) && isMoment(text), momentMessage),
)

/** `everyoneStops`: closing ends running attempts too. `joining`: whether the code lets in new students. */
export const windowSettings = {
  opensAt: z.optional(settingMoment),
  closesAt: z.optional(settingMoment),
  everyoneStops: z.optional(z.boolean(errorMessage(requests, 'everyone-stops-wanted'))),
  joining: z.optional(
    z.enum(['open', 'closed'], errorMessage(requests, 'choose-one-of', { values: 'open, closed' })),
  ),
}

/** What a student is told before the start. `opensInMs` and `closesInMs` are by the server's clock. */
export const startWindow = z.object({
  canStart: z.boolean(),
  why: z.optional(z.enum(['not-open-yet', 'over', 'closed'])),
  opensAt: z.optional(moment),
  opensInMs: z.optional(milliseconds),
  closesAt: z.optional(moment),
  closesInMs: z.optional(milliseconds),
  everyoneStops: z.optional(z.literal(true)),
})
export type StartWindow = z.output<typeof startWindow>

/** What those who work on a quiz see beside its state. */
const ownWindow = {
  opensAt: z.optional(moment),
  closesAt: z.optional(moment),
  whyClosed: z.optional(z.enum(['not-open-yet', 'over', 'closed'])),
  isCodeOff: z.optional(z.literal(true)),
  waitsToBeGivenOut: z.optional(z.literal(true)),
  /** Since when students see results that waited for an educator. */
  releasedAt: z.optional(moment),
  /** What is released by itself, and when. */
  plannedRelease: z.optional(z.object({ at: moment, parts: z.array(z.enum(releaseParts)) })),
}

const questionMessage = errorMessage(requests, 'question-wanted')
const countMessage = errorMessage(forms, 'too-few-questions-wanted')

export const createQuizBody = z.object({
  title: quizTitle(errorMessage(forms, 'enter-title')),
  numQuestions: z
    .number(countMessage)
    .check(
      z.multipleOf(1, { error: errorMessage(forms, 'questions-wanted-not-whole'), abort: true }),
      z.minimum(1, countMessage),
      z.maximum(
        limits.questionsPerQuiz,
        errorMessage(forms, 'questions-at-most', { most: limits.questionsPerQuiz }),
      ),
    ),
  timeLimit: timeLimit(errorMessage(forms, 'time-limit-too-short')),
  secretCode,
  language: z.optional(language),
  instructions,
})

const questionsOf = <Question extends z.ZodMiniType>(question: Question) =>
  listOf(
    question,
    limits.questionsPerQuiz,
    errorMessage(requests, 'questions-are-a-list'),
    errorMessage(forms, 'questions-at-most', { most: limits.questionsPerQuiz }),
  )

/** The draft that this saves; it is deleted then. */
const draftId = z.optional(id)

export const createQuestionsBody = z.object({
  quizId: id,
  draftId,
  questions: questionsOf(z.object(questionFields, questionMessage)),
})

const markingMessage = errorMessage(requests, 'marking-wanted')
/** Questions that are marked by their own rule from the start. */
export const markedQuestions = questionsOf(
  z.object(
    {
      ...questionFields,
      marking: z.optional(
        z.object({
          also: z.optional(
            listOf(
              listOf(
                textOf(limits.writtenAnswerLength, markingMessage),
                limits.listedTextsMax,
                markingMessage,
              ),
              limits.acceptedSets,
              markingMessage,
            ),
          ),
          all: z.optional(z.enum(['full', 'left-out'], markingMessage)),
        }),
      ),
    },
    questionMessage,
  ),
)

/** Counts the changes of a quiz's questions; 0 if it has none. */
export const revision = z.int().check(z.minimum(0))

/**
 * A question that keeps its `_id` stays the same question in the next revision; one without is new. With
 * `baseRevision`, the change is refused if the quiz was changed in between; without, if somebody else has written the
 * current revision.
 */
export const updateQuizBody = z.object({
  baseRevision: z.optional(
    z
      .int(errorMessage(requests, 'revision-wanted'))
      .check(z.minimum(0, errorMessage(requests, 'revision-wanted'))),
  ),
  draftId,
  questions: questionsOf(z.object({ _id: z.optional(id), ...questionFields }, questionMessage)),
})

/** A score changes with its points or its total; `raised` and `lowered` count those whose points did. */
export const scoreChanges = z.object({
  results: z.int(),
  scoresChanged: z.int(),
  raised: z.int(),
  lowered: z.int(),
})
export type ScoreChanges = z.output<typeof scoreChanges>

/** Changes since the revision that an edit was based on. `moved`: another place and otherwise the same. */
export const quizChanges = z.object({
  revision,
  base: z.array(authorQuestion),
  questions: z.array(authorQuestion),
  changes: z.array(z.object({ questionId: id, change: z.enum(questionChanges) })),
})
export type QuizChanges = z.output<typeof quizChanges>

/** How a quiz is marked in which questions are not all worth one point, or a part of the points can be earned. */
const scoring = z.object({
  maxScore: z.number(),
  rules: z.array(z.enum(creditRules)),
  hasDeductions: z.boolean(),
  /** With which numbers that are not wholly right a part can be earned, if any. */
  numbers: z.optional(z.array(z.enum(numberParts))),
})

/** What everyone who may see a quiz sees. `timeLimit` is in minutes; without `language` it is in English. */
export const quizSummary = z.object({
  _id: id,
  title: z.string(),
  timeLimit: z.int(),
  numQuestions: z.int(),
  language: z.optional(z.string()),
  scoring: z.optional(scoring),
  /** The types of its questions whose fields a page must load before it starts. */
  parts: z.optional(z.array(z.enum(quizCapabilities))),
  /** For educators: how many of its questions each attempt is asked, if slots draw them. */
  asked: z.optional(z.int()),
})
export type QuizSummary = z.output<typeof quizSummary>

/** What everyone with a role on a quiz sees of it: also its state, and what they are to it. */
export const ownQuizSummary = z.extend(quizSummary, {
  state: z.enum(quizStates),
  role: z.enum(quizRoles),
  /** Only while there is a use for it: not of a draft, nor of a quiz that is closed. */
  secretCode: z.optional(z.string()),
  ...ownWindow,
})
export type OwnQuizSummary = z.output<typeof ownQuizSummary>

/** A quiz that is an educator's or shared with them, for their list. `averagePercent` is null if no result is wholly marked
 * yet; `averageScore` is of all, with what they have so far where answers wait for a released mark (`waiting`, if any).
 * `toMark`: how many answers of all attempts the caller can mark now, and `toRelease` how many have a mark that students do not
 * see. Averages are not rounded. */
export const listedQuiz = z.object({
  _id: id,
  title: z.string(),
  /** Without it, English. */
  language: z.optional(z.string()),
  timeLimit: z.int(),
  numQuestions: z.int(),
  /** How many of its questions each attempt is asked, if slots draw them. */
  asked: z.optional(z.int()),
  /** False if the quiz has no questions, so that nobody can enter it. */
  isReady: z.boolean(),
  state: z.enum(quizStates),
  role: z.enum(quizRoles),
  /** The owner's name, if that is somebody else. */
  sharedBy: z.optional(z.string()),
  secretCode: z.string(),
  createdAt: moment,
  /** In the bin: when it was deleted. */
  deletedAt: z.optional(moment),
  running: z.int(),
  finished: z.int(),
  averagePercent: z.nullable(z.number()),
  averageScore: z.optional(z.number()),
  averageOutOf: z.optional(z.number()),
  waiting: z.optional(z.int()),
  toMark: z.optional(z.int()),
  toRelease: z.optional(z.int()),
})
export type ListedQuiz = z.output<typeof listedQuiz>

export const studentResult = z.object({
  _id: id,
  userId: id,
  name: z.string(),
  email: z.string(),
  ...scoreFields,
  submittedAt: moment,
  submittedBy: z.enum(['student', 'time']),
})
export type StudentResult = z.output<typeof studentResult>
