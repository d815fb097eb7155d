import { limits } from '@quizly/domain'
import { requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, created, done, ok } from '../call.ts'
import { attemptNumber, id, moment, quizIdParams, textOf, wordsLanguage } from '../shared-fields.ts'
import { pages, runningAttempt, submittedAttempt, tryFields } from './attempts.ts'
import { changedMarks, followingMarks } from './marking/manual-grading.ts'
import { drawnText, keyedQuestion, studentQuestion } from '../questions/question-schemas.ts'
import {
  asOf,
  createQuestionsBody,
  createQuizBody,
  listedQuiz,
  ownQuizSummary,
  quizSummary,
  revision,
  scoreChanges,
  startWindow,
  studentResult,
  updateQuizBody,
} from './quiz-schemas.ts'
import { analysis } from './reports.ts'

/** What saving questions would do. */
const revisionPreview = z.extend(scoreChanges, {
  running: z.int(),
  handMarks: z.optional(followingMarks),
  changedMarks: z.optional(changedMarks),
})
export type RevisionPreview = z.output<typeof revisionPreview>

const forEducators = { tag: 'Quizzes', audience: 'admin' } as const
const forQuiz = { tag: 'Quizzes', audience: 'admin', params: quizIdParams } as const
const forQuizOfUsers = { tag: 'Quizzes', audience: 'signed-in', params: quizIdParams } as const
const quizTabs = ['current', 'archived', 'bin'] as const
const message = z.object({ message: z.string() })
const secret = z.object({ secretCode: z.string() })
/** Maximum body of a call that sends all questions of a quiz. */
const questionsLimit = 1024 ** 2

export const createQuiz = defineCall(addresses.createQuiz, forEducators, {
  summary: 'Create a quiz, still without questions; asked for the same once more, the one that is there',
  body: createQuizBody,
  replies: { created: created('The new quiz', z.object({ message: z.string(), quiz: quizSummary })) },
  errors: ['code-taken', 'limit-reached', 'too-many-requests'],
})

export const createQuestions = defineCall(addresses.createQuestions, forEducators, {
  summary: 'Save the questions of a new quiz: the whole list or nothing',
  body: createQuestionsBody,
  bodyLimit: questionsLimit,
  replies: { created: created('Saved', message) },
  errors: ['not-found', 'questions-exist', 'limit-reached', 'older-server'],
})

export const getQuestions = defineCall(addresses.getQuestions, forQuiz, {
  summary: 'The questions of one’s own quiz with the whole key',
  replies: {
    educator: ok(
      '`marking`: what else counts as correct',
      z.object({ questions: z.array(keyedQuestion), revision }),
    ),
  },
})

/** What students read before they start. */
const instructions = z.optional(drawnText)

export const getQuiz = defineCall(addresses.getQuiz, forQuizOfUsers, {
  summary: 'A quiz as its owner or an admitted student may see it; `attempt` asks for one that is submitted',
  query: z.object({ attempt: z.optional(attemptNumber) }),
  replies: {
    educator: ok(
      'Owner: everything',
      z.object({ quiz: ownQuizSummary, questions: z.array(keyedQuestion), revision, instructions }),
    ),
    admitted: ok(
      'Student before the start: no questions. `window` if it has times or cannot be started',
      z.object({
        quiz: quizSummary,
        questions: z.array(z.never()),
        /** `extraMinutes`: so much of the time limit is more than others have. */
        attempt: z.object({
          _id: id,
          state: z.literal('admitted'),
          extraMinutes: z.optional(z.int()),
          pages,
          ...tryFields,
        }),
        window: z.optional(startWindow),
        instructions,
      }),
    ),
    inProgress: ok(
      'Student during the quiz: questions without answers',
      z.object({
        quiz: quizSummary,
        questions: z.array(studentQuestion),
        attempt: runningAttempt,
      }),
    ),
    submitted: ok(
      'Student after submission: questions with answers',
      z.object({
        quiz: quizSummary,
        questions: z.array(keyedQuestion),
        attempt: submittedAttempt,
        /** Where another attempt can be started. */
        instructions,
      }),
    ),
    heldBack: ok(
      'Student after submission while the correct answers are held back: questions without them',
      z.object({
        quiz: quizSummary,
        questions: z.array(studentQuestion),
        attempt: submittedAttempt,
        instructions,
      }),
    ),
  },
})

export const updateQuiz = defineCall(addresses.updateQuiz, forQuiz, {
  summary: 'Save a new revision of the questions; results already given are marked again',
  body: updateQuizBody,
  bodyLimit: questionsLimit,
  replies: {
    ok: ok(
      'Saved; how many results there are and how many scores changed',
      z.object({ message: z.string(), ...scoreChanges.shape, revision }),
    ),
  },
  errors: ['quiz-changed', 'limit-reached', 'older-server'],
})

