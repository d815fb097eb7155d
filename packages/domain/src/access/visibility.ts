import { type AttemptState, defaultGraceMs, takesAnswers } from '../time/end.ts'
import { type AttemptRule, isAttemptLeft } from './attempt-rule.ts'
import { heldForMs } from './devices.ts'
import type { QuizRole } from './quiz-roles.ts'
import { dueRelease, releasedParts, type Releasing } from './release.ts'

/** How its educator lets a quiz run. Moments are in ms since 1970. */
export type QuizAccess = Releasing & {
  /** The educator's own switch: in a closed quiz nobody can start. */
  isOpen: boolean
  isJoinable: boolean
  opensAt: number | null
  /** From then on nobody can start; null: there is always time. */
  closesAt: number | null
  stopsAtClosing: boolean
  /** Null: each student has one attempt. */
  attemptRule: AttemptRule | null
  /** Whether everybody who has entered it may practise it, and so see its correct answers. */
  canBePractised: boolean
}

export const plainAccess: QuizAccess = {
  resultRelease: 'at-once',
  givenOutAt: null,
  givesScoreOnly: false,
  planned: null,
  isOpen: true,
  isJoinable: true,
  opensAt: null,
  closesAt: null,
  stopsAtClosing: false,
  attemptRule: null,
  canBePractised: false,
}

export type Reader = { kind: 'student' } | { kind: 'staff'; role: QuizRole } | { kind: 'nobody' }

export type AttemptToSee = { state: Exclude<AttemptState, 'submitted'> } | SubmittedToSee
type SubmittedToSee = Ended & {
  /** The student's latest attempt at the quiz, if that is another one. */
  latest?: LatestAttempt | undefined
}
type Ended = { state: 'submitted'; number: number } & Parameters<typeof heldForMs>[0]
export type LatestAttempt = { state: Exclude<AttemptState, 'submitted'>; number: number } | Ended

type WhyNotStart = 'not-open-yet' | 'over' | 'closed' | 'no-questions'
export const whyHeld = [
  'still-arriving',
  'score-only',
  'until-closed',
  'until-all-finish',
  'until-given-out',
  'attempts-left',
] as const
export type WhyHeld = (typeof whyHeld)[number]

export type Visibility = {
  canEnter: boolean
  canStart: boolean
  /** Not at all, without the correct answers, or with them. */
  questions: 'no' | 'asked' | 'with-answers'
  /** The submitted answers and the attempt's timeline. */
  submission: boolean
  /** Nothing, the score alone, or score and verdicts. */
  result: 'no' | 'score' | 'full'
  /** What keeps a student out, or the rest of the result from them. */
  why?: WhyNotStart | 'joining-closed' | WhyHeld
  /** In how many ms the result opens by itself; undefined if it waits for anything else. */
  opensInMs?: number
  /** Whether there is a receipt. There is none while more answers may still be added. */
  receipt: boolean
}

const nothing: Visibility = {
  canEnter: false,
  canStart: false,
  questions: 'no',
  submission: false,
  result: 'no',
  receipt: false,
}

type QuizToSee = QuizAccess & { currentRevision: number | null }

/** The latest deadline while answers arrive; null: none. While it is unknown, what waits stays hidden. */
export type LastDeadline = number | null | undefined

/**
 * Who may do and see what at `now`. A quiz without questions (`currentRevision` null) cannot be entered.
 * `attempt` is undefined if the student has not been admitted. A student who has started keeps the promised
 * time, even if the quiz is closed meanwhile. `canStart` of a submitted attempt: its student can start another one. While
 * they could still be asked the same once more, they see the score at most. Everyone with a role on the quiz sees all
 * of it.
 */
