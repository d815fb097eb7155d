import { limits } from '@quizly/domain'
import { forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, done, ok } from '../call.ts'
import {
  id,
  milliseconds,
  moment,
  quizIdParams,
  scoreFields,
  textOf,
  timeZone,
  wordsLanguage,
} from '../shared-fields.ts'
import { drawn, keyedQuestion, questionFields } from '../questions/question-schemas.ts'
import { quizFile } from './quiz-file.ts'
import { asOf, ownQuizSummary } from './quiz-schemas.ts'
import { seenEarly } from './settings.ts'

/** Within these two lies the true value with 95 % confidence. */
export const interval = z.object({ low: z.number(), high: z.number() })
/** Attempts that did worst on the other questions, those between, and those that did best. */
const thirds = z.object({ worst: z.int(), middle: z.int(), best: z.int() })
const discriminationLevels = ['good', 'fair', 'weak', 'negative'] as const
const whyNone = ['all-right', 'all-wrong', 'same-rest', 'too-few'] as const

/**
 * `asked`: how many attempts were asked it and are marked. `toMark`: how many answers a person has still to mark. `partly`, in a weighted quiz: how many earned a part of the points. `alphaWithout`: the quiz's reliability without it. */
const analysedQuestion = z.object({
  /** From 1. */
  number: z.int(),
  question: keyedQuestion,
  asked: z.int(),
  toMark: z.optional(z.int()),
  difficulty: z.object({
    right: z.int(),
    partly: z.optional(z.int()),
    share: z.number(),
    interval,
    level: z.enum(['easy', 'medium', 'hard']),
  }),
  discrimination: z.union([
    z.object({ value: z.number(), interval, level: z.enum(discriminationLevels) }),
    z.object({ why: z.enum(whyNone) }),
  ]),
  choices: z.object({
    options: z.array(thirds),
    right: thirds,
    partly: z.optional(thirds),
    wrong: thirds,
    skipped: thirds,
  }),
  alphaWithout: z.optional(z.number()),
  suspectedKey: z.optional(z.string()),
  /** Of a matching: a pair that the key does not have, on which the best third agrees. */
  suspectedPair: z.optional(z.object({ prompt: z.int(), partner: z.string() })),
})
export type AnalysedQuestion = z.output<typeof analysedQuestion>

/**
 * How a class did. `scores` counts the attempts by score, from 0 to one point for each question that counts; `waiting`
 * attempts are still being marked by the newest questions and not counted. `averageShare` and `belowHalf` rest on what
 * each attempt was asked; `leastTotal` is there if some were asked fewer questions than others. `uncounted` questions tell
 * nobody apart; no attempt was asked one that is `not-asked`, or all answers to it wait (`toMark`). What waits for a person is in
 * no figure, nor in what an attempt could reach.
 */
export const analysis = z.object({
  attempts: z.int(),
  waiting: z.int(),
  /** In how many results an answer waits for a person, if any. They are counted without it. */
  unmarked: z.optional(z.int()),
  /** How many answers of all attempts still need a mark of a person, and how many have one that is not released, if any. */
  toMark: z.optional(z.int()),
  toRelease: z.optional(z.int()),
  /** Where results were released by an educator before all had finished. */
  seenEarly: z.optional(seenEarly),
  scores: z.array(z.int()),
  /** In a weighted quiz all figures are in points, and each number in `scores` is of scores from so many `step`s of points on. */
  points: z.optional(
    z.object({ step: z.number(), outOf: z.number(), lowest: z.number(), highest: z.number() }),
  ),
  averageScore: z.nullable(z.number()),
  averageShare: z.nullable(z.number()),
  belowHalf: z.int(),
  leastTotal: z.optional(z.number()),
  medianScore: z.nullable(z.number()),
  standardDeviation: z.nullable(z.number()),
  medianMs: z.nullable(z.number()),
  reliability: z.optional(z.object({ alpha: z.number(), interval, standardError: z.number() })),
  questions: z.array(analysedQuestion),
  uncounted: z.array(
    z.object({
      number: z.int(),
      question: keyedQuestion,
      why: z.enum(['full', 'left-out', 'not-asked']),
      toMark: z.optional(z.int()),
    }),
  ),
})
export type QuizAnalysis = z.output<typeof analysis>

