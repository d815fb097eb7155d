import type { QuizSummary, RunningAttempt } from '@quizly/contract'
import type { SavedAnswer, StudentQuestion } from '@quizly/domain'
import type { SeenAnswer } from '../saving/seen-answers.ts'

/** An attempt whose clock runs, with its quiz: what the server knows of it, and what it does not know yet. */
export type OpenAttempt = {
  quiz: QuizSummary
  questions: StudentQuestion[]
  /** What the server knows. `lengthMs` is how long the attempt lasts in all. */
  known: Pick<RunningAttempt, '_id' | 'remainingMs'> & { answers: SeenAnswer[]; lengthMs: number }
  /** Answers in this device's journal, which the server has not acknowledged. */
  kept: SavedAnswer[]
  /** Read from this device because the server did not answer: it may know more, and it knows the time. */
  isCopy: boolean
  /** Opened while its clock ran already. */
  isResumed: boolean
}

/** The answers that the server tells of, by the device's clock: their ages are counted from when it was asked. */
export function seenAnswers(answers: RunningAttempt['answers'], askedAt: number): SeenAnswer[] {
  return answers.map(({ age, ...answer }) => ({ ...answer, at: askedAt - age }))
}
