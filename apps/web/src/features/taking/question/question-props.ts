import type { SelectedOption, StudentQuestion } from '@quizly/domain'
import type { LiveAttempt } from '../running/live-attempt.ts'

export type QuestionProps = {
  question: StudentQuestion
  number: number
  attempt: LiveAttempt
  isLocked: boolean
}
export type AnswerProps = QuestionProps & { selected: SelectedOption }
