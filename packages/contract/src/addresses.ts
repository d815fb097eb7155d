import type { Address } from './call.ts'

/**
 * Where each call is made: all that a browser carries of the contract to make it. What a call takes and gives is
 * declared in the files that end in `-calls.ts`, and reaches the browser as types only.
 */
export const addresses = {
  signup: { method: 'POST', path: '/api/auth/signup' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  me: { method: 'GET', path: '/api/auth/me' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  listSessions: { method: 'GET', path: '/api/account/sessions' },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:sessionId' },
  endAllSessions: { method: 'DELETE', path: '/api/account/sessions' },
  changePassword: { method: 'PUT', path: '/api/account/password' },
  exportAccount: { method: 'GET', path: '/api/account/export' },
  deleteAccount: { method: 'POST', path: '/api/account/delete' },
  createQuiz: { method: 'POST', path: '/api/quiz/create' },
  createQuestions: { method: 'POST', path: '/api/questions/create' },
  getQuestions: { method: 'GET', path: '/api/questions/:quizId' },
  getQuiz: { method: 'GET', path: '/api/quiz/:quizId' },
  updateQuiz: { method: 'PUT', path: '/api/quiz/:quizId' },
  previewQuizUpdate: { method: 'POST', path: '/api/quiz/:quizId/preview' },
  getQuizSettings: { method: 'GET', path: '/api/quiz/:quizId/settings' },
  updateQuizSettings: { method: 'PUT', path: '/api/quiz/:quizId/settings' },
  getSecretCode: { method: 'GET', path: '/api/quiz/:quizId/secret' },
  listQuizzes: { method: 'GET', path: '/api/quizzes' },
  listStudentResults: { method: 'GET', path: '/api/quiz/:quizId/results' },
  getSpreadsheetSecretCode: { method: 'GET', path: '/api/excel/:quizId/secret' },
  saveSpreadsheetQuiz: { method: 'POST', path: '/api/excel/save-quiz' },
  verifyCode: { method: 'POST', path: '/api/verify/secret-code' },
  startAttempt: { method: 'POST', path: '/api/quiz/:quizId/start' },
  saveAnswers: { method: 'PUT', path: '/api/attempts/:attemptId/answers' },
  submitAttempt: { method: 'POST', path: '/api/results/submit' },
  getResult: { method: 'GET', path: '/api/results/quiz/:quizId' },
  getRecord: { method: 'GET', path: '/api/results/quiz/:quizId/record' },
  listResults: { method: 'GET', path: '/api/results/user/:userId' },
  getReceiptKey: { method: 'GET', path: '/api/receipts/key' },
  getReceipt: { method: 'GET', path: '/api/receipts/quiz/:quizId' },
  verifyReceipt: { method: 'POST', path: '/api/receipts/verify' },
  compareReceipt: { method: 'POST', path: '/api/receipts/compare' },
  getConfig: { method: 'GET', path: '/api/config' },
  getHealth: { method: 'GET', path: '/healthz' },
  getReadiness: { method: 'GET', path: '/readyz' },
  sendContactMessage: { method: 'POST', path: '/api/contact' },
} as const satisfies Record<string, Address>

export type CallName = keyof typeof addresses
