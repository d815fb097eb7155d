import type { QuizSummary, RunningAttempt } from '@quizly/contract'
import type { SavedAnswer, StudentQuestion } from '@quizly/domain'
import type { SeenAnswer } from '../saving/seen-answers.ts'

/** A quiz whose clock runs: what the server knows, and what this device still has to tell it. */
export type OpenPaper = {
  quiz: QuizSummary
  questions: StudentQuestion[]
  /** `lengthMs` is what the attempt lasts in all. */
  attempt: Pick<RunningAttempt, '_id' | 'remainingMs'> & { answers: SeenAnswer[]; lengthMs: number }
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
