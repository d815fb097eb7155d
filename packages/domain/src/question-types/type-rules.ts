import type { Problem } from '../problem.ts'
import type { SelectedOption } from '../question/comparable-answer.ts'
import type { Question, QuestionContent } from '../question/question.ts'

export type VerdictName = 'correct' | 'incorrect' | 'skipped'

/** What distinguishes one type of question from the others. Each type is a file in this folder. */
export type TypeRules = {
  /** The fields of a new question of this type. */
  blank: () => Pick<QuestionContent, 'options' | 'correctAnswers'>
  /** What is wrong with its options and correct answers. `index` is the question's place in the quiz, from 0. */
  problems: (question: QuestionContent, index: number) => Problem[]
  /** The verdict on what a student chose or wrote. */
  mark: (question: Pick<Question, 'correctAnswers'>, selected: SelectedOption | undefined) => VerdictName
  /** An answer to the question before it was changed, translated to the question after. */
  carry: (before: Question, after: Question, selected: SelectedOption) => SelectedOption
}