const failedMessage = errorMessage(requests, 'failed-question-wanted')
const gridSortMessage = errorMessage(requests, 'grid-order-wanted')

/** `drawn`: of its text only. */
const questionOfGrid = z.object({ _id: id, text: z.string(), format: questionFields.format, drawn })
export type QuestionOfGrid = z.output<typeof questionOfGrid>

/**
 * A result in the grid. `signs` has one sign for each question of the quiz in their order: + correct, % partly, - incorrect,
 * ? waiting to be marked, . skipped, / left out, ~ not asked. It is missing while the result is still marked by other questions. `number`: the student's
 * first attempt is 1.
 */
const gridRow = z.object({
  _id: id,
  userId: id,
  name: z.string(),
  number: z.int(),
  ...scoreFields,
  signs: z.optional(z.string()),
})
export type GridRow = z.output<typeof gridRow>

/** What became of one question in all results; `waiting` ones are still marked by other questions. */
const gridTally = z.object({
  correct: z.int(),
  incorrect: z.int(),
  skipped: z.int(),
  partly: z.optional(z.int()),
  unmarked: z.optional(z.int()),
  leftOut: z.int(),
  notAsked: z.int(),
  waiting: z.int(),
})
export type GridTally = z.output<typeof gridTally>

const forQuiz = { tag: 'Quizzes', audience: 'admin', params: quizIdParams } as const

export const getGrid = defineCall(addresses.getGrid, forQuiz, {
  summary: 'Who got which question right in one’s own quiz; by a question, those who failed it come first',
  query: z.object({
    sort: z.optional(
      textOf(5, gridSortMessage).check(z.regex(/^(name|score|[1-9]\d{0,2})$/, gridSortMessage)),
    ),
    order: z.optional(z.enum(['ascending', 'descending'], gridSortMessage)),
    /** Only the results in which the question of this number is wrong or skipped. */
    failed: z.optional(textOf(3, failedMessage).check(z.regex(/^[1-9]\d{0,2}$/, failedMessage))),
    after: z.optional(id),
  }),
  replies: {
    educator: ok(
      'At most 50 results; `next` leads to those after them. Only the first page has the questions and, if it goes by one, its tally',
      z.object({
        quiz: ownQuizSummary,
        rows: z.array(gridRow),
        count: z.int(),
        questions: z.optional(z.array(questionOfGrid)),
        tally: z.optional(gridTally),
        next: z.optional(id),
        asOf,
      }),
    ),
  },
})

const studentOrders = ['name', 'state', 'score', 'took', 'extra'] as const
const studentSortMessage = errorMessage(requests, 'student-order-wanted')
const searchMessage = errorMessage(forms, 'search-too-long', { most: limits.nameLength })
const reasonMessage = errorMessage(forms, 'note-too-long', { most: 200 })

const timeGiven = z.object({ minutes: z.int(), by: z.string(), at: moment, reason: z.string() })

/**
 * An attempt in the list of a quiz's students. `number`: the student's first attempt is 1. `grants` are the latest of
 * the time that was given; `extraMs` is all of it, with `allowedMs` that the student had from the start on. `isEnded`: its time ran out because an educator ended the quiz. `lateAnswers`: what became of answers that came too late. `receipt`:
 * its student can get one now. Where a quiz can be taken several times there is one row for each student, with the
 * attempt that counts. `attempts` is how many there are then, `latestState` what the latest is in, if it is another one.
 */
const listedStudent = z.object({
  _id: id,
  userId: id,
  name: z.string(),
  email: z.string(),
  number: z.int(),
  state: z.enum(['not-started', 'running', 'submitted']),
  ...z.partial(z.object(scoreFields)).shape,
  submittedAt: z.optional(moment),
  submittedBy: z.optional(z.enum(['student', 'time'])),
  isEnded: z.optional(z.literal(true)),
  tookMs: z.optional(milliseconds),
  remainingMs: z.optional(milliseconds),
  extraMs: milliseconds,
  allowedMs: z.optional(milliseconds),
  grants: z.array(timeGiven),
  lateAnswers: z.optional(z.enum(['waiting', 'accepted', 'refused'])),
  receipt: z.boolean(),
  attempts: z.optional(z.int()),
  latestState: z.optional(z.enum(['not-started', 'running'])),
})
export type ListedStudent = z.output<typeof listedStudent>

