import type { Problem } from '../problem.ts'
import type { SelectedOption } from '../question/comparable-answer.ts'
import type { Question, QuestionContent } from '../question/question.ts'
import type { Outcome } from './outcome.ts'

/** What distinguishes one type of question from the others. Each type is a file in this folder. */
export type TypeRules = {
  /** Its name where educators choose it, and in one word where questions are counted. */
  name: string
  word: string
  /** Whether students choose options, or write a text. */
  answer: 'options' | 'text'
  /** Whether several answers can be correct together. */
  takesSeveral: boolean
  /** The fields of a new question of this type. */
  blank: () => Pick<QuestionContent, 'options' | 'correctAnswers'>
  /** What is wrong with its options and correct answers. `index` is the question's place in the quiz, from 0. */
  problems: (question: QuestionContent, index: number) => Problem[]
  /**
   * Reads what a student chose or wrote, once for all the sets of answers that it is compared with. The function
   * returned gives the outcome by one of them.
   */
  mark: (selected: SelectedOption | undefined) => (question: Question) => Outcome
  /**
   * The outcome by a question whose correct answers have changed and whose options have not, from the outcome before;
   * undefined if only the answer tells.
   */
  markAgain: (question: Question, outcome: Outcome) => Outcome | undefined
  /** Whether two questions have the same key. One that only follows an option whose text was corrected is the same. */
  isSameKey: (one: QuestionContent, other: QuestionContent) => boolean
  /** An answer to the question before it was changed, translated to the question after. */
  carry: (before: Question, after: Question, selected: SelectedOption) => SelectedOption
}