export const previewQuizUpdate = defineCall(addresses.previewQuizUpdate, forQuiz, {
  summary: 'What saving these questions would do to scores and to students at work; nothing is saved',
  body: updateQuizBody,
  bodyLimit: questionsLimit,
  replies: {
    ok: ok(
      'How many scores would change; `running` students keep the questions they have. `changedMarks`: of marks by hand, by rubrics that are other ones, if any would',
      revisionPreview,
    ),
  },
  errors: ['quiz-changed', 'too-many-requests'],
})

export const duplicateQuiz = defineCall(addresses.duplicateQuiz, forQuiz, {
  summary: 'Make a new quiz of one’s own with the questions of a quiz that one may read; its title says so',
  query: z.object({ language: wordsLanguage }),
  replies: { created: created('The copy: a draft without results', z.object({ quiz: quizSummary })) },
  errors: ['limit-reached', 'older-server', 'too-many-requests'],
})

const placeMessage = errorMessage(requests, 'choose-one-of', { values: quizTabs.join(', ') })
const place = z.enum(quizTabs, placeMessage)

export const getQuizPlace = defineCall(addresses.getQuizPlace, forQuiz, {
  summary: 'Where one’s own quiz is, and what would go with it if it were deleted',
  replies: {
    owner: ok(
      'In use, archived or in the bin; how many results and running attempts it has. `givesOut`: closing it shows students what is held back',
      z.object({
        place,
        results: z.int(),
        running: z.int(),
        givesOut: z.boolean(),
        deletedAt: z.optional(moment),
      }),
    ),
  },
})

export const moveQuiz = defineCall(addresses.moveQuiz, forQuiz, {
  summary:
    'Archive one’s own quiz, put it into the bin for thirty days, or bring it back; its code is closed then',
  body: z.object({ to: place }, placeMessage),
  replies: { done: done('Moved') },
})

export const getSecretCode = defineCall(addresses.getSecretCode, forQuiz, {
  summary: 'The secret code of one’s own quiz',
  replies: { educator: ok('The code', secret) },
})

export const getSpreadsheetSecretCode = defineCall(addresses.getSpreadsheetSecretCode, forQuiz, {
  summary: 'The same code by the address that spreadsheet clients use',
  replies: { educator: ok('The code', secret) },
})

const searchMessage = `Search for at most ${limits.titleLength} characters`
const quizOrders = ['title', 'questions', 'code', 'attempts', 'average', 'created'] as const
const quizOrderMessage = errorMessage(requests, 'quiz-order-wanted')

export const listQuizzes = defineCall(addresses.listQuizzes, forEducators, {
  summary: 'One’s own quizzes and those shared with one, newest first unless asked otherwise',
  query: z.object({
    tab: z.optional(
      z.enum(quizTabs, errorMessage(requests, 'choose-one-of', { values: quizTabs.join(', ') })),
    ),
    /** A part of the title or of the code, without regard to case and accents. */
    search: z.optional(textOf(limits.titleLength, errorMessage(requests, 'search-wanted'), searchMessage)),
    sort: z.optional(z.enum(quizOrders, quizOrderMessage)),
    order: z.optional(z.enum(['ascending', 'descending'], quizOrderMessage)),
    after: z.optional(id),
  }),
  replies: {
    educator: ok(
      'At most 50 quizzes; `next` is what to ask for to get those after them',
      z.object({ quizzes: z.array(listedQuiz), next: z.optional(id) }),
    ),
  },
})

const resultOrders = ['name', 'score', 'submitted'] as const
const sortMessage = errorMessage(requests, 'result-order-wanted')

export const listStudentResults = defineCall(addresses.listStudentResults, forQuiz, {
  summary: 'Everyone’s results in one’s own quiz, by name unless asked otherwise',
  query: z.object({
    sort: z.optional(z.enum(resultOrders, sortMessage)),
    order: z.optional(z.enum(['ascending', 'descending'], sortMessage)),
    after: z.optional(id),
  }),
  replies: {
    educator: ok(
      'The quiz, at most 50 results, how many there are in all; `next` leads to those after them',
      z.object({
        quiz: ownQuizSummary,
        results: z.array(studentResult),
        count: z.int(),
        next: z.optional(id),
      }),
    ),
  },
})

/** By these it is clear what is to be done next with a quiz. They are of all its attempts. */
const quizCounts = z.object({
  running: z.int(),
  submitted: z.int(),
  /** How many answers the caller can mark now, and how many have a mark that students do not see yet. */
  toMark: z.int(),
  toRelease: z.int(),
})
export type QuizCounts = z.output<typeof quizCounts>

export const getQuizCounts = defineCall(addresses.getQuizCounts, forQuiz, {
  summary: 'How many attempts run and are over, and how many of their answers are to be marked and released',
  replies: { educator: ok('The counts', quizCounts) },
})

export const getAnalysis = defineCall(addresses.getAnalysis, forQuiz, {
  summary: 'How the class did in one’s own quiz, question by question',
  replies: {
    educator: ok('The quiz and its item analysis', z.object({ quiz: ownQuizSummary, analysis, asOf })),
  },
})
