import type { SelectedOption, StudentQuestion } from '@quizly/domain'
import type { ComponentType } from 'react'
import type { LiveAttempt } from '../attempt/run-attempt.ts'

export type QuestionProps = {
  question: StudentQuestion
  number: number
  attempt: LiveAttempt
  isLocked: boolean
}
/** `choose` is called with the position of the pressed option. */
export type AnswerProps = QuestionProps & {
  selected: SelectedOption
  input: OptionInput | undefined
  choose: (position: number) => void
}

/** With radio buttons one option can be chosen, with checkboxes several. */
export type OptionInput = 'radio' | 'checkbox'

/** How questions of one type are answered. */
export type AnswerField = {
  /** What the student has to do. */
  task: string
  Answer: ComponentType<AnswerProps>
  /** Undefined if there are no options; then the field gets the question's text as its name. */
  input?: OptionInput
}
