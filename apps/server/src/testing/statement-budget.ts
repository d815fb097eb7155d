import type { CallName } from '@quizly/contract'

/** The most statements that a call may send to the database when all goes well, the one for its session included. */
export const statementBudget: Record<CallName, number> = {
  signup: 2,
  login: 2,
  logout: 2,
  me: 1,
  forgotPassword: 0,
  resetPassword: 7,
  listSessions: 2,
  endSession: 2,
  endAllSessions: 2,
  changePassword: 5,
  exportAccount: 8,
  deleteAccount: 7,

  createQuiz: 2,
  createQuestions: 4,
  getQuestions: 3,
  getQuiz: 2,
  updateQuiz: 6,
  previewQuizUpdate: 4,
  getSecretCode: 2,
  getSpreadsheetSecretCode: 2,
  listQuizzes: 4,
  listStudentResults: 4,
  saveSpreadsheetQuiz: 4,

  verifyCode: 3,
  startAttempt: 2,
  saveAnswers: 3,
  submitAttempt: 3,
  getResult: 2,
  getRecord: 2,
  listResults: 3,

  getReceiptKey: 0,
  getReceipt: 2,
  verifyReceipt: 0,
  compareReceipt: 2,

  getConfig: 0,
  getHealth: 0,
  getReadiness: 2,
  sendContactMessage: 2,
}
