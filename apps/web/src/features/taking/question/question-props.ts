import type { SelectedOption, StudentQuestion } from '@quizly/domain'
import type { RunningExam } from '../running/live-attempt.ts'

export type QuestionProps = {
  question: StudentQuestion
  number: number
  exam: RunningExam
  isLocked: boolean
}
export type AnswerProps = QuestionProps & { selected: SelectedOption }
