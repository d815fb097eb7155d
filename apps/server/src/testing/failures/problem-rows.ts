import type { CallName } from '@quizly/contract'
import type {
  account,
  changedQuestions,
  feedback,
  formatting,
  forms,
  questions,
  quizWindow,
  requests,
} from '@quizly/words/problems.ts'
import type { Things } from '../access/access-fixture.ts'
import { sampleQuestions } from '../sample-questions.ts'

export type CallInput = readonly [call: CallName, fields: object | ((things: Things) => object)]
/** A call of the access matrix with some fields of its body, or of its query, in another way; what has to be done `before`. */
export type ProblemRow = CallInput | readonly [...CallInput, before: CallInput]
type Rows<Catalogue> = Record<keyof Catalogue, ProblemRow>

/** What the schemas of all calls refuse before the domain is asked. A page asks it while somebody is writing. */
export const fromDomain = [
  'too-many-questions',
  'question-too-long',
  'option-too-long',
  'answer-too-long',
] as const

const [choice, several, written] = sampleQuestions
const long = (length: number) => 'x'.repeat(length)
const withQuestion = (question: object): ProblemRow => ['createQuestions', { questions: [question] }]
const withQuestions = (...questions: object[]): ProblemRow => ['createQuestions', { questions }]
const withSlots = (...slots: object[]) => withQuestions(...slots.map((slot) => ({ ...choice, slot })))
/** The questions of a sheet, which the sender has read. */
const withParsed = (...parsedQuestions: object[]): ProblemRow => [
  'saveSpreadsheetQuiz',
  { questions: [], parsedQuestions },
]

/** What depends on the settings of a server is shown by the tests of educators. */
type BySettings = 'educators-are-invited' | 'educators-by-group' | 'other-domain'
/** What depends on the time of a code is shown by the tests of the second factor. */
type ByTime = 'factor-code-used' | 'factor-code-off-time' | 'recovery-code-used'

export const accountProblems: Omit<Rows<typeof account>, BySettings> = {
  'enter-email': ['signup', { email: 'nobody' }],
  'enter-password': ['login', { password: '' }],
  'enter-code': ['verifyCode', { secretCode: ' ' }],
  'wrong-password': ['changePassword', { currentPassword: 'not mine' }],
  'password-is-own-name': ['signup', { name: 'Adelaide King', password: 'adelaide king' }],
  'common-password': ['signup', { password: 'password1' }],
  'colleague-has-role': ['inviteColleague', ({ email }) => ({ email })],
  'zero-character': ['listStudents', { search: 'a\0b' }],
}

const furtherAnswers =
  (baseRevision: number, accepted: string[]) =>
  ({ writtenQuestionId: questionId }: Things) => ({ questionId, baseRevision, mode: 'answers', accepted })

export const changedQuestionProblems: Rows<typeof changedQuestions> = {
  'question-gone': ['updateQuiz', { questions: [{ ...choice, _id: 'unknown' }] }],
  'repeated-question': [
    'updateQuiz',
    ({ finishedQuestionId: _id }) => ({
      questions: [
        { ...choice, _id },
        { ...choice, _id },
      ],
    }),
  ],
  'not-written': ['previewRemarking', { mode: 'answers', accepted: ['Lutetia'] }],
  'too-many-further-answers': [
    'previewRemarking',
    furtherAnswers(2, ['One more']),
    [
      'remarkQuestion',
      furtherAnswers(
        1,
        Array.from({ length: 1_000 }, (_, i) => `Answer ${i}`),
      ),
    ],
  ],
  'nothing-changes': ['previewRemarking', { mode: 'either-key', mayLower: true }],
  'enter-reason-by-hand': ['markByHand', { reason: ' ' }],
}

