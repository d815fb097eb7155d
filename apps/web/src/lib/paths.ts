import { ofAttempt, studentPaths } from './student-paths.ts'

/** Marks an address that was opened from the page of a quiz. */
export const fromDesk = 'from-quiz'

/** The address of every screen. Patterns are for the router; functions create links. */
/** Where the page of a question's answer key compares rules of partial credit. */
export const rulesHash = 'rules'

export const paths = {
  ...studentPaths,
  details: '/details',
  chooserAlias: '/categories',
  quizDetails: '/manual-entry',
  reviewQuiz: (quizId: string) => `/review-quiz/${quizId}`,
  editFromPage: (quizId: string) => `/edit-quiz/${quizId}?${fromDesk}`,
  upload: '/excel-upload',
  reviewUpload: '/review-questions',
  finalize: (quizId: string) => `/finalize-quiz/${quizId}`,
  account: '/account',
  resetPassword: '/reset-password',
  quizResults: (quizId: string) => `/my-quizzes/${quizId}/results`,
  quizGrid: (quizId: string) => `/my-quizzes/${quizId}/grid`,
  regrade: (quizId: string, questionId: string) => `/my-quizzes/${quizId}/questions/${questionId}`,
  acceptAnswers: (quizId: string, questionId: string) =>
    `/my-quizzes/${quizId}/questions/${questionId}/answers`,
  marking: (quizId: string) => `/my-quizzes/${quizId}/marking`,
  markAnswers: (quizId: string, questionId: string) => `/my-quizzes/${quizId}/marking/${questionId}`,
  quizStudents: (quizId: string) => `/my-quizzes/${quizId}`,
  quizLive: (quizId: string) => `/my-quizzes/${quizId}/live`,
  quizQuestions: (quizId: string) => `/my-quizzes/${quizId}/questions`,
  quizShare: (quizId: string) => `/my-quizzes/${quizId}/share`,
  projector: (quizId: string) => `/my-quizzes/${quizId}/share?full-screen`,
  quizSettings: (quizId: string) => `/my-quizzes/${quizId}/settings`,
  printQuiz: (quizId: string) => `/my-quizzes/${quizId}/print`,
  /** Without a number it is the attempt that counts. */
  studentAttempt: (quizId: string, userId: string, attempt?: number) =>
    `/my-quizzes/${quizId}/students/${userId}${ofAttempt(attempt)}`,
  practice: (quizId: string) => `/practice/${quizId}`,
  mistakes: '/practice/mistakes',
  /** The token follows the `#`. */
  invitation: '/invitation',
  verifyReceipt: '/verify-receipt',
} as const
