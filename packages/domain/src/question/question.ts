import type { QuestionType } from '../question-types/question-type.ts'
import type { MarkingRule, QuestionMarking } from '../remarking/marking-rule.ts'
import { trimmed } from './visible-text.ts'

/**
 * A question as an educator writes it. `options` is empty for `write`, whose `correctAnswers` holds one text.
 * `fixedOptions` are the places, from 0, of options that stay there when options are shuffled (“All of the above”). `marking`: what counts besides the correct answers.
 */
export type QuestionContent = {
  text: string
  type: QuestionType
  options: string[]
  correctAnswers: string[]
  fixedOptions?: number[] | undefined
  marking?: MarkingRule | undefined
}

/** Answers that are correct together: one text unless several options are to be chosen. */
export type SetOfAnswers = string[]

/** A stored question. `_id` stays the same in every revision of the quiz. `marking`: what a re-marking has changed. */
export type Question = QuestionContent & { _id: string; marking?: QuestionMarking | undefined }

/** What a student may see of a question before submitting. */
export type StudentQuestion = Omit<Question, 'correctAnswers' | 'fixedOptions' | 'marking'>

/** The question without its answers. */
export function studentQuestion({ _id, text, type, options }: Question): StudentQuestion {
  return { _id, text, type, options }
}

/** The question in the form in which it is stored: every text without outer white space. */
export function trimQuestion<Q extends QuestionContent>(question: Q): Q {
  return {
    ...question,
    text: trimmed(question.text),
    options: question.options.map(trimmed),
    correctAnswers: question.correctAnswers.map(trimmed),
  }
}