export function visibility({
  reader,
  quiz,
  attempt,
  lastDeadline,
  now,
}: {
  reader: Reader
  quiz: QuizToSee
  attempt: AttemptToSee | undefined
  lastDeadline?: LastDeadline
  now: number
}): Visibility {
  switch (reader.kind) {
    case 'nobody':
      return nothing
    case 'staff': {
      const isOver = attempt?.state === 'submitted'
      return { ...nothing, questions: 'with-answers', submission: isOver, result: isOver ? 'full' : 'no' }
    }
    case 'student': {
      switch (attempt?.state) {
        case undefined:
          return { ...nothing, ...entry(quiz, now) }
        case 'admitted': {
          const why = whyNotStart(quiz, now)
          const canEnter = quiz.currentRevision !== null
          return { ...nothing, canEnter, canStart: why === undefined, ...(why && { why }) }
        }
        case 'in-progress':
          return { ...nothing, canEnter: true, canStart: true, questions: 'asked' }
        case 'submitted':
          return {
            ...nothing,
            canEnter: true,
            canStart: canTryAgain(quiz, attempt, now),
            ...ownSubmission(quiz, attempt, lastDeadline, now),
          }
      }
    }
  }
}

/** Whether the code lets in a student who is not in yet. Who is too early may come in and wait. */
function entry(quiz: QuizToSee, now: number): Pick<Visibility, 'canEnter' | 'why'> {
  const why = whyNotStart(quiz, now) ?? (quiz.isJoinable ? undefined : 'joining-closed')
  if (why === undefined) return { canEnter: true }
  return { canEnter: why === 'not-open-yet' && quiz.isJoinable, why }
}

function whyNotStart(quiz: QuizToSee, now: number): WhyNotStart | undefined {
  return quiz.currentRevision === null ? 'no-questions' : whyNotOpen(quiz, now)
}

/** Why nobody can start a quiz at `now`; undefined if it is open. */
export function whyNotOpen(
  { isOpen, opensAt, closesAt }: Pick<QuizAccess, 'isOpen' | 'opensAt' | 'closesAt'>,
  now: number,
): Exclude<WhyNotStart, 'no-questions'> | undefined {
  if (closesAt !== null && now >= closesAt) return 'over'
  if (!isOpen) return 'closed'
  return opensAt !== null && now < opensAt ? 'not-open-yet' : undefined
}

function canTryAgain(quiz: QuizToSee, attempt: SubmittedToSee, now: number): boolean {
  const { state, number } = attempt.latest ?? attempt
  const isLeft = state === 'submitted' && isAttemptLeft(quiz.attemptRule, number)
  return isLeft && whyNotStart(quiz, now) === undefined
}

/** Correct answers wait while another attempt runs, or may come or be answered until all have finished. */
function whyNotThrough(
  quiz: QuizAccess,
  attempt: SubmittedToSee,
  lastDeadline: LastDeadline,
  now: number,
): WhyHeld | undefined {
  if (quiz.attemptRule === null) return undefined
  const latest = attempt.latest ?? attempt
  if (latest.state === 'in-progress') return 'attempts-left'
  if (latest.state === 'submitted' && heldForMs(latest, now) > 0) return 'attempts-left'
  if (latest.state === 'submitted' && !isAttemptLeft(quiz.attemptRule, latest.number)) return undefined
  if (!isClosed(quiz, now)) return 'attempts-left'
  return isAnsweredByAnybody(quiz, lastDeadline, now) ? 'until-all-finish' : undefined
}

function ownSubmission(
  quiz: QuizAccess,
  attempt: SubmittedToSee,
  lastDeadline: LastDeadline,
  now: number,
): Pick<Visibility, 'submission' | 'questions' | 'result' | 'why' | 'opensInMs' | 'receipt'> {
  const released = release(quiz, lastDeadline, now)
  const heldMs = heldForMs(attempt, now)
  const isArriving = heldMs > 0
  if (isArriving && released.result !== 'no') {
    return {
      submission: true,
      questions: 'asked',
      result: 'no',
      why: 'still-arriving',
      opensInMs: heldMs,
      receipt: false,
    }
  }
  const submission = { submission: true, receipt: !isArriving }
  if (released.result !== 'full') return { ...submission, questions: 'asked', ...released }
  const why = whyNotThrough(quiz, attempt, lastDeadline, now)
  return why
    ? { ...submission, questions: 'asked', result: 'score', why }
    : { ...submission, questions: 'with-answers', ...released }
}

