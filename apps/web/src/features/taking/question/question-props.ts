import type { StudentQuestion } from '@quizly/domain'
import type { LiveAttempt } from '../attempt/run-attempt.ts'

export type QuestionProps = {
  question: StudentQuestion
  number: number
  attempt: LiveAttempt
  isLocked: boolean
}
