import type { Address } from './call.ts'
import { studentAddresses } from './student-addresses.ts'

/**
 * Path and method of each call: all of the contract that a browser needs to make calls. What a call takes and
 * returns is declared in the files named `…-calls.ts`; the browser gets that as types only.
 */
export const addresses = {
  ...studentAddresses,
  listQuizzes: { method: 'GET', path: '/api/quizzes', gives: ['quizzes'] },
  listRunningAttempts: { method: 'GET', path: '/api/attempts/running', gives: ['length'] },
  getTimeline: { method: 'GET', path: '/api/results/quiz/:quizId/record', gives: ['events'] },
  getReceipt: { method: 'GET', path: '/api/receipts/quiz/:quizId', gives: ['signature'] },
  signup: { method: 'POST', path: '/api/auth/signup', gives: ['token'] },
  logout: { method: 'POST', path: '/api/auth/logout' },
  me: { method: 'GET', path: '/api/auth/me', gives: ['user'] },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password', gives: ['message'] },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  listSessions: { method: 'GET', path: '/api/account/sessions', gives: ['sessions'] },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:sessionId' },
  endAllSessions: { method: 'DELETE', path: '/api/account/sessions' },
  changePassword: { method: 'PUT', path: '/api/account/password' },
  exportAccount: { method: 'GET', path: '/api/account/export', gives: ['exportedAt'] },
  deleteAccount: { method: 'POST', path: '/api/account/delete' },
  createQuiz: { method: 'POST', path: '/api/quiz/create', gives: ['message', 'quiz'] },
  createQuestions: { method: 'POST', path: '/api/questions/create', gives: ['message'] },
  getQuestions: { method: 'GET', path: '/api/questions/:quizId', gives: ['questions'] },
  updateQuiz: { method: 'PUT', path: '/api/quiz/:quizId', gives: ['message'] },
  previewQuizUpdate: { method: 'POST', path: '/api/quiz/:quizId/preview', gives: ['scoresChanged'] },
  getQuizSettings: { method: 'GET', path: '/api/quiz/:quizId/settings', gives: ['code'] },
  updateQuizSettings: { method: 'PUT', path: '/api/quiz/:quizId/settings', gives: ['code'] },
  finalizeQuiz: { method: 'POST', path: '/api/quiz/:quizId/finalize', gives: ['state'] },
  duplicateQuiz: { method: 'POST', path: '/api/quiz/:quizId/duplicate', gives: ['quiz'] },
  getQuizPlace: { method: 'GET', path: '/api/quiz/:quizId/place', gives: ['place'] },
  moveQuiz: { method: 'PUT', path: '/api/quiz/:quizId/place' },
  getSecretCode: { method: 'GET', path: '/api/quiz/:quizId/secret', gives: ['secretCode'] },
  listStudentResults: { method: 'GET', path: '/api/quiz/:quizId/results', gives: ['results'] },
  getAnalysis: { method: 'GET', path: '/api/quiz/:quizId/analysis', gives: ['analysis'] },
  getLive: { method: 'GET', path: '/api/quiz/:quizId/live', gives: ['counts'] },
  exportResults: { method: 'GET', path: '/api/quiz/:quizId/results/export', gives: [] },
  exportQuiz: { method: 'GET', path: '/api/quiz/:quizId/export', gives: [] },
  giveTime: { method: 'POST', path: '/api/quiz/:quizId/grants', gives: ['given'] },
  getClock: { method: 'GET', path: '/api/attempts/:attemptId/clock', gives: ['durationMs'] },
  getRemarkings: { method: 'GET', path: '/api/quiz/:quizId/remarkings', gives: ['remarkings'] },
  previewRemarking: { method: 'POST', path: '/api/quiz/:quizId/remarkings/preview', gives: ['gains'] },
  remarkQuestion: { method: 'POST', path: '/api/quiz/:quizId/remarkings', gives: ['remarkingId'] },
  undoRemarking: {
    method: 'POST',
    path: '/api/quiz/:quizId/remarkings/:remarkingId/undo',
    gives: ['remarkingId'],
  },
  decideLateAnswers: { method: 'POST', path: '/api/quiz/:quizId/late-answers', gives: ['result'] },
  getSpreadsheetSecretCode: { method: 'GET', path: '/api/excel/:quizId/secret', gives: ['secretCode'] },
  saveSpreadsheetQuiz: { method: 'POST', path: '/api/excel/save-quiz', gives: ['success'] },
  getReceiptKey: { method: 'GET', path: '/api/receipts/key', gives: ['publicKey'] },
  verifyReceipt: { method: 'POST', path: '/api/receipts/verify', gives: ['verdict'] },
  compareReceipt: { method: 'POST', path: '/api/receipts/compare', gives: ['matches'] },
  getConfig: { method: 'GET', path: '/api/config', gives: ['contactUrl'] },
  getHealth: { method: 'GET', path: '/healthz', gives: ['status'] },
  getReadiness: { method: 'GET', path: '/readyz', gives: ['status'] },
  sendContactMessage: { method: 'POST', path: '/api/contact', gives: ['success'] },
} as const satisfies Record<string, Address>

export type CallName = keyof typeof addresses
