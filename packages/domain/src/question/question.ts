import type { QuestionType } from './question-type.ts'
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

/** How a question is marked where its correct answers alone do not say it. */
export type MarkingRule = {
  /** Each of these sets of answers is as correct as the question's own. */
  also?: SetOfAnswers[] | undefined
  /** `full`: everybody gets the point. `left-out`: the question counts for nobody. */
  all?: 'full' | 'left-out' | undefined
}

/** An earlier rule. It still counts for attempts that were shown a revision up to `upTo`, where it gives more. */
export type KeptRule = MarkingRule & { correctAnswers: SetOfAnswers; upTo: number }

export type QuestionMarking = MarkingRule & { kept?: KeptRule[] }

/** The rule that counts now, without those of before, which are for attempts at one quiz only; undefined if there is none. */
export function ruleNow({ also, all }: QuestionMarking): MarkingRule | undefined {
  return also || all ? { ...(also && { also }), ...(all && { all }) } : undefined
}

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
