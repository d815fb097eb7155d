import { creditRules, limits, regradeModes } from '@quizly/domain'
import { forms, points, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../../error-message.ts'
import { addresses } from '../../addresses.ts'
import { defineCall, ok } from '../../call.ts'
import { scoreFields, id, listOf, moment, quizIdParams, textOf, visibleText } from '../../shared-fields.ts'
import { authorQuestion, questionFields } from '../../questions/question-schemas.ts'
import { interval } from '../reports.ts'
import { ownQuizSummary, revision } from '../quiz-schemas.ts'

const longestReason = 500

const modeMessage = errorMessage(requests, 'choose-one-of', { values: regradeModes.join(', ') })
const keyMessage = errorMessage(requests, 'list-of-texts-wanted', { field: 'correctAnswers' })
const acceptedMessage = errorMessage(forms, 'too-many-accepted-at-once', {
  most: limits.acceptedAnswers,
  characters: limits.acceptedCharacters,
})
const revisionMessage = errorMessage(requests, 'revision-wanted')
const lowerMessage = errorMessage(requests, 'may-lower-wanted')

/** Whoever explains what is wrong with a list asks this before the items are known to be texts. */
const charactersIn = (texts: readonly unknown[]) =>
  texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0)

const someAnswers = listOf(
  textOf(limits.writtenAnswerLength, errorMessage(requests, 'answer-wanted')),
  limits.acceptedAnswers,
  acceptedMessage,
).check(z.refine((texts) => charactersIn(texts) <= limits.acceptedCharacters, acceptedMessage))

const change = {
  questionId: id,
  baseRevision: z.int(revisionMessage).check(z.minimum(1, revisionMessage)),
  mode: z.enum(regradeModes, modeMessage),
  /** Whether somebody who has begun the quiz may get less by it. */
  mayLower: z.boolean(lowerMessage),
  /** The new key; without it the key stays. */
  correctAnswers: z.optional(
    listOf(textOf(limits.optionLength, keyMessage), limits.listedTextsMax, keyMessage),
  ),
  /** Written answers that count as well, or no longer. */
  accepted: z.optional(someAnswers),
  refused: z.optional(someAnswers),
}

const regradingChange = z.object(change)
const regradingBody = z.object({
  ...change,
  reason: visibleText(
    errorMessage(forms, 'enter-reason'),
    longestReason,
    errorMessage(forms, 'reason-too-long', { most: longestReason }),
  ),
})
const undoBody = z.object({
  baseRevision: change.baseRevision,
  /** Also over what was edited since. */
  overEdits: z.optional(z.boolean(errorMessage(requests, 'over-edits-wanted'))),
})

const scored = z.object(scoreFields)
const changedScore = z.object({ userId: id, name: z.string(), before: scored, after: scored })
export type ChangedScore = z.output<typeof changedScore>

const counts = { results: z.int(), up: z.int(), down: z.int(), same: z.int() }

/**
 * What a regrade would do: how many have a greater share of the points by it, how many a smaller one, how many
 * another score of the same share; and the first of those who gain and who lose. `byHand`: how many answers to the
 * question stay as they were marked by hand.
 */
const regradingPreview = z.object({
  ...counts,
  gains: z.array(changedScore),
  losses: z.array(changedScore),
  byHand: z.optional(z.int()),
})
export type RegradingPreview = z.output<typeof regradingPreview>

const regradingDone = z.object({ ...counts, remarkingId: id, revision })

/** At once; over what was edited since; only after the regrade `first`; or not at all. */
const wayToUndo = z.union([
  z.object({ how: z.literal('now') }),
  z.object({ how: z.literal('over-edits'), correctAnswers: z.array(z.string()) }),
  z.object({ how: z.literal('after-later'), first: id }),
  z.object({ how: z.literal('impossible') }),
])

/** A regrade as it is remembered. `by` is null if that person has deleted the account. `undo`: it took one back. */
const pastRegrading = z.object({
  _id: id,
  /** With `format`, its `type` says whether the answers are formatted too. */
  question: z.object({
    _id: id,
    number: z.int(),
    text: z.string(),
    format: questionFields.format,
    type: z.optional(questionFields.type),
  }),
  mode: z.enum([...regradeModes, 'undo']),
  mayLower: z.boolean(),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: moment,
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** Answers that have counted besides the correct one since then, or no longer: the first ones, and how many more there are. */
  accepted: z.array(z.string()),
  refused: z.array(z.string()),
  moreAccepted: z.optional(z.int()),
  moreRefused: z.optional(z.int()),
  /** How it can be taken back; absent where it has been, or the reader may not. */
  undo: z.optional(wayToUndo),
  isUndone: z.boolean(),
})
export type PastRegrading = z.output<typeof pastRegrading>

/** How a question counts apart from its correct answers: others that count as well, or a rule for all. */
const questionRule = z.object({
  questionId: id,
  also: z.array(z.array(z.string())),
  all: z.optional(z.enum(['full', 'left-out'])),
})

const regradings = z.object({
  quiz: ownQuizSummary,
  revision,
  questions: z.array(authorQuestion),
  rules: z.array(questionRule),
  remarkings: z.array(pastRegrading),
  next: z.optional(id),
  canMark: z.boolean(),
})
export type Regradings = z.output<typeof regradings>

