import type { QuizSummary, RunningAttempt } from '@quizly/contract'
import { type SavedAnswer, type StudentQuestion, timeLimitMs } from '@quizly/domain'
import type { SeenAnswer } from './answer-sheet.ts'

/** A quiz whose clock runs: what the server knows, and what this device still has to tell it. */
export type OpenPaper = {
  quiz: QuizSummary
  questions: StudentQuestion[]
  attempt: Pick<RunningAttempt, '_id' | 'remainingMs'> & { answers: SeenAnswer[] }
  kept: SavedAnswer[]
  /** Read from this device because the server did not answer: it may know more, and it knows the time. */
  isCopy: boolean
  /** Opened while its clock ran already. */
  isResumed: boolean
}

/** The answers that the server tells of, with their moments in ms since the start instead of their ages. */
export function seenAnswers(
  { answers, remainingMs }: Pick<RunningAttempt, 'answers' | 'remainingMs'>,
  { timeLimit }: Pick<QuizSummary, 'timeLimit'>,
): SeenAnswer[] {
  const elapsedMs = timeLimitMs(timeLimit) - remainingMs
  return answers.map(({ age, ...answer }) => ({ ...answer, at: elapsedMs - age }))
}
