import { limits } from '@quizly/domain'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { pages, runningAttempt, submittedAttempt, tryFields } from '../attempts/attempt-schemas.ts'
import { defineCall } from '../call.ts'
import { attemptNumber, id, moment, quizIdParams, textOf } from '../shared-fields.ts'
import { analysis } from './analysis-schemas.ts'
import {
  authorQuestion,
  createQuestionsBody,
  createQuizBody,
  keyedQuestion,
  listedQuiz,
  ownQuizSummary,
  quizSummary,
  revision,
  scoreChanges,
  studentQuestion,
  studentResult,
  updateQuizBody,
} from './quiz-schemas.ts'
import { startWindow } from './window-schemas.ts'

const tag = 'Quizzes'
/** Where a quiz of an educator is. */
const quizTabs = ['current', 'archived', 'bin'] as const
const message = z.object({ message: z.string() })
const secret = z.object({ secretCode: z.string() })
/** Maximum body of a call that sends all questions of a quiz. */
const questionsLimit = 1024 ** 2

export const createQuiz = defineCall(addresses.createQuiz, {
  summary: 'Create a quiz, still without questions; asked for the same once more, the one that is there',
  tag,
  audience: 'admin',
  body: createQuizBody,
  replies: {
    created: {
      status: 201,
      description: 'The new quiz',
      schema: z.object({ message: z.string(), quiz: quizSummary }),
    },
  },
  errors: ['invalid-input', 'code-taken', 'limit-reached', 'too-many-requests'],
})

export const createQuestions = defineCall(addresses.createQuestions, {
  summary: 'Save the questions of a new quiz: the whole list or nothing',
  tag,
  audience: 'admin',
  body: createQuestionsBody,
  bodyLimit: questionsLimit,
  replies: { created: { status: 201, description: 'Saved', schema: message } },
  errors: ['invalid-input', 'not-found', 'questions-exist', 'limit-reached'],
})

export const getQuestions = defineCall(addresses.getQuestions, {
  summary: 'The questions of one’s own quiz with the whole key',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    educator: {
      status: 200,
      description: '`marking`: what else counts as correct',
      schema: z.object({ questions: z.array(keyedQuestion), revision }),
    },
  },
  errors: ['not-found'],
})

export const getQuiz = defineCall(addresses.getQuiz, {
  summary: 'A quiz as its owner or an admitted student may see it; `attempt` asks for one that is submitted',
  tag,
  audience: 'signed-in',
  params: quizIdParams,
  query: z.object({ attempt: z.optional(attemptNumber) }),
  replies: {
    educator: {
      status: 200,
      description: 'Owner: everything',
      schema: z.object({ quiz: ownQuizSummary, questions: z.array(authorQuestion), revision }),
    },
    admitted: {
      status: 200,
      description: 'Student before the start: no questions. `window` if it has times or cannot be started',
      schema: z.object({
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
      }),
    },
    inProgress: {
      status: 200,
      description: 'Student during the quiz: questions without answers',
      schema: z.object({
        quiz: quizSummary,
        questions: z.array(studentQuestion),
        attempt: runningAttempt,
      }),
    },
    submitted: {
      status: 200,
      description: 'Student after submission: questions with answers',
      schema: z.object({
        quiz: quizSummary,
        questions: z.array(authorQuestion),
        attempt: submittedAttempt,
      }),
    },
    heldBack: {
      status: 200,
      description: 'Student after submission while the correct answers are held back: questions without them',
      schema: z.object({ quiz: quizSummary, questions: z.array(studentQuestion), attempt: submittedAttempt }),
    },
  },
  errors: ['invalid-input', 'not-found'],
})

export const updateQuiz = defineCall(addresses.updateQuiz, {
  summary: 'Save a new revision of the questions; results already given are marked again',
  tag,
  audience: 'admin',
  params: quizIdParams,
  body: updateQuizBody,
  bodyLimit: questionsLimit,
  replies: {
    ok: {
      status: 200,
      description: 'Saved; how many results there are and how many scores changed',
      schema: z.object({ message: z.string(), ...scoreChanges.shape, revision }),
    },
  },
  errors: ['invalid-input', 'not-found', 'quiz-changed', 'limit-reached'],
})

export const previewQuizUpdate = defineCall(addresses.previewQuizUpdate, {
  summary: 'What saving these questions would do to scores and to students at work; nothing is saved',
  tag,
  audience: 'admin',
  params: quizIdParams,
  body: updateQuizBody,
  bodyLimit: questionsLimit,
  replies: {
    ok: {
      status: 200,
      description: 'How many scores would change; `running` students keep the questions they have',
      schema: z.extend(scoreChanges, { running: z.int() }),
    },
  },
  errors: ['invalid-input', 'not-found', 'quiz-changed', 'too-many-requests'],
})