/** Whether a quiz is closed, by hand or by its time. Before its opening it is not. */
function isClosed(quiz: Parameters<typeof whyNotOpen>[0], now: number): boolean {
  const why = whyNotOpen(quiz, now)
  return why === 'over' || why === 'closed'
}

/** A start just before the closing may be stored after it, hence a grace. Closing by hand needs none. */
function isAnsweredByAnybody(
  { isOpen, closesAt }: QuizAccess,
  lastDeadline: LastDeadline,
  now: number,
): boolean {
  if (lastDeadline === undefined) return true
  const ends = [
    ...(lastDeadline === null ? [] : [lastDeadline]),
    ...(isOpen && closesAt !== null ? [closesAt] : []),
  ]
  return ends.some((end) => takesAnswers(end, now, defaultGraceMs))
}

/** Whether students of a quiz wait at `now` until others have finished, so that `LastDeadline` must be known. */
export function waitsForOthers(quiz: QuizAccess, now: number): boolean {
  const isHeldForOthers = quiz.resultRelease === 'when-closed' || quiz.attemptRule !== null
  return isHeldForOthers && isClosed(quiz, now)
}

/** What students who have submitted and have no attempt left may see of their result, and what keeps the rest from them. */
function release(
  quiz: QuizAccess,
  lastDeadline: LastDeadline,
  now: number,
): Pick<Visibility, 'result'> & { why?: WhyHeld } {
  switch (quiz.resultRelease) {
    case 'at-once':
      return { result: 'full' }
    case 'score-only':
      return { result: 'score', why: 'score-only' }
    case 'when-closed':
      if (!isClosed(quiz, now)) return { result: 'no', why: 'until-closed' }
      return isAnsweredByAnybody(quiz, lastDeadline, now)
        ? { result: 'no', why: 'until-all-finish' }
        : { result: 'full' }
    case 'by-hand':
      return waitForRelease[releasedParts(quiz, now)]
  }
}

const waitForRelease = {
  nothing: { result: 'no', why: 'until-given-out' },
  score: { result: 'score', why: 'score-only' },
  answers: { result: 'full' },
} as const

/** How much of their result students who have submitted may see, as soon as they have no attempt left. */
export const releasedResult = (...at: Parameters<typeof release>) => release(...at).result

/** Whether students who have submitted may see the correct answers, as soon as they have no attempt left. */
export const releasesAnswers = (...at: Parameters<typeof release>) => release(...at).result === 'full'

/** Whether a closed quiz shows its correct answers to all who have submitted, also to who had an attempt left. */
export function showsAnswersToAll(quiz: QuizAccess, lastDeadline: LastDeadline, now: number): boolean {
  const isOver = isClosed(quiz, now) && !isAnsweredByAnybody(quiz, lastDeadline, now)
  return isOver && releasesAnswers(quiz, lastDeadline, now)
}

/** Whether closing a quiz lets students see, once all have finished, what they cannot see before. */
export function closingReleases(quiz: QuizAccess, now: number): boolean {
  if (isClosed(quiz, now)) return false
  const mayComeAgain = quiz.attemptRule !== null && quiz.attemptRule.allowed !== 1
  const isHeld = mayComeAgain || !releasesAnswers(quiz, null, now)
  return isHeld && releasesAnswers({ ...quiz, isOpen: false }, null, now)
}

/** Whether marks by hand are to be released by now, so that a result is read with them. */
export const hasDueMarks = (quiz: QuizAccess, now: number): boolean =>
  dueRelease(quiz, now)?.parts.includes('marks') === true

export function waitsToBeGivenOut(quiz: QuizAccess, now: number): boolean {
  return release(quiz, null, now).why === 'until-given-out'
}
