import type { CallName } from '@quizly/contract'

/** The most statements that a successful call may send to the database, including the one for its session. */
export const statementBudget: Record<CallName, number> = {
  signup: 6,
  // Two of them only from a browser that is new.
  login: 7,
  logout: 2,
  me: 1,
  // Including the work after its reply.
  forgotPassword: 6,
  resetPassword: 8,
  listSessions: 2,
  endSession: 2,
  endAllSessions: 2,
  changePassword: 6,
  changeName: 6,
  changeLanguage: 3,
  exportAccount: 17,
  deleteAccount: 16,

  // The quiz and its owner's role.
  createQuiz: 6,
  renderTexts: 2,
  // Whether it is there, as it was sent and as it is shown; if not, whether there is room.
  uploadPicture: 8,
  getPicture: 2,
  createQuestions: 5,
  getQuestions: 3,
  getQuiz: 2,
  // For one result to regrade; how long its answers are is asked before they are read.
  updateQuiz: 13,
  previewQuizUpdate: 6,
  getDraft: 3,
  // The first one is counted among the others of its writer.
  keepDraft: 8,
  discardDraft: 3,
  getQuizSettings: 3,
  // With what is seen since, where it changes when results come.
  updateQuizSettings: 5,
  finalizeQuiz: 3,
  // The quiz, the allowance, the note at the quiz, how many there are, and the list.
  setAllowance: 8,
  giveOutResults: 3,
  // The quiz, its questions, the copy with its owner's role and its revision.
  duplicateQuiz: 11,
  getQuizPlace: 3,
  moveQuiz: 3,
  listColleagues: 5,
  // A role is asked for once more after the lock.
  inviteColleague: 11,
  withdrawInvitation: 4,
  changeColleague: 8,
  removeColleague: 6,
  // With the extra time that is kept, the invitations that end, and the room for its pictures.
  handOverQuiz: 19,
  findInvitation: 2,
  acceptInvitation: 8,
  getSecretCode: 2,
  getSpreadsheetSecretCode: 2,
  // With the names of those who share them.
  listQuizzes: 6,
  listStudentResults: 5,
  // With what was released before all had finished.
  getAnalysis: 6,
  // Among them the time given and what came too late, if there is any.
  listStudents: 8,
  deleteAttempt: 10,
  getGrid: 6,
  // The last notes that it has reached everybody.
  giveExtraTime: 17,
  // The end and who it reaches, all of them in one transaction.
  endQuiz: 21,
  // Among them the search for attempts whose time is over.
  getLive: 10,
  // With the limit of how often.
  exportResults: 6,
  exportQuiz: 4,
  // The reader's role is asked for twice: to read and to mark.
  getRemarkings: 5,
  // A page of results, and their answers.
  listWrittenAnswers: 7,
  // A page of results, and the names of some.
  simulateRules: 6,
  previewRemarking: 6,
  remarkQuestion: 14,
  undoRemarking: 14,
  saveSpreadsheetQuiz: 10,

  verifyCode: 4,
  startAttempt: 2,
  saveAnswers: 3,
  getClock: 2,
  submitAttempt: 3,
  getResult: 2,
  getTimeline: 2,
  // The attempt is read again, as it is after the decision.
  decideLateAnswers: 10,
  // With the marks, for what the student is told and for the educator, and releases of results.
  markByHand: 18,
  // The limit of how often, how each question is marked, who waits and, question by question, what is noted of them.
  getMarking: 9,
  // The same, and the answer with its reservation, those that are alike, and what this person was asked again.
  nextAnswerToMark: 12,
  // The limit of how often, the key of handles, the answer, the role, the question if it is not cached, and the mark with
  // who has its round.
  putDraftMark: 8,
  // What waits, the mark, and the answers that are alike with their marks: a hundred at a time, at most 500.
  putMarksTogether: 23,
  setMarking: 5,
  // Of a result that has marks: its answers, the attempt, its change, and the marks.
  releaseMarks: 18,
  withdrawMarks: 17,
  listRunningAttempts: 2,
  // With the limit of how often.
  getPractice: 4,
  // Of one result; each further quiz needs its questions, if they are not cached.
  getMistakes: 6,
  listResults: 4,

  getReceiptKey: 0,
  // The receipt carries the name that the student had at the time; its format goes by the questions seen, which are cached.
  getReceipt: 4,
  verifyReceipt: 1,
  compareReceipt: 3,

  getConfig: 0,
  getHealth: 0,
  getReadiness: 2,
  sendContactMessage: 4,
}