const deletedAttempt = z.object({
  _id: id,
  name: z.string(),
  ...z.partial(z.object(scoreFields)).shape,
  by: z.string(),
  at: moment,
  reason: z.string(),
})
export type DeletedAttempt = z.output<typeof deletedAttempt>

export const listStudents = defineCall(addresses.listStudents, forQuiz, {
  summary: 'Everybody who has entered one’s own quiz, by name unless asked otherwise',
  query: z.object({
    /** A part of the name or of the e-mail, without regard to case and accents. */
    search: z.optional(textOf(limits.nameLength, errorMessage(requests, 'search-wanted'), searchMessage)),
    sort: z.optional(z.enum(studentOrders, studentSortMessage)),
    order: z.optional(z.enum(['ascending', 'descending'], studentSortMessage)),
    after: z.optional(id),
  }),
  replies: {
    educator: ok(
      'At most 50 attempts, and how many there are without a search; `next` leads to those after them. Only the first page has the latest attempts that were deleted',
      z.object({
        quiz: ownQuizSummary,
        students: z.array(listedStudent),
        count: z.int(),
        deleted: z.optional(z.array(deletedAttempt)),
        next: z.optional(id),
        asOf,
      }),
    ),
  },
})

export const deleteAttempt = defineCall(addresses.deleteAttempt, forQuiz, {
  summary: 'Delete one attempt at one’s own quiz for good; its student may enter the code again',
  body: z.object({ attemptId: id, reason: z.optional(textOf(200, reasonMessage)) }),
  replies: { done: done('Deleted, now or before') },
  errors: ['still-running'],
})

const forFiles = { tag: 'Exports', audience: 'admin', params: quizIdParams } as const
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const csvType = 'text/csv; charset=utf-8'
const formatMessage = errorMessage(requests, 'file-csv-or-xlsx')
const sheetMessage = errorMessage(requests, 'results-sheet-wanted')
export const exportResults = defineCall(addresses.exportResults, forFiles, {
  summary:
    'Everyone’s results in one’s own quiz as a file in one of the app’s languages: the results, the answers as texts, the points of each question, or the questions with their key and figures',
  query: z.object({
    format: z.enum(['csv', 'xlsx'], formatMessage),
    /** Which sheet; `all` are four in a workbook, and the results in CSV. */
    sheet: z.optional(z.enum(['all', 'results', 'answers', 'points', 'questions'], sheetMessage)),
    /** Of started and submitted, as `Europe/Berlin`; only with `sheet`. */
    timeZone,
    /** Without `sheet`: the results with the points and verdict of each question. */
    questions: z.optional(z.enum(['none', 'points'], errorMessage(requests, 'questions-none-or-points'))),
    separator: z.optional(
      z.enum(['comma', 'semicolon'], errorMessage(requests, 'separator-comma-or-semicolon')),
    ),
    language: wordsLanguage,
  }),
  replies: {
    csv: ok(
      'Values separated as programs in that language expect it, or as `separator` says. The header x-expected-length says about how many bytes will come',
      z.string(),
      csvType,
    ),
    xlsx: ok('A workbook, with the same header', z.string(), workbookType),
  },
  errors: ['too-many-requests', 'busy'],
})

export const exportQuiz = defineCall(addresses.exportQuiz, forFiles, {
  summary:
    'One’s own quiz as a file: a workbook in one of the app’s languages that can be uploaded again, or everything as JSON',
  query: z.object({
    format: z.enum(['xlsx', 'json'], errorMessage(requests, 'file-xlsx-or-json')),
    language: wordsLanguage,
  }),
  replies: {
    xlsx: ok(
      'A workbook. The header x-expected-length says about how many bytes will come',
      z.string(),
      workbookType,
    ),
    json: ok('The quiz, with the same header', quizFile, 'application/json; charset=utf-8'),
  },
  errors: ['too-many-requests', 'busy'],
})
