import type { Address } from './call.ts'

/** Paths of the calls made by the pages that every student loads. Other pages load the rest. */
export const studentAddresses = {
  login: { method: 'POST', path: '/api/auth/login', gives: ['token'] },
  getQuiz: { method: 'GET', path: '/api/quiz/:quizId', gives: ['quiz', 'questions'] },
  verifyCode: { method: 'POST', path: '/api/verify/secret-code', gives: ['valid'] },
  startAttempt: { method: 'POST', path: '/api/quiz/:quizId/start', gives: ['attempt', 'questions'] },
  saveAnswers: { method: 'PUT', path: '/api/attempts/:attemptId/answers', gives: ['savedAt', 'remainingMs'] },
  getClock: { method: 'GET', path: '/api/attempts/:attemptId/clock', gives: ['durationMs'] },
  submitAttempt: { method: 'POST', path: '/api/results/submit', gives: ['answers'] },
  getResult: { method: 'GET', path: '/api/results/quiz/:quizId', gives: ['answers'] },
  listResults: { method: 'GET', path: '/api/results/user/:userId', gives: ['length'] },
} as const satisfies Record<string, Address>

/** Told in the background when a language is chosen, by a script that does not load the addresses of other pages. */
export const languageAddress = {
  changeLanguage: { method: 'PUT', path: '/api/account/language' },
} as const satisfies Record<string, Address>
