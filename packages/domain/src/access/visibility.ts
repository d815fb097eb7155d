import { type AttemptState, heldForMs } from '../attempt/attempt.ts'
import { type AttemptRule, isAttemptLeft } from './attempt-rule.ts'
import type { QuizRole } from './quiz-roles.ts'

/**
 * What students see of their result, and when: all of it as soon as they have submitted, then only the score, all of it
 * when the quiz is closed, or all of it when an educator gives it out.
 */
export const answerReleases = ['at-once', 'score-only', 'when-closed', 'by-hand'] as const
export type AnswerRelease = (typeof answerReleases)[number]

/** How its educator lets a quiz run. Moments are in ms since 1970. */
export type QuizAccess = {
  answerRelease: AnswerRelease
  /** When the results were given out by hand; null: they were not. */
  givenOutAt: number | null
  /** The educator's own switch: in a closed quiz nobody can start. */
  isOpen: boolean
  /** Whether the code lets in those who are not in yet. */
  isJoinable: boolean
  /** Null: nobody has to wait. */
  opensAt: number | null
  /** From then on nobody can start; null: there is always time. */
  closesAt: number | null
  /** Whether closing ends running attempts too. */
  stopsAtClosing: boolean
  /** Null: each student has one attempt. */
  attemptRule: AttemptRule | null
}

/** How a quiz runs that nobody has changed. */
export const plainAccess: QuizAccess = {
  answerRelease: 'at-once',
  givenOutAt: null,
  isOpen: true,
  isJoinable: true,
  opensAt: null,
  closesAt: null,
  stopsAtClosing: false,
  attemptRule: null,
}

/** Who reads an attempt: its student, somebody with a role on its quiz, or anybody else. */
export type Reader = { kind: 'student' } | { kind: 'staff'; role: QuizRole } | { kind: 'nobody' }

/** What decides who may see an attempt. */
export type AttemptToSee = { state: Exclude<AttemptState, 'submitted'> } | SubmittedToSee
type SubmittedToSee = Ended & {
  /** The student's latest attempt at the quiz, if that is another one. */
  latest?: LatestAttempt | undefined
}
type Ended = { state: 'submitted'; number: number } & Parameters<typeof heldForMs>[0]
/** What decides whether its student may come again. */
export type LatestAttempt = { state: Exclude<AttemptState, 'submitted'>; number: number } | Ended

/** Why a student cannot start: it is too early, too late, closed by hand, or there is nothing to ask. */
type WhyNotStart = 'not-open-yet' | 'over' | 'closed' | 'no-questions'
/** Why a student does not see the whole result. */
export const whyHeld = [
  'still-arriving',
  'score-only',
  'until-closed',
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
  /** What keeps a student out, or the rest of the result from them; undefined if nothing does. */
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
  now,
}: {
  reader: Reader
  quiz: QuizToSee
  attempt: AttemptToSee | undefined
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
            ...ownSubmission(quiz, attempt, now),
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

/** Whether a student who has submitted can start another attempt. */
function canTryAgain(quiz: QuizToSee, attempt: SubmittedToSee, now: number): boolean {
  const { state, number } = attempt.latest ?? attempt
  const isLeft = state === 'submitted' && isAttemptLeft(quiz.attemptRule, number)
  return isLeft && whyNotStart(quiz, now) === undefined
}

/**
 * Whether a student may still be asked what this attempt asked, in another one that runs or may come, so that the
 * correct answers would spoil it. Closing the quiz ends that, but not for an attempt that runs.
 */
function isToBeAskedAgain(quiz: QuizAccess, attempt: SubmittedToSee, now: number): boolean {
  if (quiz.attemptRule === null) return false
  const latest = attempt.latest ?? attempt
  if (latest.state === 'in-progress') return true
  if (latest.state === 'submitted' && heldForMs(latest, now) > 0) return true
  return (
    !isClosed(quiz, now) && (latest.state === 'admitted' || isAttemptLeft(quiz.attemptRule, latest.number))
  )
}

function ownSubmission(
  quiz: QuizAccess,
  attempt: SubmittedToSee,
  now: number,
): Pick<Visibility, 'submission' | 'questions' | 'result' | 'why' | 'opensInMs' | 'receipt'> {
  const released = release(quiz, now)
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
  return isToBeAskedAgain(quiz, attempt, now)
    ? { ...submission, questions: 'asked', result: 'score', why: 'attempts-left' }
    : { ...submission, questions: 'with-answers', ...released }
}

/** Whether a quiz is closed, by hand or by its time. Before its opening it is not. */
export function isClosed(quiz: Parameters<typeof whyNotOpen>[0], now: number): boolean {
  const why = whyNotOpen(quiz, now)
  return why === 'over' || why === 'closed'
}

/** What students who have submitted and have no attempt left may see of their result, and what keeps the rest from them. */
function release(
  { answerRelease, givenOutAt, ...quiz }: QuizAccess,
  now: number,
): Pick<Visibility, 'result'> & { why?: WhyHeld } {
  switch (answerRelease) {
    case 'at-once':
      return { result: 'full' }
    case 'score-only':
      return { result: 'score', why: 'score-only' }
    case 'when-closed':
      return isClosed(quiz, now) ? { result: 'full' } : { result: 'no', why: 'until-closed' }
    case 'by-hand':
      return givenOutAt === null ? { result: 'no', why: 'until-given-out' } : { result: 'full' }
  }
}

/** How much of their result students who have submitted may see, as soon as they have no attempt left. */
export function releasedResult(quiz: QuizAccess, now: number): Visibility['result'] {
  return release(quiz, now).result
}

/** Whether students who have submitted may see the correct answers, as soon as they have no attempt left. */
export function releasesAnswers(quiz: QuizAccess, now: number): boolean {
  return releasedResult(quiz, now) === 'full'
}

/** Whether closing a quiz lets students see what they cannot see before. */
export function closingReleases(quiz: QuizAccess, now: number): boolean {
  const mayComeAgain = quiz.attemptRule !== null && quiz.attemptRule.allowed !== 1 && !isClosed(quiz, now)
  const isHeld = mayComeAgain || !releasesAnswers(quiz, now)
  return isHeld && releasesAnswers({ ...quiz, isOpen: false }, now)
}

/** Whether results wait for an educator to give them out. */
export function waitsToBeGivenOut(quiz: QuizAccess, now: number): boolean {
  return release(quiz, now).why === 'until-given-out'
}
