import type { AttemptState } from '../attempt/attempt.ts'

/** When students see what was right: as soon as they have submitted, or once the quiz is closed. */
export const answerReleases = ['at-once', 'when-closed'] as const
export type AnswerRelease = (typeof answerReleases)[number]

/** How its educator lets a quiz run. `isOpen`: the code lets students in, and who is in may start. */
export type QuizAccess = { answerRelease: AnswerRelease; isOpen: boolean }

export type Visibility = {
  canEnter: boolean
  canStart: boolean
  /** Not at all, as they are asked, or with the correct answers. */
  questions: 'no' | 'asked' | 'with-answers'
  /** Score and verdicts. */
  marks: boolean
}

/**
 * What a student may do and see, by how far they are: `undefined` is not let in yet. Who has started goes on to the end that
 * was promised, also when the quiz is closed meanwhile. `isHeld`: more answers may still arrive and count.
 */
export function studentVisibility(
  quiz: QuizAccess,
  state: AttemptState | undefined,
  isHeld = false,
): Visibility {
  const isOver = state === 'submitted'
  const isReleased = isOver && !isHeld && (quiz.answerRelease === 'at-once' || !quiz.isOpen)
  const isAsked = isOver || state === 'in-progress'
  return {
    canEnter: quiz.isOpen || state !== undefined,
    canStart: state === 'in-progress' || (state === 'admitted' && quiz.isOpen),
    questions: isReleased ? 'with-answers' : isAsked ? 'asked' : 'no',
    marks: isReleased,
  }
}