export const formProblems: Omit<Rows<typeof forms>, ByTime> = {
  'bank-text-too-long': ['addToBank', { items: [{ question: choice, tags: [], note: long(1_001) }] }],
  'enter-name': ['signup', { name: ' ' }],
  'name-too-long': ['signup', { name: long(201) }],
  'name-in-one-line': ['signup', { name: 'Ada\nKing' }],
  'name-of-nobody': ['signup', { name: 'Deleted student' }],
  'choose-role': ['signup', { role: 'owner' }],
  'enter-slips-title': ['makeSlips', { title: ' ' }],
  'slip-code-wrong': ['useSlip', { code: 'O0O0O0O0O0' }],
  'enter-passkey-name': ['renamePasskey', { name: ' ' }],
  'slip-names-wanted': ['makeSlips', { names: [] }],
  'slip-days-wrong': ['makeSlips', { days: 61 }],
  'factor-code-wrong': ['turnOffTotp', { code: '' }],
  'choose-language': ['changeLanguage', { language: 'tlh' }],
  'password-too-short': ['signup', { password: 'secret' }],
  'password-too-long': ['login', { password: long(1_001) }],
  'enter-current-password': ['changePassword', { currentPassword: '' }],
  'enter-new-password': ['changePassword', { newPassword: '' }],
  'enter-own-password': ['deleteAccount', { password: '' }],
  'code-length': ['verifyCode', { secretCode: long(201) }],
  'enter-title': ['createQuiz', { title: '' }],
  'please-enter-title': ['saveSpreadsheetQuiz', { title: '' }],
  'title-too-long': ['createQuiz', { title: long(201) }],
  'title-in-one-line': ['createQuiz', { title: 'Cells\nand tissues' }],
  'time-limit-too-short': ['createQuiz', { timeLimit: 0 }],
  'please-set-time-limit': ['saveSpreadsheetQuiz', { timeLimit: null }],
  'time-limit-not-whole': ['createQuiz', { timeLimit: 1.5 }],
  'time-limit-too-long': ['createQuiz', { timeLimit: 1_441 }],
  'too-few-questions-wanted': ['createQuiz', { numQuestions: 0 }],
  'questions-wanted-not-whole': ['createQuiz', { numQuestions: 1.5 }],
  'questions-at-most': ['createQuiz', { numQuestions: 501 }],
  'listed-texts-at-most': withQuestion({
    ...choice,
    options: Array.from({ length: 21 }, (_, i) => `Option ${i}`),
  }),
  'enter-question-text': withQuestion({ ...choice, text: 7 }),
  'question-text-too-long': withQuestion({ ...choice, text: long(20_001) }),
  'listed-text-too-long': withQuestion({ ...choice, options: [long(20_001), 'b'] }),
  'attempts-allowed': ['updateQuizSettings', { attempts: 11 }],
  'more-minutes': ['setAllowance', { minutes: 1_441, percent: undefined }],
  'more-percent': ['setAllowance', { percent: 201 }],
  'whole-minutes': ['giveExtraTime', { minutes: 0.5 }],
  'percent-of-time': ['giveExtraTime', { minutes: undefined, percent: 201 }],
  'minutes-or-percent': ['giveExtraTime', { percent: 25 }],
  'which-student': ['giveExtraTime', { userId: undefined }],
  'cut-off-from-until': ['giveExtraTime', { reach: 'cut-off' }],
  'enter-reason': ['remarkQuestion', { reason: '' }],
  'reason-too-long': ['remarkQuestion', { reason: long(501) }],
  'comment-too-long': ['putDraftMark', { comment: long(501) }],
  'explanation-too-long': withQuestion({ ...choice, explanation: long(5_001) }),
  'instructions-too-long': ['updateQuizSettings', { code: 'open', instructions: long(5_001) }],
  'note-too-long': ['giveExtraTime', { reason: long(201) }],
  'too-many-accepted-at-once': [
    'previewRemarking',
    { accepted: Array.from({ length: 1_001 }, (_, i) => `Answer ${i}`) },
  ],
  'not-a-receipt': ['verifyReceipt', { receipt: {} }],
  'search-too-long': ['listStudents', { search: long(201) }],
  'enter-message': ['sendContactMessage', { message: ' ' }],
  'message-too-long': ['sendContactMessage', { message: long(10_001) }],
  'draft-text-too-long': [
    'keepDraft',
    { questions: [{ type: 'write', text: long(100_001), options: [], correct: [], written: '' }] },
  ],
}

