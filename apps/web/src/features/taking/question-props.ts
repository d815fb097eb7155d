import type { SelectedOption, StudentQuestion } from '@quizly/domain'
import type { RunningExam } from './running-exam.ts'

export type QuestionProps = {
  question: StudentQuestion
  number: number
  exam: RunningExam
  isLocked: boolean
}
export type AnswerProps = QuestionProps & { selected: SelectedOption }
