import type { CallName } from '@quizly/contract'
import { receiptFormat } from '@quizly/domain'
import {
  byEssayAnswer,
  byEssayQuestion,
  byEssays,
  toMark,
  toMarkTogether,
  toSet,
  toSettle,
} from './access-essays.ts'
import type { Reader, Target, Things } from './access-fixture.ts'
import type { CallOptions } from '../call-api.ts'
import { samplePicture, sampleQuestions } from '../sample-questions.ts'
import { seededPassword } from '../seed.ts'

type Statuses = Record<Reader, number>
/**
 * The status that each reader gets if the call names their own things, somebody else's, or things that do not
 * exist.
 */
export type AccessRow = { [K in Target]?: Statuses } & {
  own: Statuses
  /** Of an operator. Otherwise an operator gets no more than an educator whose things these are not. */
  operator?: number
  input?: (things: Things) => CallOptions
}

const anyone = (status: number): Statuses => ({ ...signedIn(status), anonymous: status })
const signedIn = (status: number): Statuses => ({ ...admins(status), student: status, otherStudent: status })
const students = (status: number): Statuses => ({
  anonymous: 401,
  student: status,
  otherStudent: status,
  admin: 403,
  owner: 403,
  editor: 403,
  marker: 403,
  viewer: 403,
})
const admins = (status: number): Statuses => ({
  anonymous: 401,
  student: 403,
  otherStudent: 403,
  admin: status,
  owner: status,
  editor: status,
  marker: status,
  viewer: status,
})
/** What only some roles on a quiz may do. For the others it does not exist. */
const markers = (status: number): Statuses => ({ ...admins(status), viewer: 404 })
const owners = (status: number): Statuses => ({ ...editors(status), editor: 404 })
const editors = (status: number): Statuses => ({ ...markers(status), marker: 404 })
const invited: Statuses = { ...admins(404), editor: 200 }
/** The bank is shared with an editor and a viewer. */
const bankReaders = (status: number): Statuses => ({ ...admins(status), marker: 404 })
const bankEditors = (status: number): Statuses => ({ ...owners(status), editor: status })

/** A call that names nothing owned by anybody. */
const row = (own: Statuses, input?: AccessRow['input']): AccessRow => ({ own, ...(input && { input }) })
/** A call of operators, which nobody else may make. */
const operators = (operator: number, input?: AccessRow['input']) => ({ ...row(admins(403), input), operator })
/** A call that names things. Other people's are refused in the same way as things that do not exist. */
const rowOf = (own: Statuses, others: Statuses, input: NonNullable<AccessRow['input']>): AccessRow => ({
  own,
  foreign: others,
  missing: others,
  input,
})

const passkey = { id: 'x', rawId: 'x', type: 'public-key' }
const addedPasskey = { ...passkey, response: { clientDataJSON: 'x', attestationObject: 'x' } }
const usedPasskey = { ...passkey, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } }
const byBankItem = ({ bankItemId: itemId }: Things) => ({ params: { itemId } })
const bySlipList = ({ slipListId: listId }: Things) => ({ params: { listId } })
const bySlip = ({ slipListId: listId, slipId }: Things) => ({ params: { listId, slipId } })
const bySlipCode = ({ slipCode: code }: Things) => ({ body: { code } })
const withFactor = (status: number): Statuses => ({ ...admins(status), student: 409, otherStudent: 409 })
const byFactor = ({ recoveryCode: code }: Things) => ({ body: { password: seededPassword, code } })
const byTicket = (status: number, input: NonNullable<AccessRow['input']>): AccessRow => ({
  own: anyone(status),
  foreign: anyone(status),
  missing: anyone(409),
  input,
})
const byQuiz = ({ quizId }: Things) => ({ params: { quizId } })

const byResult = ({ finishedQuizId, studentId }: Things) => ({
  params: { quizId: finishedQuizId },
  query: { userId: studentId },
})
const byReceipt = ({ finishedQuizId, studentId }: Things) => ({
  body: {
    receipt: {
      format: receiptFormat,
      quiz: { _id: finishedQuizId, title: 'Finished' },
      student: { _id: studentId, name: 'Somebody' },
      submittedAt: '2026-01-05T08:00:00.000Z',
      answered: 0,
      questions: 3,
      answersHash: 'unknown',
      keyId: 'unknown',
      signature: 'unknown',
    },
  },
})

