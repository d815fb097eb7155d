import type { QuizSummary, RunningAttempt } from '@quizly/contract'
import type { PageWay, SavedAnswer, StudentQuestion } from '@quizly/domain'
import type { SeenAnswer } from '../saving/seen-answers.ts'

/** A running attempt with its quiz: what the server knows of it, and what it does not know yet. */
export type OpenAttempt = {
  quiz: QuizSummary
  questions: StudentQuestion[]
  /** How one question at a time is shown, if not all are on one page. */
  pages?: PageWay | undefined
  /** What the server knows. `lengthMs` is how long the attempt lasts in all. */
  known: Pick<RunningAttempt, '_id' | 'remainingMs' | 'number'> & { answers: SeenAnswer[]; lengthMs: number }
  /** Answers in this device's journal that the server has not acknowledged. */
  pending: SavedAnswer[]
  /**
   * Read from this device because the server did not answer. The server may know more answers, and it knows
   * the time.
   */
  isCopy: boolean
  /** Opened while its clock was already running. */
  isResumed: boolean
}

/**
 * The server's answers with moments by the device's clock. Their ages count from when the server was asked.
 */
export function seenAnswers(answers: RunningAttempt['answers'], askedAt: number): SeenAnswer[] {
  return answers.map(({ age, ...answer }) => ({ ...answer, at: askedAt - age }))
}
