import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultGraceMs } from '../attempt/attempt.ts'
import { quizRoles, rolesWith } from './quiz-roles.ts'
import { answerReleases, type AttemptToSee, type Reader, visibility } from './visibility.ts'

const deadline = 1_000_000
const student: Reader = { kind: 'student' }
const staff = quizRoles.map((role) => ({ kind: 'staff', role }) as const)

const open = { answerRelease: 'at-once', isOpen: true, currentRevision: 1 } as const
const closed = { ...open, isOpen: false }
const empty = { ...open, currentRevision: null }
const heldBack = { ...open, answerRelease: 'when-closed' } as const
const released = { ...heldBack, isOpen: false }

const admitted: AttemptToSee = { state: 'admitted' }
const running: AttemptToSee = { state: 'in-progress' }
const submitted: AttemptToSee = {
  state: 'submitted',
  submittedBy: 'student',
  submittedAt: deadline,
  deadline,
  devices: '',
}
/** Several devices were used when time ran out: until the grace is over more answers may come. */
const arriving: AttemptToSee = { ...submitted, devices: 'several' }
const now = deadline + 5_000
const opensInMs = defaultGraceMs - 4_999

test.each([
  ['an open quiz', 'a stranger', open, undefined, 'enter'],
  ['an open quiz', 'who was admitted', open, admitted, 'enter, start'],
  ['an open quiz', 'who is taking it', open, running, 'enter, start, asked'],
  ['an open quiz', 'who has submitted', open, submitted, 'enter, with-answers, submission, full, receipt'],
  [
    'an open quiz',
    'whose answers are still arriving',
    open,
    arriving,
    `enter, asked, submission, ${opensInMs}`,
  ],
  ['a quiz without questions', 'a stranger', empty, undefined, ''],
  ['a closed quiz', 'a stranger', closed, undefined, ''],
  ['a closed quiz', 'who was admitted', closed, admitted, 'enter'],
  ['a closed quiz', 'who is taking it', closed, running, 'enter, start, asked'],
  ['a closed quiz', 'who has submitted', closed, submitted, 'enter, with-answers, submission, full, receipt'],
  ['one that holds the answers back', 'a stranger', heldBack, undefined, 'enter'],
  ['one that holds the answers back', 'who is taking it', heldBack, running, 'enter, start, asked'],
  [
    'one that holds the answers back',
    'who has submitted',
    heldBack,
    submitted,
    'enter, asked, submission, receipt',
  ],
  [
    'one that holds the answers back',
    'whose answers are still arriving',
    heldBack,
    arriving,
    'enter, asked, submission',
  ],
  ['one that has held them back', 'who is taking it', released, running, 'enter, start, asked'],
  [
    'one that has held them back',
    'who has submitted',
    released,
    submitted,
    'enter, with-answers, submission, full, receipt',
  ],
  [
    'one that has held them back',
    'whose answers are still arriving',
    released,
    arriving,
    `enter, asked, submission, ${opensInMs}`,
  ],
] as const)('%s lets a student %s', (_, __, quiz, attempt, expected) => {
  expect(shown(visibility({ reader: student, quiz, attempt, now }))).toBe(expected)
})

test.each([
  ['nobody has entered', undefined, 'with-answers'],
  ['a student is taking', running, 'with-answers'],
  ['a student has submitted', submitted, 'with-answers, submission, full'],
  ['a student’s answers still arrive for', arriving, 'with-answers, submission, full'],
] as const)('a quiz that %s shows everything to all who have a role on it', (_, attempt, expected) => {
  for (const reader of staff) {
    for (const quiz of [open, closed, heldBack, released]) {
      expect(shown(visibility({ reader, quiz, attempt, now }))).toBe(expected)
    }
  }
})

test('everyone with a role may read, only the owner and editors may edit, and the owner alone may share', () => {
  expect(rolesWith('read')).toEqual(quizRoles)
  expect(rolesWith('mark')).toEqual(['owner', 'editor', 'marker'])
  expect(rolesWith('edit')).toEqual(['owner', 'editor'])
  expect(rolesWith('own')).toEqual(['owner'])
})

const quizzes = fc.record({
  answerRelease: fc.constantFrom(...answerReleases),
  isOpen: fc.boolean(),
  currentRevision: fc.constantFrom(null, 1),
})
const attempts = fc.constantFrom(undefined, admitted, running, submitted, arriving)
const moments = fc.integer({ min: deadline, max: deadline + 2 * defaultGraceMs })

test('nobody sees an answer key or a score before they have submitted, nor while both are held back', () => {
  fc.assert(
    fc.property(quizzes, attempts, moments, (quiz, attempt, at) => {
      const { questions, result } = visibility({ reader: student, quiz, attempt, now: at })
      const isArriving = attempt === arriving && at <= deadline + defaultGraceMs
      const isHidden =
        attempt?.state !== 'submitted' || isArriving || (quiz.answerRelease === 'when-closed' && quiz.isOpen)
      expect([questions === 'with-answers', result === 'full']).toEqual([!isHidden, !isHidden])
    }),
  )
})

test('whoever is neither the student nor has a role sees nothing', () => {
  fc.assert(
    fc.property(quizzes, attempts, moments, (quiz, attempt, at) => {
      expect(shown(visibility({ reader: { kind: 'nobody' }, quiz, attempt, now: at }))).toBe('')
    }),
  )
})

test('closing a quiz hides nothing that was shown, and neither does time', () => {
  fc.assert(
    fc.property(quizzes, attempts, moments, moments, (quiz, attempt, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      const before = visibility({ reader: student, quiz, attempt, now: early })
      const after = visibility({ reader: student, quiz: { ...quiz, isOpen: false }, attempt, now: late })
      expect(after.result === 'full' || before.result === 'no').toBe(true)
    }),
  )
})

function shown({
  canEnter,
  canStart,
  questions,
  submission,
  result,
  receipt,
  ...others
}: ReturnType<typeof visibility>) {
  return [
    canEnter && 'enter',
    canStart && 'start',
    questions !== 'no' && questions,
    submission && 'submission',
    result !== 'no' && result,
    receipt && 'receipt',
    others.opensInMs,
  ]
    .filter((each) => each !== false && each !== undefined)
    .join(', ')
}
