import {
  addToBank,
  archiveFormats,
  type CallName,
  createQuestions,
  createQuiz,
  getReceipt,
  nextAnswerToMark,
  type Role,
  signup,
  simulatedRules,
} from '@quizly/contract'
import type { Ask } from '../../../attack/hostile-http.ts'
import { callOnce } from '../../http/call-all.ts'
import { largestAnswers, largestQuestions, limitOfQuiz, type Fixture } from './blocking-fixture.ts'
import { acceptingOf, markOf, regradingOf } from './marking-inputs.ts'
import { accountOf } from '../seeding.ts'

export type Input = Pick<Ask, 'params' | 'query' | 'token' | 'body'>
type Inputs = (fixture: Fixture, round: number) => Input[] | Promise<Input[]>

const password = accountOf('student', 0).password
const longWords = 'correct horse battery '.repeat(45)
const questions = largestQuestions

const asRunner: Inputs = ({ runner, params }) => [{ token: runner.token, params }]
const asEducator: Inputs = ({ educator, params }) => [{ token: educator.token, params }]
/** Of the largest quiz, and of the class with long essays. */
const asEducatorOfBoth: Inputs = ({ educator: { token }, params, essays: { quizId } }) => [
  { token, params },
  { token, params: { ...params, quizId } },
]
const nextOf = ({ educator: { token }, essays }: Fixture) => ({ token, params: { ...essays } })
const ofResult: Inputs = ({ finisher, educator, params }) =>
  [finisher, educator].map(({ token }) => ({ token, params, query: { userId: finisher.user._id } }))
const anyone: Inputs = () => [{}]

const wholeBank = {
  items: questions.map((question) => ({ question, tags: ['cells', 'largest'] })),
  leavesOutSame: true,
}
/** Of the educator, put in if they are not there yet. */
async function bankItems({ port, educator: { token } }: Fixture): Promise<string[]> {
  const { items } = await callOnce(port, addToBank, { token, body: wholeBank })
  return items.map(({ _id }) => _id)
}

/** Calls that are measured only by the inputs that they refuse, and why. */
export const refusedOnly = {
  resetPassword: 'Nobody has a link.',
  beginSignIn: 'No provider is set.',
  takeSignIn: 'Nobody comes from a provider.',
  proveAccount: 'Nobody comes from a provider.',
  linkAccount: 'Nobody comes from a provider.',
  beginPasskeySignIn: 'The address has no name.',
  beginPasskey: 'The address has no name.',
  signInByPasskey: 'Nobody has a passkey.',
  addPasskey: 'Nobody has a passkey.',
  renamePasskey: 'Nobody has a passkey.',
  removePasskey: 'Nobody has a passkey.',
  completeSecondStep: 'Nobody has a second factor here.',
  offerSecretAtLogIn: 'Nobody must have a second factor here.',
  askFactorReset: 'Nobody has a second factor here.',
  confirmTotp: 'Nobody has a second factor here.',
  renewRecoveryCodes: 'Nobody has a second factor here.',
  turnOffTotp: 'Nobody has a second factor here.',
  endSession: 'Nobody has a session of this ID.',
  settleMarks: 'No answer has two marks that differ.',
  uploadPicture: 'Its body is a file, not JSON; what takes long is done in another process.',
  getPicture: 'Nobody has a picture here.',
  withdrawInvitation: 'Nobody is invited here.',
  changeColleague: 'It would take rights away from who makes the other calls.',
  removeColleague: 'It would take rights away from who makes the other calls.',
  handOverQuiz: 'It would take rights away from who makes the other calls.',
  changeBankSharing: 'Nobody shares a bank here.',
  endBankSharing: 'Nobody shares a bank here.',
  findInvitation: 'Nobody is invited here.',
  acceptInvitation: 'Nobody is invited here.',
  withdrawEducatorInvitation: 'Nobody is invited here.',
  getSlips: 'Nobody has slips here.',
  deleteSlipList: 'Nobody has slips here.',
  renewSlip: 'Nobody has slips here.',
  revokeSlip: 'Nobody has slips here.',
  useSlip: 'Nobody has slips here.',
  joinSlip: 'Nobody has slips here.',
  deleteAttempt: 'Nobody has an attempt to spare here.',
  undoRemarking: 'There is no re-marking that can be taken back here.',
  decideLateAnswers: 'Nobody has late answers here.',
  getPractice: 'Practice is off while attempts run.',
} satisfies Partial<Record<CallName, string>>

