import { laterStudentPaths } from './later-student-paths.ts'
import { ofAttempt, studentPaths } from './student-paths.ts'

/** Marks an address that was opened from the page of a quiz. */
export const fromDesk = 'from-quiz'

/** The address of every screen. Patterns are for the router; functions create links. */
/** Where the page of a question's answer key compares rules of partial credit. */
export const rulesHash = 'rules'

type Walk = 'question' | 'student'
const byStudent = (by: Walk | undefined) => (by === 'student' ? '?by=student' : '')

export const paths = {
  ...studentPaths,
  ...laterStudentPaths,
  details: '/details',
  chooserAlias: '/categories',
  quizDetails: '/manual-entry',
  reviewQuiz: (quizId: string) => `/review-quiz/${quizId}`,
  editFromPage: (quizId: string) => `/edit-quiz/${quizId}?${fromDesk}`,
  bank: '/bank',
  /** Another’s, that is shared with oneself. */
  bankOf: (ownerId: string) => `/bank?of=${ownerId}`,
  bankSharing: '/bank-sharing',
  bankItem: (itemId: string) => `/bank/${itemId}`,
  editBankItem: (itemId: string) => `/bank/${itemId}/edit`,
  upload: '/excel-upload',
  reviewUpload: '/review-questions',
  importQuestions: (importId: string) => `/import-questions/${importId}`,
  exportQuestions: (quizId: string) => `/my-quizzes/${quizId}/export`,
  formats: '/formats',
  takeEverything: '/take-everything',
  restore: (importId: string) => `/bring-back/${importId}`,
  finalize: (quizId: string) => `/finalize-quiz/${quizId}`,
  account: '/account',
  operator: '/operator',
  operatorPart: (part: string) => `/operator?part=${part}`,
  operatorPeople: (list: string) => `/operator?list=${list}`,
  resetPassword: '/reset-password',
  /** Where a provider leads back to. The code follows the `#`. */
  bySchool: '/by-school',
  /** The code of a printed slip follows the `#`. */
  slip: '/slip',
  slips: '/slips',
  slipsFor: (quizId: string) => `/slips?quiz=${quizId}`,
  slipList: (listId: string) => `/slips/${listId}`,
  quizResults: (quizId: string) => `/my-quizzes/${quizId}/results`,
  quizGrid: (quizId: string) => `/my-quizzes/${quizId}/grid`,
  regrade: (quizId: string, questionId: string) => `/my-quizzes/${quizId}/questions/${questionId}`,
  acceptAnswers: (quizId: string, questionId: string) =>
    `/my-quizzes/${quizId}/questions/${questionId}/answers`,
  marking: (quizId: string, by?: Walk) => `/my-quizzes/${quizId}/marking${byStudent(by)}`,
  /** Where the next answer to mark opens. */
  markAnswers: (quizId: string, questionId: string) => `/my-quizzes/${quizId}/marking/${questionId}`,
  markAnswer: (quizId: string, of: { questionId: string; answer: string }, by?: Walk) =>
    `/my-quizzes/${quizId}/marking/${of.questionId}/${of.answer}${byStudent(by)}`,
  settleMarks: (quizId: string, questionId: string) =>
    `/my-quizzes/${quizId}/marking/${questionId}/differences`,
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
  mistakes: '/practice/mistakes',
  /** The token follows the `#`. */
  invitation: '/invitation',
} as const