export const duplicateQuiz = defineCall(addresses.duplicateQuiz, {
  summary: 'Make a new quiz of one’s own with the questions of a quiz that one may read',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    created: {
      status: 201,
      description: 'The copy: a draft without results',
      schema: z.object({ quiz: quizSummary }),
    },
  },
  errors: ['not-found', 'limit-reached', 'too-many-requests'],
})

const placeMessage = `Choose one of: ${quizTabs.join(', ')}`
const place = z.enum(quizTabs, placeMessage)

export const getQuizPlace = defineCall(addresses.getQuizPlace, {
  summary: 'Where one’s own quiz is, and what would go with it if it were deleted',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    owner: {
      status: 200,
      description:
        'In use, archived or in the bin; how many results and running attempts it has. `givesOut`: closing it shows students what is held back',
      schema: z.object({
        place,
        results: z.int(),
        running: z.int(),
        givesOut: z.boolean(),
        deletedAt: z.optional(moment),
      }),
    },
  },
  errors: ['not-found'],
})

export const moveQuiz = defineCall(addresses.moveQuiz, {
  summary:
    'Archive one’s own quiz, put it into the bin for thirty days, or bring it back; its code is closed then',
  tag,
  audience: 'admin',
  params: quizIdParams,
  body: z.object({ to: place }, placeMessage),
  replies: { done: { status: 204, description: 'Moved' } },
  errors: ['invalid-input', 'not-found'],
})

const secretOfOwnQuiz = {
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: { educator: { status: 200, description: 'The code', schema: secret } },
  errors: ['not-found'],
} as const

export const getSecretCode = defineCall(addresses.getSecretCode, {
  ...secretOfOwnQuiz,
  summary: 'The secret code of one’s own quiz',
})

export const getSpreadsheetSecretCode = defineCall(addresses.getSpreadsheetSecretCode, {
  ...secretOfOwnQuiz,
  summary: 'The same code by the address that spreadsheet clients use',
})

const searchMessage = `Search for at most ${limits.titleLength} characters`
const quizOrders = ['title', 'questions', 'code', 'attempts', 'average', 'created'] as const
const quizOrderMessage =
  'Quizzes go by title, questions, code, attempts, average or created, ascending or descending'

export const listQuizzes = defineCall(addresses.listQuizzes, {
  summary: 'One’s own quizzes and those shared with one, newest first unless asked otherwise',
  tag,
  audience: 'admin',
  query: z.object({
    tab: z.optional(z.enum(quizTabs, `Choose one of: ${quizTabs.join(', ')}`)),
    /** A part of the title or of the code, without regard to case and accents. */
    search: z.optional(textOf(limits.titleLength, 'A search is a text', searchMessage)),
    sort: z.optional(z.enum(quizOrders, quizOrderMessage)),
    order: z.optional(z.enum(['ascending', 'descending'], quizOrderMessage)),
    after: z.optional(id),
  }),
  replies: {
    educator: {
      status: 200,
      description: 'At most 50 quizzes; `next` is what to ask for to get those after them',
      schema: z.object({ quizzes: z.array(listedQuiz), next: z.optional(id) }),
    },
  },
  errors: ['invalid-input'],
})

const resultOrders = ['name', 'score', 'submitted'] as const
const sortMessage = 'Results go by name, score or submitted, ascending or descending'

export const listStudentResults = defineCall(addresses.listStudentResults, {
  summary: 'Everyone’s results in one’s own quiz, by name unless asked otherwise',
  tag,
  audience: 'admin',
  params: quizIdParams,
  query: z.object({
    sort: z.optional(z.enum(resultOrders, sortMessage)),
    order: z.optional(z.enum(['ascending', 'descending'], sortMessage)),
    after: z.optional(id),
  }),
  replies: {
    educator: {
      status: 200,
      description:
        'The quiz, at most 50 results, how many there are in all; `next` leads to those after them',
      schema: z.object({
        quiz: ownQuizSummary,
        results: z.array(studentResult),
        count: z.int(),
        next: z.optional(id),
      }),
    },
  },
  errors: ['invalid-input', 'not-found'],
})

export const getAnalysis = defineCall(addresses.getAnalysis, {
  summary: 'How the class did in one’s own quiz, question by question',
  tag,
  audience: 'admin',
  params: quizIdParams,
  replies: {
    educator: {
      status: 200,
      description: 'The quiz and its item analysis',
      schema: z.object({ quiz: ownQuizSummary, analysis }),
    },
  },
  errors: ['not-found'],
})
