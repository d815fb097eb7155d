import { type AttemptState, heldForMs } from '../attempt/attempt.ts'
import type { QuizRole } from './quiz-roles.ts'

/** When students see the correct answers: as soon as they have submitted, or when the quiz is closed. */
export const answerReleases = ['at-once', 'when-closed'] as const
export type AnswerRelease = (typeof answerReleases)[number]

/** How its educator lets a quiz run. `isOpen`: the code admits students, and admitted students may start. */
export type QuizAccess = { answerRelease: AnswerRelease; isOpen: boolean }

/** Who reads an attempt: its student, somebody with a role on its quiz, or anybody else. */
export type Reader = { kind: 'student' } | { kind: 'staff'; role: QuizRole } | { kind: 'nobody' }

/** What decides who may see an attempt. */
export type AttemptToSee =
  | { state: Exclude<AttemptState, 'submitted'> }
  | ({ state: 'submitted' } & Parameters<typeof heldForMs>[0])

export type Visibility = {
  canEnter: boolean
  canStart: boolean
  /** Not at all, without the correct answers, or with them. */
  questions: 'no' | 'asked' | 'with-answers'
  /** The submitted answers and the attempt's timeline. */
  submission: boolean
  /** Score and verdicts. */
  result: 'no' | 'full'
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

/**
 * Who may do and see what at `now`. A quiz without questions (`currentRevision` null) cannot be entered.
 * `attempt` is undefined if the student has not been admitted. A student who has started keeps the promised
 * time, even if the quiz is closed meanwhile. Everyone with a role on the quiz sees all of it.
 */
export function visibility({
  reader,
  quiz,
  attempt,
  now,
}: {
  reader: Reader
  quiz: QuizAccess & { currentRevision: number | null }
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
      const isReady = quiz.currentRevision !== null
      const canEnter = isReady && (quiz.isOpen || attempt !== undefined)
      switch (attempt?.state) {
        case undefined:
          return { ...nothing, canEnter }
        case 'admitted':
          return { ...nothing, canEnter, canStart: quiz.isOpen }
        case 'in-progress':
          return { ...nothing, canEnter, canStart: true, questions: 'asked' }
        case 'submitted':
          return { ...nothing, canEnter, ...ownSubmission(quiz, heldForMs(attempt, now)) }
      }
    }
  }
}

function ownSubmission(quiz: QuizAccess, heldMs: number) {
  const isReleased = releasesAnswers(quiz)
  const isShown = isReleased && heldMs === 0
  return {
    submission: true,
    questions: isShown ? ('with-answers' as const) : ('asked' as const),
    result: isShown ? ('full' as const) : ('no' as const),
    receipt: heldMs === 0,
    ...(isReleased && heldMs > 0 && { opensInMs: heldMs }),
  }
}

/** Whether students who have submitted may see the correct answers. */
export function releasesAnswers({ answerRelease, isOpen }: QuizAccess): boolean {
  return answerRelease === 'at-once' || !isOpen
}