const newKey = (questionId: string) => ({
  questionId,
  baseRevision: 1,
  mode: 'full-marks',
  mayLower: false,
})

/** A call about some of one's own things: what is not among them is left out. */
const toOwn = (input: NonNullable<AccessRow['input']>): AccessRow => rowOf(admins(200), admins(200), input)

/** Who may do what: one line for each call of the contract. */
export const accessMatrix: Record<CallName, AccessRow> = {
  signup: row(anyone(201), ({ newEmail }) => ({
    body: { name: 'New', email: newEmail, password: 'a new secret', role: 'admin' },
  })),
  login: {
    own: anyone(200),
    missing: anyone(401),
    input: ({ email }) => ({ body: { email, password: seededPassword } }),
  },
  logout: row(signedIn(204)),
  me: row(signedIn(200)),
  listSignInWays: row(anyone(200)),
  // No provider is set.
  beginSignIn: row(anyone(404), () => ({ body: { provider: 'school' } })),
  takeSignIn: row(anyone(409), () => ({ body: { code: 'unknown' } })),
  proveAccount: row(anyone(409), () => ({ body: { ticket: 'unknown', password: seededPassword } })),
  linkAccount: row(anyone(409), () => ({ body: { ticket: 'unknown', keeps: true } })),
  forgotPassword: row(anyone(202), ({ email }) => ({ body: { email } })),
  // Whoever has the link may use it, because it was mailed to nobody else.
  resetPassword: {
    own: anyone(204),
    foreign: anyone(204),
    missing: anyone(404),
    input: ({ resetToken }) => ({ body: { token: resetToken, newPassword: 'a new secret' } }),
  },

  beginPasskeySignIn: row(anyone(200)),
  // Of nobody.
  signInByPasskey: row(anyone(409), () => ({ body: { passkey: usedPasskey } })),
  listPasskeys: row(signedIn(200)),
  beginPasskey: row(signedIn(200), () => ({ body: { password: seededPassword } })),
  // The answer to no challenge.
  addPasskey: row(signedIn(409), () => ({ body: { name: 'Phone', passkey: addedPasskey } })),
  renamePasskey: rowOf(signedIn(204), signedIn(404), ({ passkeyId }) => ({
    params: { passkeyId },
    body: { name: 'Laptop' },
  })),
  removePasskey: rowOf(signedIn(204), signedIn(404), ({ passkeyId }) => ({
    params: { passkeyId },
    body: { password: seededPassword },
  })),
  // Whoever holds a ticket has proved a password.
  completeSecondStep: byTicket(200, ({ ticket, recoveryCode: code }) => ({ body: { ticket, code } })),
  offerSecretAtLogIn: byTicket(200, ({ setUpTicket: ticket }) => ({ body: { ticket } })),
  askFactorReset: byTicket(204, ({ ticket }) => ({ body: { ticket } })),
  getSecondFactor: row(withFactor(200)),
  beginTotp: row(withFactor(200), () => ({ body: { password: seededPassword } })),
  confirmTotp: row(withFactor(200), ({ totpCode: code }) => ({ body: { code } })),
  renewRecoveryCodes: row(withFactor(200), byFactor),
  turnOffTotp: row(withFactor(204), byFactor),
  listSessions: row(signedIn(200)),
  endSession: rowOf(signedIn(204), signedIn(404), ({ sessionId }) => ({ params: { sessionId } })),
  endAllSessions: row(signedIn(204)),
  changePassword: row(signedIn(204), () => ({
    body: { currentPassword: seededPassword, newPassword: 'a new secret' },
  })),
  changeName: row(signedIn(200), () => ({ body: { name: 'Ada King' } })),
  changeLanguage: row(signedIn(204), () => ({ body: { language: 'en' } })),
  exportAccount: row(signedIn(200)),
  takeEverything: row(admins(200)),
  deleteAccount: row(signedIn(204), () => ({ body: { password: seededPassword } })),

  createQuiz: row(admins(201), ({ newCode }) => ({
    body: { title: 'New', numQuestions: 1, timeLimit: 1, secretCode: newCode },
  })),
  restoreQuiz: row(admins(200), ({ newCode }) => ({
    body: {
      title: 'Back',
      timeLimit: 1,
      secretCode: newCode,
      numQuestions: 1,
      questions: [sampleQuestions[1]],
      settings: { resultRelease: 'at-once', code: 'open' },
    },
  })),
  renderTexts: {
    own: admins(200),
    input: () => ({ body: { format: 'markdown', texts: [{ source: '$x$' }] } }),
  },
  uploadPicture: row(admins(201), () => ({ body: samplePicture })),
  // Whoever has the pass may see what it is for.
  getPicture: {
    own: anyone(200),
    foreign: anyone(200),
    missing: anyone(404),
    input: ({ picture: hash, picturePass: pass }) => ({ params: { pass, hash } }),
  },
  createQuestions: rowOf(editors(201), admins(404), ({ emptyQuizId }) => ({
    body: { quizId: emptyQuizId, questions: sampleQuestions },
  })),
  getQuestions: rowOf(admins(200), admins(404), byQuiz),
  getQuiz: rowOf(signedIn(200), signedIn(404), byQuiz),
  updateQuiz: rowOf(editors(200), admins(404), ({ finishedQuizId: quizId }) => ({
    params: { quizId },
    body: { questions: sampleQuestions.slice(1), baseRevision: 1 },
  })),
  previewQuizUpdate: rowOf(editors(200), admins(404), (things) => ({
    ...byQuiz(things),
    body: { questions: sampleQuestions },
  })),
  getDraft: rowOf(editors(200), admins(404), byQuiz),
  keepDraft: rowOf(editors(200), admins(404), ({ quizId }) => ({
    params: { quizId, draftId: 'begun' },
    body: { baseRevision: 1, questions: [] },
  })),
  discardDraft: rowOf(editors(204), admins(404), ({ quizId }) => ({ params: { quizId, draftId: 'begun' } })),
  listBank: row(admins(200)),
  listBankTags: row(admins(200)),
  getBankItem: rowOf(bankReaders(200), admins(404), byBankItem),
  addToBank: row(admins(201), () => ({
    body: { items: [{ question: sampleQuestions[1], tags: ['cells'] }] },
  })),
  changeBankItem: rowOf(bankEditors(200), admins(404), (things) => ({
    ...byBankItem(things),
    body: { revised: { base: 1, question: sampleQuestions[1] } },
  })),
  deleteBankItem: rowOf(owners(204), admins(404), byBankItem),
  findAlike: row(admins(200), () => ({ body: { questions: [sampleQuestions[1]] } })),
  listDifficulties: row(admins(200), ({ bankItemId }) => ({ body: { items: [bankItemId] } })),
  changeBankItems: toOwn(({ bankItemId }) => ({ body: { items: [bankItemId], addTags: ['cells'] } })),
  deleteBankItems: toOwn(({ bankItemId }) => ({ body: { items: [bankItemId] } })),
  findNewest: toOwn(({ bankItemId }) => ({ body: { items: [bankItemId] } })),
  takeFromBank: rowOf(bankReaders(200), admins(404), ({ bankItemId }) => ({ body: { items: [bankItemId] } })),
  listBankSharing: row(admins(200)),
  shareBank: row(admins(201), () => ({ body: { email: 'anybody@example.org', role: 'viewer' } })),
  changeBankSharing: rowOf(owners(204), admins(404), ({ bankShareId: shareId }) => ({
    params: { shareId },
    body: { role: 'editor' },
  })),
  endBankSharing: rowOf(owners(204), admins(404), ({ bankShareId: shareId }) => ({ params: { shareId } })),
  getQuizSettings: rowOf(admins(200), admins(404), byQuiz),
  updateQuizSettings: rowOf(editors(200), admins(404), (things) => ({
    ...byQuiz(things),
    body: { resultRelease: 'when-closed', code: 'closed' },
  })),
  finalizeQuiz: rowOf(editors(200), admins(404), byQuiz),
  setAllowance: rowOf(editors(200), admins(404), (things) => ({
    ...byQuiz(things),
    body: { email: 'cleo@example.org', percent: 25, everywhere: false },
  })),
  giveOutResults: rowOf(editors(200), admins(404), byQuiz),
  duplicateQuiz: rowOf(admins(201), admins(404), byQuiz),
  getQuizPlace: rowOf(owners(200), admins(404), byQuiz),
  moveQuiz: rowOf(owners(204), admins(404), (things) => ({ ...byQuiz(things), body: { to: 'archived' } })),
  listColleagues: rowOf(admins(200), admins(404), byQuiz),
  changeColleague: rowOf(owners(204), admins(404), ({ quizId, colleagueId }) => ({
    params: { quizId, userId: colleagueId },
    body: { role: 'marker' },
  })),
  // The colleague is the viewer: everybody may leave.
  removeColleague: rowOf({ ...owners(204), viewer: 204 }, admins(404), ({ quizId, colleagueId }) => ({
    params: { quizId, userId: colleagueId },
  })),
  handOverQuiz: rowOf(owners(204), admins(404), ({ quizId, colleagueId }) => ({
    params: { quizId },
    body: { userId: colleagueId },
  })),
  inviteColleague: rowOf(owners(201), admins(404), (things) => ({
    ...byQuiz(things),
    body: { email: 'anybody@example.org', role: 'viewer' },
  })),
  withdrawInvitation: rowOf(owners(204), admins(404), ({ quizId, invitationId }) => ({
    params: { quizId, invitationId },
  })),
  // An invitation is only for the e-mail that was invited.
  findInvitation: rowOf(invited, admins(404), ({ invitationToken }) => ({
    body: { token: invitationToken },
  })),
  acceptInvitation: rowOf(invited, admins(404), ({ invitationToken }) => ({
    body: { token: invitationToken },
  })),
  makeSlips: row(admins(201), () => ({ body: { title: 'Form 9', names: ['Ada'], days: 1 } })),
  listSlipLists: row(admins(200)),
  getSlips: rowOf(owners(200), admins(404), bySlipList),
  deleteSlipList: rowOf(owners(204), admins(404), bySlipList),
  renewSlip: rowOf(owners(201), admins(404), bySlip),
  revokeSlip: rowOf(owners(204), admins(404), bySlip),
  // Whoever holds a slip may use it.
  useSlip: { own: anyone(200), foreign: anyone(200), missing: anyone(404), input: bySlipCode },
  joinSlip: { own: students(200), foreign: students(200), missing: students(404), input: bySlipCode },
  getSecretCode: rowOf(admins(200), admins(404), byQuiz),
  getSpreadsheetSecretCode: rowOf(admins(200), admins(404), byQuiz),
  listQuizzes: row(admins(200)),
  listStudentResults: rowOf(admins(200), admins(404), byQuiz),
  listStudents: rowOf(admins(200), admins(404), byQuiz),
  deleteAttempt: rowOf(owners(204), admins(404), ({ finishedQuizId, finishedAttemptId }) => ({
    params: { quizId: finishedQuizId },
    body: { attemptId: finishedAttemptId },
  })),
  getGrid: rowOf(admins(200), admins(404), byQuiz),
  getLive: rowOf(admins(200), admins(404), byQuiz),
  giveExtraTime: rowOf(markers(200), admins(404), ({ quizId, studentId }) => ({
    params: { quizId },
    body: { _id: 'given', reach: 'student', userId: studentId, minutes: 5 },
  })),
  endQuiz: rowOf(editors(200), admins(404), (things) => ({ ...byQuiz(things), body: { _id: 'end' } })),
  getAnalysis: rowOf(admins(200), admins(404), byQuiz),
  getQuizCounts: rowOf(admins(200), admins(404), byEssays),
  exportQuiz: rowOf(admins(200), admins(404), (things) => ({ ...byQuiz(things), query: { format: 'json' } })),
  exportResults: rowOf(admins(200), admins(404), (things) => ({
    ...byQuiz(things),
    query: { format: 'csv' },
  })),
  getRemarkings: rowOf(admins(200), admins(404), byQuiz),
  listWrittenAnswers: rowOf(markers(200), admins(404), ({ quizId, writtenQuestionId: questionId }) => ({
    params: { quizId, questionId },
  })),
  simulateRules: rowOf(markers(200), admins(404), (things) => ({
    ...byQuiz(things),
    body: { questionId: things.questionId, rules: ['none'], names: { move: 'up' } },
  })),
  previewRemarking: rowOf(markers(200), admins(404), (things) => ({
    ...byQuiz(things),
    body: newKey(things.questionId),
  })),
  remarkQuestion: rowOf(markers(200), admins(404), (things) => ({
    ...byQuiz(things),
    body: { ...newKey(things.questionId), reason: 'The key was wrong' },
  })),
  undoRemarking: rowOf(markers(200), admins(404), ({ quizId, regradeId }) => ({
    params: { quizId, remarkingId: regradeId },
    body: { baseRevision: 1 },
  })),
  saveSpreadsheetQuiz: row(admins(201), () => ({
    body: { title: 'New', timeLimit: 1, questions: [{ Question: 'Why?', Answer: 'Because' }] },
  })),

  // Whoever knows a code may use it.
  verifyCode: {
    own: students(200),
    foreign: students(200),
    missing: students(404),
    input: ({ secretCode }) => ({ body: { secretCode } }),
  },
  startAttempt: rowOf(students(200), students(404), byQuiz),
  saveAnswers: rowOf(students(200), students(404), ({ attemptId }) => ({
    params: { attemptId },
    body: { changes: [] },
  })),
  getClock: rowOf(students(200), students(404), ({ attemptId }) => ({ params: { attemptId } })),
  submitAttempt: rowOf(students(201), students(403), ({ quizId, userId }) => ({
    body: { quizId, userId, answers: [] },
  })),
  getResult: rowOf(signedIn(200), signedIn(404), byResult),
  getTimeline: rowOf(signedIn(200), signedIn(404), byResult),
  decideLateAnswers: rowOf(markers(200), admins(404), ({ finishedQuizId, studentId }) => ({
    params: { quizId: finishedQuizId },
    body: { userId: studentId, accept: true },
  })),
  markByHand: rowOf(
    markers(200),
    admins(404),
    ({ finishedQuizId, finishedAttemptId, finishedQuestionId }) => ({
      params: { quizId: finishedQuizId, attemptId: finishedAttemptId },
      body: { questionId: finishedQuestionId, verdict: 'correct', reason: 'Said it aloud', baseVersion: 2 },
    }),
  ),
  getMarking: rowOf(markers(200), admins(404), byEssays),
  listStudentsToMark: rowOf(markers(200), admins(404), byEssays),
  setMarkingNames: rowOf(editors(200), admins(404), (things) => ({
    ...byEssays(things),
    body: { names: true },
  })),
  getAnswerToMark: rowOf(markers(200), admins(404), byEssayAnswer),
  nextAnswerToMark: rowOf(markers(200), admins(404), byEssayQuestion),
  // The answer is reserved for the marker.
  putDraftMark: rowOf({ ...markers(409), marker: 200 }, admins(404), toMark),
  putMarksTogether: rowOf({ ...markers(409), marker: 200 }, admins(404), toMarkTogether),
  setMarking: rowOf(editors(200), admins(404), toSet),
  releaseMarks: rowOf(editors(200), admins(404), byEssays),
  withdrawMarks: rowOf(editors(200), admins(404), byEssays),
  getDifferences: rowOf(markers(200), admins(404), byEssayQuestion),
  settleMarks: rowOf(markers(200), admins(404), toSettle),
  getRelease: rowOf(editors(200), admins(404), byEssays),
  releaseResults: rowOf(editors(200), admins(404), (things) => ({
    ...byEssays(things),
    body: { parts: ['marks'] },
  })),
  withdrawRelease: rowOf(editors(200), admins(404), byEssays),
  listRunningAttempts: row(students(200)),
  getPractice: rowOf(students(200), students(404), ({ finishedQuizId: quizId }) => ({ params: { quizId } })),
  getMistakes: row(students(200)),
  listResults: rowOf(signedIn(200), signedIn(404), ({ userId }) => ({ params: { userId } })),

  getReceiptKey: row(anyone(200)),
  getReceipt: rowOf(students(200), students(404), ({ finishedQuizId }) => ({
    params: { quizId: finishedQuizId },
  })),
  // Nothing is looked up, so nothing belongs to anybody.
  verifyReceipt: { own: anyone(200), foreign: anyone(200), missing: anyone(200), input: byReceipt },
  compareReceipt: rowOf(signedIn(200), signedIn(404), byReceipt),

  listPeople: operators(200),
  changePerson: operators(204, ({ colleagueId: userId }) => ({
    params: { userId },
    body: { act: 'end-sessions' },
  })),
  listEducatorInvitations: operators(200),
  inviteEducator: operators(201, ({ newEmail: email }) => ({ body: { email } })),
  withdrawEducatorInvitation: operators(204, ({ educatorInvitationId: invitationId }) => ({
    params: { invitationId },
  })),
  listStorage: operators(200),
  getServerState: operators(200),
  sendTestMail: operators(200),
  listLog: operators(200),

  getConfig: row(anyone(200)),
  getHealth: row(anyone(200)),
  getReadiness: row(anyone(200)),
  sendContactMessage: row(signedIn(200), () => ({ body: { name: '', email: '', message: 'Hello' } })),
}