export const questionProblemRows: Omit<Rows<typeof questions>, (typeof fromDomain)[number]> = {
  'no-questions': ['createQuestions', { questions: [] }],
  'question-empty': withQuestion({ ...choice, text: ' ' }),
  'too-many-slots': withSlots(...Array.from({ length: 51 }, (_, i) => ({ name: `Slot ${i}`, draw: 1 }))),
  'slot-draws-too-many': withSlots(...Array.from({ length: 4 }, () => ({ name: 'Kinetics', draw: 5 }))),
  'slot-draws-differ': withSlots({ name: 'Kinetics', draw: 1 }, { name: 'Kinetics', draw: 2 }),
  'slot-points-differ': withQuestions(
    { ...choice, slot: { name: 'Kinetics', draw: 1 } },
    { ...choice, slot: { name: 'Kinetics', draw: 1 } },
    { ...choice, slot: { name: 'Kinetics', draw: 1 }, points: 2 },
  ),
  'slot-sets-leave-too-few': withSlots(
    { name: 'Kinetics', draw: 3, set: 'Water' },
    { name: 'Kinetics', draw: 3, set: 'Water' },
    { name: 'Kinetics', draw: 3 },
  ),
  'option-count': withQuestion({ ...choice, options: ['Paris'] }),
  'option-empty': withQuestion({ ...choice, options: ['Paris', ' '] }),
  'option-repeated': withQuestion({ ...choice, options: ['Paris', 'Paris'] }),
  'fixed-option-unknown': withQuestion({ ...choice, fixedOptions: [0, 0] }),
  'no-correct-answer': withQuestion({ ...choice, correctAnswers: [] }),
  'several-correct-answers': withQuestion({ ...choice, correctAnswers: ['Paris', 'Rome'] }),
  'correct-answer-not-an-option': withQuestion({ ...several, correctAnswers: ['3'] }),
  'no-written-answer': withQuestion({ ...written, correctAnswers: [' '] }),
  'accepted-twice': withQuestion({ ...written, correctAnswers: ['Paris', 'paris'] }),
  'options-on-written': withQuestion({ ...written, options: ['a'] }),
  'marking-unknown': withParsed({ ...choice, marking: { also: [['Oslo']] } }),
  'too-many-accepted': withParsed({
    ...written,
    marking: { also: Array.from({ length: 12 }, (_, i) => [`${i}${long(9_000)}`]) },
  }),
  'unknown-question': ['saveAnswers', { changes: [{ questionId: 'unknown', selectedOption: 'x' }] }],
  'other-form': ['saveAnswers', ({ questionId }) => ({ changes: [{ questionId, selectedOption: ['x'] }] })],
}

const past = '2026-01-05T07:00:00.000Z'
const settings = (fields: object): ProblemRow => ['updateQuizSettings', { code: 'open', ...fields }]

export const windowProblems: Rows<typeof quizWindow> = {
  'no-closing-to-stop-at': settings({ everyoneStops: true }),
  'closes-before-opening': settings({
    opensAt: '2026-01-07T08:00:00.000Z',
    closesAt: '2026-01-06T08:00:00.000Z',
  }),
  'opening-is-over': settings({ opensAt: past }),
  'closing-is-over': settings({ closesAt: past }),
  'release-moment-over': ['releaseResults', { parts: ['marks'], at: past }],
  'release-of-nothing': ['releaseResults', { parts: [] }],
}

const answered = (answer: object): ProblemRow => ['saveAnswers', { changes: [answer] }]

const formatted = (text: string) => withQuestion({ ...choice, format: 'markdown', text })

