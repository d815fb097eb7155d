import type { StudentQuestion } from '@quizly/domain'
import type { LiveAttempt } from '../attempt/run-attempt.ts'

export type QuestionProps = {
  question: StudentQuestion
  number: number
  attempt: LiveAttempt
  isLocked: boolean
}

/** The id of a question's group on the page, by its number from 1. */
export const questionId = (number: number) => `q${number}`
