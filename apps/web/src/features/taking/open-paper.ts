import type { QuizSummary, RunningAttempt } from '@quizly/contract'
import type { SavedAnswer, StudentQuestion } from '@quizly/domain'

/** A quiz whose clock runs: what the server knows, and what this device still has to tell it. */
export type OpenPaper = {
  quiz: QuizSummary
  questions: StudentQuestion[]
  attempt: Pick<RunningAttempt, '_id' | 'answers' | 'remainingMs'>
  kept: SavedAnswer[]
  /** Read from this device because the server did not answer: it may know more, and it knows the time. */
  isCopy: boolean
  /** Opened while its clock ran already. */
  isResumed: boolean
}
