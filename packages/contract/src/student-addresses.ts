import type { Address } from './call.ts'
import { either, isDuration, isMomentText, isText, maybe } from './shape.ts'

const isNull = (value: unknown) => value === null
const selectedOption = either(isNull, isText, [isText])
const answer = { questionId: isText, selectedOption }
const answers = [answer] as const
const questions = [{ _id: isText, type: isText, text: isText, options: [isText] }] as const
const running = {
  _id: isText,
  state: 'in-progress',
  durationMs: isDuration,
  remainingMs: isDuration,
  answers: [{ ...answer, age: isDuration }],
} as const
const attempt = either(
  running,
  { state: 'admitted' },
  { _id: isText, state: 'submitted' },
  // Of educators, who have none.
  (value) => value === undefined,
)
const result = {
  _id: isText,
  userId: isText,
  answers,
  submittedAt: isMomentText,
  verdicts: maybe([{ questionId: isText, verdict: isText }]),
} as const

const user = { name: isText, email: isText, role: either('student', 'admin') }
/** What a log-in and a sign-up give. */
export const session = {
  token: isText,
  user: either({ ...user, _id: isText }, { ...user, id: isText }),
} as const

/** With a second factor, a ticket comes first. */
export const opened = either(session, { ticket: isText })

/** What is read of a refusal, beside its code. */
export const refusalReads = { message: maybe(isText), result: maybe({ answers }) }

/** Paths of the calls made by the pages that every student loads. Other pages load the rest. */
export const studentAddresses = {
  login: { method: 'POST', path: '/api/auth/login', gives: [], reads: opened },
  getQuiz: {
    method: 'GET',
    path: '/api/quiz/:quizId',
    gives: ['quiz', 'questions'],
    reads: { quiz: either(isNull, { _id: isText, title: isText }), questions, attempt },
  },
  verifyCode: {
    method: 'POST',
    path: '/api/verify/secret-code',
    gives: ['valid'],
    reads: either({ valid: (value) => value === false }, { quizId: isText }),
  },
  startAttempt: {
    method: 'POST',
    path: '/api/quiz/:quizId/start',
    gives: ['attempt', 'questions'],
    reads: { attempt: running, questions },
  },
  saveAnswers: {
    method: 'PUT',
    path: '/api/attempts/:attemptId/answers',
    gives: ['savedAt', 'remainingMs'],
    reads: { savedAt: isMomentText, remainingMs: isDuration, others: answers },
  },
  getClock: { method: 'GET', path: '/api/attempts/:attemptId/clock', gives: ['durationMs'] },
  submitAttempt: { method: 'POST', path: '/api/results/submit', gives: ['answers'], reads: { answers } },
  getResult: { method: 'GET', path: '/api/results/quiz/:quizId', gives: ['answers'], reads: result },
  listResults: {
    method: 'GET',
    path: '/api/results/user/:userId',
    gives: ['length'],
    reads: [{ _id: isText, submittedAt: isMomentText }],
  },
} as const satisfies Record<string, Address>

/** Told in the background when a language is chosen, by a script that does not load the addresses of other pages. */
export const languageAddress = {
  changeLanguage: { method: 'PUT', path: '/api/account/language' },
} as const satisfies Record<string, Address>