/** Nothing so short takes so long; that is shown where it is drawn. Files are no fields. */
export const formattingProblems: Omit<
  Rows<typeof formatting>,
  'text-too-slow' | 'picture-unreadable' | 'picture-too-many-pixels' | 'picture-too-slow'
> = {
  'picture-missing': formatted(`![A cell](image:${'a'.repeat(64)})`),
  'picture-needs-description': withQuestion({
    ...choice,
    format: 'markdown',
    options: ['one', `![](image:${'a'.repeat(64)})`, 'three', 'four'],
  }),
  'formula-brace-missing': formatted('Of\n$\\frac{a$'),
  'formula-brace-superfluous': formatted('$x}$'),
  'formula-unreadable': formatted('$\\unknown$'),
  'formula-too-deep': formatted(`$${'{'.repeat(51)}x${'}'.repeat(51)}$`),
  'formula-too-long': formatted(`$${'x'.repeat(2_001)}$`),
  'too-many-formulas': formatted('$x$ '.repeat(101)),
  'text-too-large': formatted(`$${'x+'.repeat(990)}x$ `.repeat(5)),
  'quiz-drawn-too-large': [
    'createQuestions',
    {
      questions: Array.from({ length: 24 }, () => ({
        ...choice,
        format: 'markdown',
        text: `$${'x+'.repeat(990)}x$ `.repeat(2),
      })),
    },
  ],
}

