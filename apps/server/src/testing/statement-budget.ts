import type { CallName } from '@quizly/contract'

/** The most statements that a successful call may send to the database, including the one for its session. */
export const statementBudget: Record<CallName, number> = {
  signup: 6,
  // Two of them only from a browser that is new.
  login: 7,
  logout: 2,
  listSignInWays: 0,
  // Without a provider; with one the way is stored, and only the newest stay.
  beginSignIn: 2,
  takeSignIn: 12,
  proveAccount: 10,
  linkAccount: 40,
  // With a recovery code, which is noted; two only from a browser that is new.
  completeSecondStep: 17,
  offerSecretAtLogIn: 3,
  askFactorReset: 7,
  getSecondFactor: 3,
  beginTotp: 8,
  confirmTotp: 12,
  renewRecoveryCodes: 15,
  turnOffTotp: 18,
  me: 1,
  beginPasskeySignIn: 1,
  // The passkey, its challenge, the session, and the older ones.
  signInByPasskey: 8,
  listPasskeys: 4,
  beginPasskey: 8,
  // The lock, whether the session goes on, the challenge, how many there are, and the mail.
  addPasskey: 8,
  renamePasskey: 3,
  removePasskey: 9,
  // Including the work after its reply.
  forgotPassword: 6,
  resetPassword: 9,
  listSessions: 2,
  endSession: 2,
  endAllSessions: 2,
  changePassword: 7,
  changeName: 6,
  changeLanguage: 3,
  exportAccount: 21,
  // A quiz with a result, an item of the bank and a picture.
  takeEverything: 80,
  deleteAccount: 37,

  // The quiz and its owner's role.
  createQuiz: 6,
  renderTexts: 2,
  // Whether it is there, as it was sent and as it is shown; if not, whether there is room.
  uploadPicture: 8,
  getPicture: 2,
  createQuestions: 5,
  // Whether it is there, the quiz with its owner's role, its settings and its revision.
  restoreQuiz: 12,
  getQuestions: 3,
  getQuiz: 2,
  // For one result to regrade; how long its answers are is asked before they are read.
  updateQuiz: 13,
  previewQuizUpdate: 6,
  getDraft: 3,
  // The first one is counted among the others of its writer.
  keepDraft: 8,
  discardDraft: 3,

  // The items, and how they went.
  listBank: 3,
  listBankTags: 2,
  // The item, its version, the versions, its quizzes, and how it went in all and in each.
  getBankItem: 8,
  // The lock, the item, its tags, its version, and whether there is room.
  addToBank: 7,
  // The same, the item as it was, and which versions are kept.
  changeBankItem: 11,
  deleteBankItem: 2,
  // The lock, the question, the item, its tags, and whether there is room.
  changeBankItems: 8,
  deleteBankItems: 2,
  findNewest: 2,
  takeFromBank: 2,
  listBankSharing: 3,
  // The limits of how often, the lock, and with whom it is shared.
  shareBank: 7,
  changeBankSharing: 4,
  endBankSharing: 3,
  listDifficulties: 2,
  // Which are the same, and the texts.
  findAlike: 3,

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
  // How many were made today and how many lists there are, the list, its slips, and what was stored.
  makeSlips: 8,
  listSlipLists: 2,
  getSlips: 3,
  deleteSlipList: 2,
  renewSlip: 4,
  revokeSlip: 5,
  // The guess, the slip, its account, the session, and the code of the quiz.
  useSlip: 9,
  joinSlip: 7,
  getSecretCode: 2,
  getSpreadsheetSecretCode: 2,
  // With the names of those who share them; where essays wait, how many have a mark, of one or of two people.
  listQuizzes: 8,
  listStudentResults: 5,
  // The role, what is over, what waits, what of that has a mark, and what runs.
  getQuizCounts: 8,
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
  markByHand: 19,
  // The limit of how often, how each question is marked, who waits and, question by question, what is noted of them;
  getMarking: 10,
  listStudentsToMark: 10,
  // The row for all questions, and those of single ones.
  setMarkingNames: 5,
  // The same as for the next one, but for what this person was asked again.
  getAnswerToMark: 12,
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
  // What waits, and each answer that is shown with who has settled it.
  getDifferences: 10,
  settleMarks: 10,
  // What the settings tell, what the marking tells, the release and who has seen it.
  getRelease: 24,
  // The quiz, the release, and of a result what `releaseMarks` needs.
  releaseResults: 34,
  withdrawRelease: 26,
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

  // The session and whether its account is an operator, and the page.
  listPeople: 3,
  // The operators, the account, its sessions, and the log, which loses its oldest row.
  changePerson: 8,
  listEducatorInvitations: 3,
  // Whether there is an account or room, the invitation and the log.
  inviteEducator: 8,
  withdrawEducatorInvitation: 6,
  listStorage: 3,
  // Four numbers of people, the versions and the nodes.
  getServerState: 8,
  sendTestMail: 4,
  listLog: 3,

  getConfig: 0,
  getHealth: 0,
  getReadiness: 2,
  sendContactMessage: 4,
}
