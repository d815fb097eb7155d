import { hundredthsOf, limits, pointsOf, pointsRange } from '@quizly/domain'
import { forms } from '@quizly/words/problems/forms.ts'
import { points } from '@quizly/words/problems/points.ts'
import { requests } from '@quizly/words/problems/requests.ts'
import * as z from 'zod/mini'
import { addresses } from '../../addresses.ts'
import { defineCall, ok } from '../../call.ts'
import { coded } from '../../coded.ts'
import { id, listOf, quizIdParams, textOf } from '../../shared-fields.ts'
import { ownQuizSummary } from '../quiz-schemas.ts'
import { authorQuestion } from '../questions.ts'

const versionMessage = coded(requests, 'version-wanted')
const itemsMessage = coded(requests, 'rubric-items-wanted')
const most = pointsOf(pointsRange.most)
const adjustmentMessage = coded(points, 'adjustment-wrong', { most })
const longestComment = 500

const adjustment = z.number(adjustmentMessage).check(
  z.minimum(-most, adjustmentMessage),
  z.maximum(most, adjustmentMessage),
  z.refine((value) => hundredthsOf(value) !== undefined, adjustmentMessage),
)

/** A mark that is not released. `points` are those of its items and the adjustment, by the rubric as it is now. */
const draftMark = z.object({
  version: z.int(),
  items: z.array(id),
  adjustment: z.number(),
  comment: z.string(),
  points: z.number(),
})

/** Somebody else's. `by` is null if that person has deleted the account. */
export const theirMark = z.extend(draftMark, { by: z.nullable(z.string()) })
export type TheirMark = z.output<typeof theirMark>

/** How far the marking of a question is: `waiting` answers are not released, of which `marked` have a draft mark. */
const questionToMark = z.object({
  number: z.int(),
  question: authorQuestion,
  waiting: z.int(),
  marked: z.int(),
})

const markingOverview = z.object({
  quiz: ownQuizSummary,
  questions: z.array(questionToMark),
  /** How many results have answers with draft marks, and how many have released ones. */
  ready: z.int(),
  released: z.int(),
})
export type MarkingOverview = z.output<typeof markingOverview>

/** An answer without a name; `hash` names its text. */
const answerToMark = z.object({
  attemptId: id,
  text: z.string(),
  hash: z.string(),
  mark: z.optional(draftMark),
})
export type AnswerToMark = z.output<typeof answerToMark>

/** `left`: how many wait without a mark, this one among them. `comments`: those last used with this question. */
const nextAnswer = z.object({
  quiz: ownQuizSummary,
  number: z.int(),
  question: authorQuestion,
  answer: z.nullable(answerToMark),
  left: z.int(),
  comments: z.array(z.string()),
})
export type NextAnswer = z.output<typeof nextAnswer>

const draftMarkBody = z.object({
  baseVersion: z.int(versionMessage).check(z.minimum(0, versionMessage)),
  hash: textOf(64, coded(requests, 'answer-hash-wanted')),
  items: listOf(id, limits.rubricItems, itemsMessage),
  adjustment,
  comment: textOf(
    longestComment,
    coded(requests, 'comment-wanted'),
    coded(forms, 'comment-too-long', { most: longestComment }),
  ),
})

/** `left`: how many results are still to be done; the call is repeated until there is none. */
const doneInPart = z.object({ results: z.int(), changed: z.int(), left: z.int() })

const forQuiz = { tag: 'Marking', audience: 'admin', params: quizIdParams } as const
const forEducators = { tag: 'Marking', audience: 'admin' } as const

export const getMarking = defineCall(addresses.getMarking, forQuiz, {
  summary: 'The questions of a quiz whose answers a person marks, and how far that is',
  replies: { educator: ok('The questions in the order of the quiz', markingOverview) },
  errors: ['too-many-requests'],
})

export const nextAnswerToMark = defineCall(addresses.nextAnswerToMark, forEducators, {
  summary:
    'An answer that nobody has marked, reserved for the caller for five minutes; names and order are hidden',
  params: z.extend(quizIdParams, { questionId: id }),
  replies: { educator: ok('The answer, or null if none is left', nextAnswer) },
  errors: ['too-many-requests'],
})

export const putDraftMark = defineCall(addresses.putDraftMark, forEducators, {
  summary: 'Note what an answer is worth; nothing changes in the result until it is released',
  params: z.object({ attemptId: id, questionId: id }),
  body: draftMarkBody,
  replies: { educator: ok('The mark', draftMark) },
  errors: ['mark-changed', 'too-many-requests'],
})

export const releaseMarks = defineCall(addresses.releaseMarks, forQuiz, {
  summary:
    'Let draft marks count in the results: one change of the score for each student; repeated, it goes on',
  replies: {
    educator: ok(
      'How many results have changed; `changed` answers are others since they were marked',
      doneInPart,
    ),
  },
  errors: ['too-many-requests'],
})

export const withdrawMarks = defineCall(addresses.withdrawMarks, forQuiz, {
  summary:
    'Take released marks back: they are draft marks again, and their answers wait; repeated, it goes on',
  replies: { educator: ok('How many results have changed', doneInPart) },
  errors: ['too-many-requests'],
})