/** What was written as the answer to a question; what has the same normal form is one answer. `right`: has the point. */
const writtenAnswer = z.object({ text: z.string(), count: z.int(), right: z.int() })
export type WrittenAnswer = z.output<typeof writtenAnswer>

const writtenAnswers = z.object({
  quiz: ownQuizSummary,
  revision,
  number: z.int(),
  question: authorQuestion,
  rule: z.optional(z.omit(questionRule, { questionId: true })),
  answers: z.array(writtenAnswer),
  /** How many results have an answer that is not among them. */
  more: z.int(),
})
export type WrittenAnswers = z.output<typeof writtenAnswers>

/** `none`: all or nothing. */
export const simulatedRules = ['none', ...creditRules] as const
const ruleMessage = errorMessage(points, 'rule-wanted')
const moves = ['up', 'down'] as const
const moveMessage = errorMessage(requests, 'choose-one-of', { values: moves.join(', ') })

const simulationBody = z.object({
  questionId: id,
  rules: listOf(z.enum(simulatedRules, ruleMessage), simulatedRules.length, ruleMessage).check(
    z.minLength(1, ruleMessage),
  ),
  /** Also who gains, or loses, by the first of the rules: those after the student `after`. */
  names: z.optional(z.object({ move: z.enum(moves, moveMessage), after: z.optional(id) }, moveMessage)),
})

/**
 * What a rule would have given. `questionMean` is the mean of the points of the question, the next two are of the scores;
 * `guessing` is what answering at random earns on average. All are in points. `up` and `down`: how many have a greater
 * share of the points by it, or a smaller one.
 */
const simulatedRule = z.object({
  rule: z.enum(simulatedRules),
  questionMean: z.nullable(z.number()),
  scoreMean: z.nullable(z.number()),
  standardDeviation: z.nullable(z.number()),
  reliability: z.optional(z.object({ alpha: z.number(), interval, standardError: z.number() })),
  guessing: z.number(),
  up: z.int(),
  down: z.int(),
})

/**
 * `waiting` attempts are still being marked by the newest questions and not counted. `byHand`: how many answers stay as
 * they were marked by hand. `unclear`: of how many results the outcomes do not tell what they would be.
 */
const simulation = z.object({
  attempts: z.int(),
  waiting: z.int(),
  /** Not counted, because an answer waits for a person. */
  unmarked: z.optional(z.int()),
  byHand: z.optional(z.int()),
  unclear: z.optional(z.int()),
  rules: z.array(simulatedRule),
  names: z.optional(
    z.object({
      students: z.array(changedScore),
      next: z.optional(id),
    }),
  ),
})
export type RuleSimulation = z.output<typeof simulation>

const forQuiz = { tag: 'Re-marking', audience: 'admin', params: quizIdParams } as const
const forEducators = { tag: 'Re-marking', audience: 'admin' } as const
/** Enough for the most answers that can be accepted at once, if they are of a usual length. */
const answersLimit = 1024 * 1024

export const listRegrades = defineCall(addresses.getRemarkings, forQuiz, {
  summary: 'The questions of a quiz as they count, and every re-marking with who did it and why',
  query: z.object({ after: z.optional(id) }),
  replies: {
    educator: ok(
      'At most 20 of the last 100 re-markings, newest first; `next` leads to those after them. Only the first page has the questions and their rules',
      regradings,
    ),
  },
})

export const listWrittenAnswers = defineCall(addresses.listWrittenAnswers, forEducators, {
  summary: 'What was written as the answer to a question, how often, and how often it has the point',
  params: z.extend(quizIdParams, { questionId: id }),
  replies: { educator: ok('Those that count, then the most frequent ones: at most 1,000', writtenAnswers) },
  errors: ['too-many-requests'],
})

export const simulateRules = defineCall(addresses.simulateRules, forQuiz, {
  summary: 'What rules of partial credit would have given for a question; nothing is saved',
  body: simulationBody,
  replies: {
    educator: ok(
      'Figures of each rule, and if wanted at most 50 names; `next` leads to those after them',
      simulation,
    ),
  },
  errors: ['too-many-requests'],
})

export const previewRegrade = defineCall(addresses.previewRemarking, forQuiz, {
  summary: 'Who would gain and who would lose if a question counted differently; nothing is saved',
  body: regradingChange,
  bodyLimit: answersLimit,
  replies: {
    educator: ok('Counts, and up to 100 names of those who gain and of those who lose', regradingPreview),
  },
  errors: ['quiz-changed', 'too-many-requests'],
})

export const regradeQuestion = defineCall(addresses.remarkQuestion, forQuiz, {
  summary:
    'Let a question count differently, and mark every result again; asked for the same once more, nothing changes',
  body: regradingBody,
  bodyLimit: answersLimit,
  replies: { educator: ok('What it has done', regradingDone) },
  errors: ['quiz-changed', 'limit-reached', 'too-many-requests'],
})

export const undoRegrade = defineCall(addresses.undoRemarking, forEducators, {
  summary: 'Let a question count as it did before a re-marking, with exactly the marks of then',
  params: z.extend(quizIdParams, { remarkingId: id }),
  body: undoBody,
  replies: { educator: ok('What it has done', regradingDone) },
  errors: ['quiz-changed', 'limit-reached', 'too-many-requests'],
})