const isMeasured = (call: CallName): call is keyof typeof validInputs => call in validInputs

/** The largest input that a call accepts, if it is measured by one. */
export const inputsOf = (call: CallName, fixture: Fixture, round: number) =>
  isMeasured(call) ? validInputs[call](fixture, round) : []

export const validInputs: Record<Exclude<CallName, keyof typeof refusedOnly>, Inputs> = {
  signup: () => [{ body: { ...newcomer('admin'), name: 'x'.repeat(200), password: longWords } }],
  login: () => [{ body: { email: accountOf('student', 0).email, password } }],
  logout: async ({ port }) => [{ token: await tokenOfNewcomer(port) }],
  me: asRunner,
  listSignInWays: anyone,
  forgotPassword: () => [{ body: { email: `${'x'.repeat(60)}@${'y'.repeat(60)}.example` } }],
  listPasskeys: asRunner,
  getSecondFactor: ({ educator: { token } }) => [{ token }],
  beginTotp: ({ educator: { token } }) => [{ token, body: { password } }],
  listSessions: asRunner,
  endAllSessions: async ({ port }) => [{ token: await tokenOfNewcomer(port) }],
  changePassword: async ({ port }) => [
    { token: await tokenOfNewcomer(port), body: { currentPassword: password, newPassword: longWords } },
  ],
  changeName: async ({ port }) => [{ token: await tokenOfNewcomer(port), body: { name: 'x'.repeat(200) } }],
  changeLanguage: ({ educator: { token } }) => [{ token, body: { language: 'en' } }],
  exportAccount: ({ educator, finisher }) => [educator, finisher].map(({ token }) => ({ token })),
  takeEverything: ({ educator: { token } }) => [{ token, query: { formats: archiveFormats.join(',') } }],
  deleteAccount: async ({ port }) => [{ token: await tokenOfNewcomer(port), body: { password } }],

  createQuiz: ({ educator: { token } }) => [{ token, body: { ...limitOfQuiz, secretCode: newCode() } }],
  createQuestions: async ({ port, educator: { token } }) => {
    const { quiz } = await callOnce(port, createQuiz, {
      token,
      body: { ...limitOfQuiz, secretCode: newCode() },
    })
    return [{ token, body: { quizId: quiz._id, questions } }]
  },
  restoreQuiz: ({ educator: { token } }) => [
    {
      token,
      body: {
        ...limitOfQuiz,
        secretCode: newCode(),
        questions,
        settings: { resultRelease: 'at-once', code: 'open' },
      },
    },
  ],
  getQuestions: asEducator,
  getQuiz: ({ educator, runner, finisher, params }) =>
    [educator, runner, finisher].map(({ token }) => ({ token, params })),
  updateQuiz: ({ educator: { token }, quiz, params }, round) => [
    {
      token,
      params,
      body: { questions: quiz.questions.map((each) => ({ ...each, text: `${each.text}${round}` })) },
    },
  ],
  renderTexts: ({ educator: { token } }) => [
    { token, body: { format: 'markdown', texts: [{ source: 'If $\\frac{a}{b}$, then \\ce{H2O}.' }] } },
  ],
  previewQuizUpdate: ({ educator: { token }, params }) => [{ token, params, body: { questions } }],
  listBank: ({ educator: { token } }) => [{ token, query: { search: 'e'.repeat(200) } }],
  listBankTags: ({ educator: { token } }) => [{ token }],
  addToBank: ({ educator: { token } }) => [{ token, body: wholeBank }],
  getBankItem: async (fixture) => {
    const [itemId = ''] = await bankItems(fixture)
    return [{ token: fixture.educator.token, params: { itemId } }]
  },
  changeBankItem: async (fixture) => {
    const [itemId = ''] = await bankItems(fixture)
    const { token } = fixture.educator
    return [
      { token, params: { itemId }, body: { revised: { base: 1, question: wholeBank.items[0]?.question } } },
    ]
  },
  deleteBankItem: async (fixture) => {
    const itemId = (await bankItems(fixture)).at(-1) ?? ''
    return [{ token: fixture.educator.token, params: { itemId } }]
  },
  findAlike: ({ educator: { token } }) => [{ token, body: { questions } }],
  listDifficulties: async (fixture) => [
    { token: fixture.educator.token, body: { items: await bankItems(fixture) } },
  ],
  changeBankItems: async (fixture) => [
    { token: fixture.educator.token, body: { items: await bankItems(fixture), addTags: ['cells'] } },
  ],
  deleteBankItems: async (fixture) => [
    { token: fixture.educator.token, body: { items: await bankItems(fixture) } },
  ],
  findNewest: async (fixture) => [
    { token: fixture.educator.token, body: { items: await bankItems(fixture) } },
  ],
  takeFromBank: async (fixture) => [
    { token: fixture.educator.token, body: { items: await bankItems(fixture) } },
  ],
  getDraft: asEducator,
  keepDraft: ({ educator: { token }, params }, round) => [
    {
      token,
      params: { ...params, draftId: `draft ${round}` },
      body: {
        ...(round > 0 && { after: `draft ${round - 1}` }),
        baseRevision: 1,
        questions: questions.map(({ text, type, options }) => ({
          text,
          type,
          options,
          correct: [],
          written: '',
        })),
      },
    },
  ],
  discardDraft: ({ educator: { token }, params }) => [{ token, params: { ...params, draftId: 'gone' } }],
  getQuizSettings: asEducator,
  updateQuizSettings: ({ educator: { token }, params }) => [
    { token, params, body: { resultRelease: 'at-once', code: 'open' } },
  ],
  finalizeQuiz: asEducator,
  setAllowance: ({ educator: { token }, params }, round) => [
    {
      token,
      params,
      body: { email: `${'x'.repeat(60)}${round % 400}@example.org`, percent: 25, everywhere: true },
    },
  ],
  giveOutResults: asEducator,
  duplicateQuiz: asEducator,
  getQuizPlace: asEducator,
  moveQuiz: ({ educator: { token }, params }) => [{ token, params, body: { to: 'current' } }],
  listColleagues: asEducator,
  listBankSharing: ({ educator: { token } }) => [{ token }],
  shareBank: ({ educator: { token } }, round) => [
    { token, body: { email: `${'x'.repeat(60)}${round}@example.org`, role: 'viewer' } },
  ],
  inviteColleague: ({ educator: { token }, params }, round) => [
    { token, params, body: { email: `${'x'.repeat(60)}${round}@example.org`, role: 'viewer' } },
  ],
  makeSlips: ({ educator: { token } }) => [
    {
      token,
      body: { title: 'x'.repeat(100), days: 60, names: Array.from({ length: 200 }, () => 'x'.repeat(200)) },
    },
  ],
  listSlipLists: ({ educator: { token } }) => [{ token }],
  getSecretCode: asEducator,
  getSpreadsheetSecretCode: asEducator,
  listQuizzes: asEducator,
  listStudentResults: asEducator,
  getAnalysis: asEducatorOfBoth,
  getQuizCounts: asEducatorOfBoth,
  listStudents: ({ educator: { token }, params }) => [
    { token, params },
    { token, params, query: { sort: 'took', search: 'e'.repeat(100) } },
  ],
  getGrid: ({ educator: { token }, params }) =>
    [{ sort: 'name' }, { sort: '500' }, { sort: 'score', failed: '500' }].map((query) => ({
      token,
      params,
      query,
    })),
  getLive: asEducator,
  exportQuiz: ({ educator: { token }, params }) =>
    ['xlsx', 'json'].map((format) => ({ token, params, query: { format } })),
  exportResults: ({ educator: { token }, params }) =>
    [
      { format: 'csv', questions: 'points' },
      { format: 'xlsx', questions: 'points' },
      { format: 'xlsx', sheet: 'all' },
    ].map((query) => ({ token, params, query })),
  // Another quiz, because the one that is measured has to go on.
  endQuiz: async ({ port, educator: { token } }, round) => {
    const { quiz } = await callOnce(port, createQuiz, {
      token,
      body: { ...limitOfQuiz, secretCode: newCode() },
    })
    await callOnce(port, createQuestions, { token, body: { quizId: quiz._id, questions } })
    return [{ token, params: { quizId: quiz._id }, body: { _id: `end ${round}` } }]
  },
  giveExtraTime: ({ educator: { token }, params }, round) => [
    { token, params, body: { _id: `given ${round}`, reach: 'running', minutes: 1 } },
  ],
  getRemarkings: asEducatorOfBoth,
  listWrittenAnswers: ({ educator: { token }, quiz, params }) =>
    quiz.questions
      .filter(({ type }) => type === 'write')
      .slice(0, 1)
      .map(({ _id }) => ({ token, params: { ...params, questionId: _id } })),
  simulateRules: ({ educator: { token }, quiz, params }) =>
    quiz.questions
      .filter(({ type }) => type === 'multiple')
      .slice(0, 1)
      .map(({ _id: questionId }) => ({
        token,
        params,
        body: { questionId, rules: [...simulatedRules], names: { move: 'up' as const } },
      })),
  previewRemarking: async (fixture, round) => [await regradingOf(fixture, round), await acceptingOf(fixture)],
  remarkQuestion: async (fixture, round) => {
    const { body, ...input } = await regradingOf(fixture, round)
    return [{ ...input, body: { ...body, reason: `Round ${round}` } }]
  },
  saveSpreadsheetQuiz: ({ educator: { token } }) => [
    { token, body: { title: 'x'.repeat(200), timeLimit: 1_440, questions: rows(500, 45, 200) } },
  ],

  verifyCode: ({ runner: { token }, quiz: { secretCode } }) => [{ token, body: { secretCode } }],
  startAttempt: asRunner,
  saveAnswers: ({ runner: { token }, quiz, params }, round) => [
    { token, params, body: { changes: largestAnswers(quiz, 72 * 1024), device: `r${round}` } },
  ],
  getClock: asRunner,
  submitAttempt: ({ writers, quiz }, round) =>
    writers.slice(round, round + 1).map(({ token, user }) => ({
      token,
      body: { quizId: quiz.quizId, userId: user._id, answers: largestAnswers(quiz, 250 * 1024) },
    })),
  markByHand: async (fixture, round) => [await markOf(fixture, round)],
  getMarking: asEducatorOfBoth,
  listStudentsToMark: asEducatorOfBoth,
  setMarkingNames: ({ educator: { token }, params }) => [{ token, params, body: { names: true } }],
  getAnswerToMark: async (fixture) => {
    const { answer } = await callOnce(fixture.port, nextAnswerToMark, nextOf(fixture))
    const { token, params } = nextOf(fixture)
    return [{ token, params: { ...params, answer: answer?.attemptId ?? '' }, query: { by: 'student' } }]
  },
  nextAnswerToMark: (fixture) => [nextOf(fixture)],
  putDraftMark: async (fixture) => {
    const { answer } = await callOnce(fixture.port, nextAnswerToMark, nextOf(fixture))
    const { attemptId = '', hash = '', mark } = answer ?? {}
    const { token, params } = nextOf(fixture)
    return [
      {
        token,
        params: { attemptId, questionId: params.questionId },
        body: { baseVersion: mark?.version ?? 0, hash, items: [], adjustment: 0, comment: 'x'.repeat(500) },
      },
    ]
  },
  putMarksTogether: async (fixture) => {
    const { answer } = await callOnce(fixture.port, nextAnswerToMark, nextOf(fixture))
    const { attemptId = '', hash = '' } = answer ?? {}
    const body = { attemptId, hash, baseVersion: 0, items: [], adjustment: 0, comment: 'x'.repeat(500) }
    return [{ ...nextOf(fixture), body }]
  },
  setMarking: ({ educator: { token }, quiz, params }) =>
    quiz.questions.slice(0, 1).map(({ _id: questionId }) => ({
      token,
      params: { ...params, questionId },
      body: { on: ['names'], threshold: null },
    })),
  releaseMarks: asEducatorOfBoth,
  withdrawMarks: asEducatorOfBoth,
  getDifferences: (fixture) => [nextOf(fixture)],
  getRelease: asEducatorOfBoth,
  releaseResults: ({ educator: { token }, params, essays: { quizId } }) =>
    [params, { ...params, quizId }].map((ofQuiz) => ({ token, params: ofQuiz, body: { parts: ['marks'] } })),
  withdrawRelease: asEducatorOfBoth,
  listRunningAttempts: asRunner,
  getMistakes: ({ finisher: { token } }) => [{ token }],
  getResult: ofResult,
  getTimeline: ofResult,
  listResults: ({ finisher: { token, user } }) => [{ token, params: { userId: user._id } }],

  getReceiptKey: anyone,
  getReceipt: ({ finisher: { token }, params }) => [{ token, params }],
  verifyReceipt: async (fixture) => [{ body: { receipt: await receiptOf(fixture) } }],
  compareReceipt: async (fixture) => [
    { token: fixture.finisher.token, body: { receipt: await receiptOf(fixture) } },
  ],

  listPeople: ({ educator: { token } }) =>
    [{}, { list: 'unqualified' }, { search: 'a'.repeat(200) }].map((query) => ({ token, query })),
  changePerson: ({ educator: { token }, writers: [writer] }) => [
    { token, params: { userId: writer?.user._id ?? '' }, body: { act: 'reopen' } },
  ],
  listEducatorInvitations: asEducator,
  inviteEducator: ({ educator: { token } }) => [
    { token, body: { email: `invited.${(made += 1)}@northfield.example` } },
  ],
  listStorage: asEducator,
  getServerState: asEducator,
  sendTestMail: asEducator,
  listLog: asEducator,

  getConfig: anyone,
  getHealth: anyone,
  getReadiness: anyone,
  sendContactMessage: ({ runner: { token } }) => [
    { token, body: { name: 'x'.repeat(200), email: '', message: '\uFB01'.repeat(10_000) } },
  ],
}

let made = 0
const newCode = () => `B${(made += 1)}`.padEnd(8, 'x')
const newcomer = (role: Role) => ({ ...accountOf(role, 0), email: `new.${(made += 1)}@northfield.example` })

async function tokenOfNewcomer(port: number): Promise<string> {
  return (await callOnce(port, signup, { body: { ...newcomer('student'), remember: false } })).token
}

const receiptOf = ({ port, finisher: { token }, params }: Fixture) =>
  callOnce(port, getReceipt, { token, params })

/** This many rows with a question each, and this many columns of notes. */
function rows(count: number, notes: number, length: number) {
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries([
      ['Question', `Why ${at}?`],
      ['Option A', 'a'],
      ['Option B', 'b'],
      ['Correct Answer', 'A'],
      ...Array.from({ length: notes }, (__, note) => [`n${note}`, 'x'.repeat(length)]),
    ]),
  )
}
