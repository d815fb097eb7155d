import type { QuizSummary, RunningAttempt } from '@quizly/contract'
import type { PageWay, SavedAnswer, StudentQuestion } from '@quizly/domain'

/** `at` is by the device's clock, `savedAt` in ISO 8601. `isOther`: it replaced one that was given here. */
export type ShownAnswer = SavedAnswer & { savedAt?: string | undefined; isOther?: boolean }

export type OpenAttempt = {
  quiz: QuizSummary
  questions: StudentQuestion[]
  pages?: PageWay | undefined
  known: Pick<RunningAttempt, '_id' | 'remainingMs' | 'durationMs' | 'number'> & { answers: ShownAnswer[] }
  pending: SavedAnswer[]
  /** Read from this device, because the server did not answer: it may know more answers and another time. */
  isCopy: boolean
  isResumed: boolean
}

/** The server's answers with moments by the device's clock. Their ages count from when the server was asked. */
export function shownAnswers(answers: RunningAttempt['answers'], askedAt: number): ShownAnswer[] {
  return answers.map(({ age, ...answer }) => ({ ...answer, at: askedAt - age }))
}
