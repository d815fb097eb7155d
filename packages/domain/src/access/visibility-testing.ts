import fc from 'fast-check'
import { defaultGraceMs } from '../time/end.ts'
import { attemptCounts } from './attempt-rule.ts'
import { quizRoles } from './quiz-roles.ts'
import { releaseParts, resultReleases } from './release.ts'
import {
  type AttemptToSee,
  type LastDeadline,
  type LatestAttempt,
  plainAccess,
  type QuizAccess,
  type Reader,
  visibility,
} from './visibility.ts'

const deadline = 1_000_000
export const now = deadline + 5_000
export const student: Reader = { kind: 'student' }
export const staff = quizRoles.map((role) => ({ kind: 'staff', role }) as const)

export const open = { ...plainAccess, currentRevision: 1 }
export const later = { ...open, opensAt: now + 1 }
export const justOpen = { ...open, opensAt: now }
export const closing = { ...open, closesAt: now + 1 }
export const closesNow = { ...open, closesAt: now }
export const over = { ...open, closesAt: now - defaultGraceMs - 1 }
export const closed = { ...open, isOpen: false }
export const stops = { ...closing, stopsAtClosing: true }
export const notJoinable = { ...open, isJoinable: false }

export const admitted: AttemptToSee = { state: 'admitted' }
export const running: AttemptToSee = { state: 'in-progress' }
export const submitted: AttemptToSee & { state: 'submitted' } = {
  state: 'submitted',
  number: 1,
  submittedBy: 'student',
  submittedAt: deadline,
  deadline,
  devices: '',
}
/** Several devices were used when time ran out: until the grace is over more answers may come. */
export const arriving: AttemptToSee & { state: 'submitted' } = { ...submitted, devices: 'several' }

export const seen = (
  quiz: QuizAccess & { currentRevision: number | null },
  attempt: AttemptToSee | undefined,
  at = now,
  lastDeadline: LastDeadline = null,
) => shown(visibility({ reader: student, quiz, attempt, lastDeadline, now: at }))

export const whole = 'enter, with-answers, submission, full, receipt'
export const score = 'enter, asked, submission, score, receipt (score-only)'
export const untilClosed = 'enter, asked, submission, receipt (until-closed)'
export const untilAllFinish = 'enter, asked, submission, receipt (until-all-finish)'
export const untilGiven = 'enter, asked, submission, receipt (until-given-out)'

export const moments = fc.integer({ min: deadline, max: deadline + 2 * defaultGraceMs })
const maybe = fc.option(moments, { nil: null })
/** Mostly known; the deadlines of others may be long after the student's own. */
export const lastDeadlines: fc.Arbitrary<LastDeadline> = fc.oneof(
  { weight: 4, arbitrary: fc.option(fc.integer({ min: 0, max: 2 * deadline }), { nil: null }) },
  { weight: 1, arbitrary: fc.constant(undefined) },
)
export const quizzes = fc.record({
  resultRelease: fc.constantFrom(...resultReleases),
  givenOutAt: maybe,
  givesScoreOnly: fc.boolean(),
  planned: fc.option(fc.record({ at: moments, parts: fc.subarray([...releaseParts]) }), { nil: null }),
  isOpen: fc.boolean(),
  isJoinable: fc.boolean(),
  opensAt: maybe,
  closesAt: maybe,
  stopsAtClosing: fc.boolean(),
  attemptRule: fc.option(
    fc.record({
      allowed: fc.constantFrom(1, 2, 3, 'unlimited' as const),
      counts: fc.constantFrom(...attemptCounts),
    }),
    { nil: null },
  ),
  canBePractised: fc.boolean(),
  currentRevision: fc.constant(1),
})
export const second = { ...submitted, number: 2 }

const latest = fc.option(
  fc.constantFrom<LatestAttempt>(
    { ...admitted, number: 2 },
    { ...running, number: 2 },
    second,
    { ...arriving, number: 2 },
    { ...submitted, number: 3 },
  ),
  { nil: undefined },
)
export const attempts = fc.oneof(
  fc.constantFrom(undefined, admitted, running),
  fc
    .tuple(fc.constantFrom(submitted, arriving), latest)
    .map(([attempt, after]) => ({ ...attempt, latest: after })),
)
export const isArrivingAt = (attempt: AttemptToSee | LatestAttempt, at: number) =>
  attempt.state === 'submitted' && attempt.devices !== '' && at <= deadline + defaultGraceMs

/** Whether anybody's answers are still taken, in the words of the design, after a quiz is closed. */
export function isAnyoneAtWork({ isOpen, closesAt }: QuizAccess, lastDeadline: LastDeadline, at: number) {
  if (lastDeadline === undefined || (lastDeadline !== null && at <= lastDeadline + defaultGraceMs))
    return true
  return isOpen && closesAt !== null && at <= closesAt + defaultGraceMs
}

/** Whether the student may be asked the same once more, in the words of the design. */
export function mayComeAgain(
  { attemptRule, ...quiz }: QuizAccess,
  attempt: AttemptToSee,
  at: number,
  lastDeadline: LastDeadline,
) {
  if (!attemptRule || attempt.state !== 'submitted') return false
  const last = attempt.latest ?? attempt
  if (last.state === 'in-progress' || isArrivingAt(last, at)) return true
  const isOver = (quiz.closesAt !== null && at >= quiz.closesAt) || !quiz.isOpen
  const isOneLeft = attemptRule.allowed === 'unlimited' || last.number < attemptRule.allowed
  const isWaiting = !isOver || isAnyoneAtWork({ ...plainAccess, ...quiz }, lastDeadline, at)
  return isWaiting && (last.state === 'admitted' || isOneLeft)
}

/** What is seen, in a few words. */
export function shown({
  canEnter,
  canStart,
  questions,
  submission,
  result,
  receipt,
  ...others
}: ReturnType<typeof visibility>) {
  const parts = [
    canEnter && 'enter',
    canStart && 'start',
    questions !== 'no' && questions,
    submission && 'submission',
    result !== 'no' && result,
    receipt && 'receipt',
    others.opensInMs,
  ].filter((each) => each !== false && each !== undefined)
  const reason = others.why === undefined ? [] : [`(${others.why})`]
  return [...(parts.length > 0 ? [parts.join(', ')] : []), ...reason].join(' ')
}
