import { hundredthsOf, limits, markingSwitches, pointsOf, pointsRange } from '@quizly/domain'
import { forms, points, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { addresses } from '../../addresses.ts'
import { defineCall, ok } from '../../call.ts'
import { errorMessage } from '../../error-message.ts'
import { id, isMoment, listOf, moment, quizIdParams, textOf } from '../../shared-fields.ts'
import { ownQuizSummary } from '../quiz-schemas.ts'
import { keyedQuestion } from '../../questions/question-schemas.ts'
import { handPoints } from '../results.ts'

const versionMessage = errorMessage(requests, 'version-wanted')
const itemsMessage = errorMessage(requests, 'rubric-items-wanted')
const most = pointsOf(pointsRange.most)
const adjustmentMessage = errorMessage(points, 'adjustment-wrong', { most })
const longestComment = 500

const adjustment = z.number(adjustmentMessage).check(
  z.minimum(-most, adjustmentMessage),
  z.maximum(most, adjustmentMessage),
  z.refine((value) => hundredthsOf(value) !== undefined, adjustmentMessage),
)

/** A mark that is not released. `points` are those of its items and the adjustment, by the rubric as it is now. */
export const draftMark = z.object({
  version: z.int(),
  items: z.array(id),
  adjustment: z.number(),
  comment: z.string(),
  points: z.number(),
})

/** Somebody else's. `by` is null if that person has deleted the account. */
export const theirMark = z.extend(draftMark, { by: z.nullable(z.string()) })
export type TheirMark = z.output<typeof theirMark>

const switchesMessage = errorMessage(requests, 'choose-one-of', { values: markingSwitches.join(', ') })
/** With a threshold, whatever it is, each answer is marked by two people, and by a third where they differ. */
const settings = z.object({
  on: listOf(z.enum(markingSwitches, switchesMessage), markingSwitches.length, switchesMessage),
  threshold: z.nullable(handPoints),
})

const answerRef = z.object({ questionId: id, answer: id })
export type AnswerRef = z.output<typeof answerRef>

/**
 * How far the marking of a question is: `waiting` answers are not released, of which `marked` have their draft marks and
 * `toMark` still need one; the others have that of the key. Where two people mark, `begun` have one mark, `apart` have two
 * that differ, and of the marked ones `settled` had. Without `settings` nothing is switched on. `first`: an answer to read where none is to be marked.
 */
const questionToMark = z.object({
  number: z.int(),
  question: keyedQuestion,
  settings: z.optional(settings),
  waiting: z.int(),
  marked: z.int(),
  toMark: z.int(),
  released: z.int(),
  first: z.optional(answerRef),
  begun: z.optional(z.int()),
  apart: z.optional(z.int()),
  settled: z.optional(z.int()),
})
export type QuestionToMark = z.output<typeof questionToMark>

/** A released mark that is worth something else by the rubric as it is now. */
const changedMark = z.object({
  userId: id,
  name: z.string(),
  number: z.int(),
  before: z.number(),
  after: z.number(),
})
export type ChangedMark = z.output<typeof changedMark>

/**
 * How many released marks have more points by a rubric that was edited, and how many fewer. `marks` are the first of them,
 * for those who may release. Before that rubric is saved, `scores` are of how many results the score goes up or down once
 * these marks are released again, and `drafts` how many others change at once, if any would.
 */
export const changedMarks = z.object({
  up: z.int(),
  down: z.int(),
  scores: z.optional(z.object({ up: z.int(), down: z.int() })),
  marks: z.optional(z.array(changedMark)),
  drafts: z.optional(z.int()),
})
export type ChangedMarks = z.output<typeof changedMarks>

/** Marks by hand whose question gets other points: they keep their share of them. `marks` are the first ones. */
export const followingMarks = z.object({
  count: z.int(),
  marks: z.array(z.extend(changedMark, { outOf: z.number(), outOfAfter: z.number() })),
})
export type FollowingMarks = z.output<typeof followingMarks>

const markingOverview = z.object({
  quiz: ownQuizSummary,
  questions: z.array(questionToMark),
  /** How many results have answers with draft marks, and how many have released ones. */
  ready: z.int(),
  released: z.int(),
  /** Whether markers see whose answers they are. */
  names: z.boolean(),
  /** By the rubric as it is now; absent if none is. */
  changed: z.optional(changedMarks),
})
export type MarkingOverview = z.output<typeof markingOverview>

const rounds = ['first', 'second', 'third', 'again'] as const
const roundsMessage = errorMessage(requests, 'choose-one-of', { values: rounds.join(', ') })
/** `again`: the caller has marked this answer before, and is asked what they would give now. */
const round = z.enum(rounds, roundsMessage)
export type MarkRound = z.output<typeof round>

const answerLocks = ['released', 'others'] as const

/**
 * An answer; `hash` names its text. `looks`: for a third look the two marks, without their markers. `alike`: how many
 * others say the same and could be marked with it. `student` is there if names are shown. A locked one is to be read only:
 * its mark is released, or another marker has it; `by` has given it, if the caller may know.
 */
const answerToMark = z.object({
  attemptId: id,
  text: z.string(),
  hash: z.string(),
  round,
  mark: z.optional(draftMark),
  looks: z.optional(z.array(draftMark)),
  alike: z.optional(z.int()),
  student: z.optional(z.string()),
  locked: z.optional(z.enum(answerLocks)),
  by: z.optional(z.string()),
})
export type AnswerToMark = z.output<typeof answerToMark>

/** Of how many answers two marks are known, how many are the same, and by how many points they differ on average. */
const agreement = z.object({ answers: z.int(), same: z.int(), meanDifference: z.number() })

/**
 * Which one of all answers it is, marked ones included, in an order that tells nothing of its student unless names are
 * shown. `toMark`: the next one that the caller can mark; after the last one it is the first.
 */
const answerPlace = z.extend(answerRef, {
  number: z.int(),
  of: z.int(),
  previous: z.optional(answerRef),
  next: z.optional(answerRef),
  toMark: z.optional(answerRef),
})

/**
 * `left`: how many wait for a mark of the caller, this one among them. `comments`: those last used with this question.
 * `withSelf` and `withOthers` tell the caller alone how far their marks agree.
 */
const nextAnswer = z.object({
  quiz: ownQuizSummary,
  number: z.int(),
  question: keyedQuestion,
  settings: z.optional(settings),
  answer: z.nullable(answerToMark),
  place: z.optional(answerPlace),
  left: z.int(),
  comments: z.array(z.string()),
  withSelf: z.optional(agreement),
  withOthers: z.optional(agreement),
})
export type NextAnswer = z.output<typeof nextAnswer>

/** How far the marking of one student's answers is; `first` is the first one to mark, or the first one. */
const studentToMark = z.object({
  number: z.int(),
  name: z.optional(z.string()),
  toMark: z.int(),
  marked: z.int(),
  released: z.int(),
  first: answerRef,
})
export type StudentToMark = z.output<typeof studentToMark>

const walks = ['question', 'student'] as const
const byMessage = errorMessage(requests, 'choose-one-of', { values: walks.join(', ') })

export const noted = {
  baseVersion: z.int(versionMessage).check(z.minimum(0, versionMessage)),
  hash: textOf(64, errorMessage(requests, 'answer-hash-wanted')),
  round: z.optional(round),
  items: listOf(id, limits.rubricItems, itemsMessage),
  adjustment,
  comment: textOf(
    longestComment,
    errorMessage(requests, 'comment-wanted'),
    errorMessage(forms, 'comment-too-long', { most: longestComment }),
  ),
}

/** `at`: when the call came. `left`: how many results are still to be done; the call is repeated until there is none. */
const doneInPart = z.object({ at: moment, results: z.int(), changed: z.int(), left: z.int() })
const sinceMessage = errorMessage(requests, 'moment-wanted')

const forQuiz = { tag: 'Marking', audience: 'admin', params: quizIdParams } as const
const forEducators = { tag: 'Marking', audience: 'admin' } as const
const ofQuestion = z.extend(quizIdParams, { questionId: id })

export const getMarking = defineCall(addresses.getMarking, forQuiz, {
  summary: 'The questions of a quiz whose answers a person marks, and how far that is',
  replies: { educator: ok('The questions in the order of the quiz', markingOverview) },
  errors: ['too-many-requests'],
})

export const setMarking = defineCall(addresses.setMarking, forEducators, {
  summary:
    'How the answers to a question are marked by hand: also where a key could, with names, by two people',
  params: ofQuestion,
  body: settings,
  replies: { educator: ok('The settings', settings) },
})

export const listStudentsToMark = defineCall(addresses.listStudentsToMark, forQuiz, {
  summary: 'How far the marking of each student’s answers is, without names by default',
  query: z.object({ after: z.optional(id) }),
  replies: {
    educator: ok(
      'A page of attempts, and what to ask for to get the next one',
      z.object({ quiz: ownQuizSummary, students: z.array(studentToMark), next: z.optional(id) }),
    ),
  },
  errors: ['too-many-requests'],
})

export const setMarkingNames = defineCall(addresses.setMarkingNames, forQuiz, {
  summary: 'Whether markers see whose answers they are, for all questions of the quiz',
  body: z.object({ names: z.boolean(errorMessage(requests, 'true-or-false')) }),
  replies: { educator: ok('Whether they do', z.object({ names: z.boolean() })) },
})

export const getAnswerToMark = defineCall(addresses.getAnswerToMark, forEducators, {
  summary: 'One answer with its mark; reserved for five minutes if the caller can mark it',
  params: z.extend(ofQuestion, { answer: id }),
  /** Among which answers it has its place: all to its question, or all to the quiz by student. */
  query: z.object({ by: z.optional(z.enum(walks, byMessage)) }),
  replies: { educator: ok('The answer', nextAnswer) },
  errors: ['too-many-requests'],
})

export const nextAnswerToMark = defineCall(addresses.nextAnswerToMark, forEducators, {
  summary:
    'An answer that the caller can mark, reserved for five minutes; names and order are hidden by default',
  params: ofQuestion,
  /** The answer before it, if there is one. */
  query: z.object({ after: z.optional(id) }),
  replies: { educator: ok('The answer, or null if none is left', nextAnswer) },
  errors: ['too-many-requests'],
})

export const putDraftMark = defineCall(addresses.putDraftMark, forEducators, {
  summary: 'Note what an answer is worth; nothing changes in the result until it is released',
  params: z.object({ attemptId: id, questionId: id }),
  body: z.object(noted),
  replies: { educator: ok('The mark', draftMark) },
  errors: ['mark-changed', 'too-many-requests'],
})

export const putMarksTogether = defineCall(addresses.putMarksTogether, forEducators, {
  summary: 'Note the same for an answer and for others that say the same: at most 500',
  params: ofQuestion,
  body: z.object({ attemptId: id, ...noted }),
  replies: {
    educator: ok(
      'The mark, and how many other answers have it',
      z.object({ mark: draftMark, answers: z.int() }),
    ),
  },
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
  /** Only those that were released at this moment or later. */
  query: z.object({ since: z.optional(textOf(30, sinceMessage).check(z.refine(isMoment, sinceMessage))) }),
  replies: { educator: ok('How many results have changed', doneInPart) },
  errors: ['too-many-requests'],
})
