import { releaseParts } from '@quizly/domain'
import { requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { addresses } from '../../addresses.ts'
import { defineCall, ok } from '../../call.ts'
import { errorMessage } from '../../error-message.ts'
import { id, isMoment, listOf, moment, quizIdParams, textOf } from '../../shared-fields.ts'
import { keyedQuestion } from '../../questions/question-schemas.ts'
import { ownQuizSummary, settingMoment } from '../quiz-schemas.ts'
import { draftMark, noted } from './manual-grading.ts'

const partsMessage = errorMessage(requests, 'choose-one-of', { values: releaseParts.join(', ') })
const parts = listOf(z.enum(releaseParts, partsMessage), releaseParts.length, partsMessage)

/** Students who have opened a result since it was released; `students` are the first ones in the order of names. */
const seen = z.object({
  count: z.int(),
  students: z.array(z.object({ userId: id, name: z.string() })),
})
export type SeenResults = z.output<typeof seen>

/**
 * `parts`: what a release would add to what students see. `planned`: what is released at a moment; `by` is missing if that
 * person has deleted the account. `marks`: how many results have marks that are ready, how many have released ones, and how
 * many answers are not marked, have one mark of two, or two that differ.
 */
const releaseState = z.object({
  quiz: ownQuizSummary,
  parts,
  planned: z.optional(z.object({ at: moment, parts, by: z.optional(z.string()) })),
  running: z.int(),
  submitted: z.int(),
  attemptsLeft: z.optional(z.int()),
  marks: z.object({
    ready: z.int(),
    released: z.int(),
    toMark: z.int(),
    missing: z.int(),
    apart: z.int(),
  }),
  seen,
})
export type ReleaseState = z.output<typeof releaseState>

const sinceMessage = errorMessage(requests, 'moment-wanted')
const forQuiz = { tag: 'Marking', audience: 'admin', params: quizIdParams } as const

export const getRelease = defineCall(addresses.getRelease, forQuiz, {
  summary:
    'What a release of results and marks would show, what is planned, and who has seen what was released',
  replies: { educator: ok('How far it is', releaseState) },
  errors: ['too-many-requests'],
})

export const releaseResults = defineCall(addresses.releaseResults, forQuiz, {
  summary:
    'Release results and marks: at once, or at a moment, which replaces one that was set before. Repeated, it goes on',
  body: z.object({ parts, at: z.optional(settingMoment) }),
  replies: {
    educator: ok(
      '`at` names this release. How many results got marks; `changed` answers are others since they were marked, and `left` results follow within seconds',
      z.object({
        at: moment,
        isPlanned: z.boolean(),
        submitted: z.int(),
        results: z.int(),
        changed: z.int(),
        left: z.int(),
      }),
    ),
  },
  errors: ['too-many-requests'],
})

export const withdrawRelease = defineCall(addresses.withdrawRelease, forQuiz, {
  summary:
    'Take a release back: students see no more than before it, and its marks are draft marks again. Without `since` all that was released. Repeated, it goes on',
  query: z.object({ since: z.optional(textOf(30, sinceMessage).check(z.refine(isMoment, sinceMessage))) }),
  replies: {
    educator: ok(
      'How many results have changed, how many are left, and who had seen theirs',
      z.object({ results: z.int(), left: z.int(), seen }),
    ),
  },
  errors: ['too-many-requests'],
})

const bothMarks = z.array(draftMark)

/** An answer whose two marks differ. `settled`: the mark that decides, while it is not released. */
const differingAnswer = z.object({
  attemptId: id,
  text: z.string(),
  hash: z.string(),
  looks: bothMarks,
  student: z.optional(z.string()),
  settled: z.optional(z.extend(draftMark, { by: z.optional(z.string()) })),
})
export type DifferingAnswer = z.output<typeof differingAnswer>

const differences = z.object({
  quiz: ownQuizSummary,
  number: z.int(),
  question: keyedQuestion,
  answers: z.array(differingAnswer),
  /** How many more differ that are not among them. */
  left: z.int(),
})
export type Differences = z.output<typeof differences>

const ofQuestion = z.extend(quizIdParams, { questionId: id })
const versionsMessage = errorMessage(requests, 'version-wanted')

export const getDifferences = defineCall(
  addresses.getDifferences,
  { tag: 'Marking', audience: 'admin' },
  {
    summary: 'Answers to a question whose two marks differ, side by side, for those who may settle them',
    params: ofQuestion,
    replies: { educator: ok('The first ones; those that are settled come last', differences) },
    errors: ['too-many-requests'],
  },
)

const { round: _, ...settledNote } = noted

export const settleMarks = defineCall(
  addresses.settleMarks,
  { tag: 'Marking', audience: 'admin' },
  {
    summary: 'Decide what an answer with two different marks is worth; `seen` are the versions of the two',
    params: z.object({ attemptId: id, questionId: id }),
    body: z.object({
      ...settledNote,
      seen: listOf(z.int(versionsMessage), 2, versionsMessage),
    }),
    replies: { educator: ok('The mark that decides', draftMark) },
    errors: ['mark-changed', 'too-many-requests'],
  },
)