export const requestProblems: Omit<Rows<typeof requests>, 'call-id-wanted'> = {
  'object-wanted': ['endQuiz', []],
  'choose-one-of': ['moveQuiz', { to: 'attic' }],
  'id-wanted': ['createQuestions', { quizId: '' }],
  'secret-code-wanted': ['createQuiz', { secretCode: 'short' }],
  'language-wanted': ['createQuiz', { language: 'German, please' }],
  'attempt-number-wanted': ['getResult', { attempt: '0' }],
  'moment-wanted': ['giveExtraTime', { from: 'yesterday' }],
  'revision-wanted': ['undoRemarking', { baseRevision: 0 }],
  'version-wanted': ['markByHand', { baseVersion: -1 }],
  'age-wanted': answered({ questionId: 'one', selectedOption: null, age: '7' }),
  'order-wanted': answered({ questionId: 'one', selectedOption: null, order: '7' }),
  'true-or-false': ['login', { remember: 'yes' }],
  'left-wanted': answered({ questionId: 'one', selectedOption: null, left: false }),
  'instead-wanted': ['setAllowance', { instead: false }],
  'shuffling-wanted': ['updateQuizSettings', { shuffleOptions: false }],
  'explanation-wanted': withQuestion({ ...choice, explanation: 7 }),
  'origin-wanted': withQuestion({ ...choice, from: 'a book' }),
  'slot-wanted': withQuestion({ ...choice, slot: { name: ' ', draw: 1 } }),
  'level-wanted': ['listBank', { level: '6' }],
  'tags-wanted': ['addToBank', { items: [{ question: choice, tags: 'cells' }] }],
  'bank-items-wanted': ['takeFromBank', { items: [] }],
  'lenient-wanted': withQuestion({ ...choice, lenient: false }),
  'everyone-stops-wanted': ['updateQuizSettings', { everyoneStops: 1 }],
  'everywhere-wanted': ['setAllowance', { everywhere: 1 }],
  'over-edits-wanted': ['undoRemarking', { overEdits: 1 }],
  'may-lower-wanted': ['previewRemarking', { mayLower: 1 }],
  'resumed-wanted': ['saveAnswers', { resumed: 1 }],
  'at-zero-wanted': ['submitAttempt', { atZero: 1 }],
  'accept-wanted': ['decideLateAnswers', { accept: 1 }],
  'reopen-wanted': ['giveExtraTime', { reopen: 1 }],
  'question-wanted': ['createQuestions', { questions: ['Why?'] }],
  'questions-are-a-list': ['createQuestions', { questions: 'Why?' }],
  'rows-are-a-list': ['saveSpreadsheetQuiz', { questions: 'Why?' }],
  'row-wanted': ['saveSpreadsheetQuiz', { questions: ['Why?'] }],
  'too-many-rows': ['saveSpreadsheetQuiz', { questions: Array.from({ length: 10_001 }, () => ({})) }],
  'texts-to-draw-wanted': ['renderTexts', { texts: [7] }],
  'text-in-list-wanted': withQuestion({ ...choice, options: [1, 2] }),
  'list-of-texts-wanted': withQuestion({ ...choice, options: 'Paris' }),
  'places-wanted': withQuestion({ ...choice, fixedOptions: [6] }),
  'draft-wanted': ['keepDraft', { questions: [7] }],
  'marking-wanted': withParsed({ ...choice, marking: { all: 'half' } }),
  'answer-wanted': ['previewRemarking', { accepted: [7] }],
  'given-answer-wanted': answered({ questionId: 'one', selectedOption: 7 }),
  'rubric-items-wanted': ['putDraftMark', { items: 7 }],
  'answer-hash-wanted': ['putDraftMark', { hash: 7 }],
  'comment-wanted': ['putDraftMark', { comment: 7 }],
  'verdict-wanted': ['markByHand', { verdict: 'skipped' }],
  'answers-wanted': ['saveAnswers', { changes: 'Paris' }],
  'answer-for-question-wanted': ['saveAnswers', { changes: ['Paris'] }],
  'device-wanted': ['saveAnswers', { device: 'my phone' }],
  'offline-wanted': ['saveAnswers', { offline: 7 }],
  'reach-wanted': ['giveExtraTime', { reach: 'all' }],
  'failed-question-wanted': ['getGrid', { failed: 'first' }],
  'grid-order-wanted': ['getGrid', { sort: 'colour' }],
  'student-order-wanted': ['listStudents', { sort: 'colour' }],
  'quiz-order-wanted': ['listQuizzes', { sort: 'colour' }],
  'result-order-wanted': ['listStudentResults', { sort: 'colour' }],
  'search-wanted': ['listStudents', { search: ['a', 'b'] }],
  'file-csv-or-xlsx': ['exportResults', { format: 'pdf' }],
  'file-xlsx-or-json': ['exportQuiz', { format: 'pdf' }],
  'results-sheet-wanted': ['exportResults', { sheet: 'verdicts' }],
  'separator-comma-or-semicolon': ['exportResults', { separator: 'tab' }],
  'questions-none-or-points': ['exportResults', { questions: 'all' }],
  'sign-in-code-wanted': ['takeSignIn', { code: 7 }],
  'passkey-wanted': ['signInByPasskey', { passkey: 7 }],
  'provider-wanted': ['beginSignIn', { provider: 7 }],
  'reset-link-wanted': ['resetPassword', { token: 7 }],
  'invitation-wanted': ['findInvitation', { token: 7 }],
  'contact-name-wanted': ['sendContactMessage', { name: 7 }],
  'contact-field-wanted': ['sendContactMessage', { botcheck: 7 }],
  'contact-email-wanted': ['sendContactMessage', { email: 7 }],
}

const withNotes = (optionNotes: unknown) => withQuestion({ ...choice, optionNotes })
/** While practice is on, the results of nobody can be held back: see `practice.test`. */
export const feedbackProblems: Omit<
  Rows<typeof feedback>,
  'held-back-while-practice' | 'attempts-while-practice'
> = {
  'note-without-option': withNotes(['One']),
  'option-notes-wanted': withNotes('One'),
  'option-note-too-long': withNotes([long(1_001), '', '', '']),
  'practice-wanted': settings({ practice: false }),
  'practice-while-running': settings({ practice: true, resultRelease: 'at-once' }),
  'practice-while-held-back': settings({ practice: true, resultRelease: 'by-hand' }),
  'practice-while-attempts-left': settings({ practice: true, attempts: 2, resultRelease: 'at-once' }),
}
