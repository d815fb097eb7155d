import { limits } from './limits.ts'
import { trimmed } from './visible-text.ts'

/** `single`: one option is right; `multiple`: one or more are; `write`: the student types the answer. */
export const questionTypes = ['single', 'multiple', 'write'] as const
export type QuestionType = (typeof questionTypes)[number]

/** A question as its author writes it. `options` is empty for `write`, whose `correctAnswers` holds one text. */
export type QuestionContent = {
  text: string
  type: QuestionType
  options: string[]
  correctAnswers: string[]
}

/** A stored question; `_id` stays the same through every revision of the quiz. */
export type Question = QuestionContent & { _id: string }

/** What a student may see of a question before handing in. */
export type StudentQuestion = Omit<Question, 'correctAnswers'>

/** The empty options that a question of this type begins with: none for `write`, four for the others. */
export function blankOptions(type: QuestionType): string[] {
  return type === 'write' ? [] : Array.from({ length: limits.optionsDefault }, () => '')
}

/** A question of another type: the text stays, options and correct answers start afresh. */
export function changeQuestionType<Q extends QuestionContent>(question: Q, type: QuestionType): Q {
  return { ...question, type, options: blankOptions(type), correctAnswers: [] }
}

/** The question without its answers. */
export function studentQuestion({ _id, text, type, options }: Question): StudentQuestion {
  return { _id, text, type, options }
}

/** The question as it is stored: every text without white space at its ends. */
export function trimQuestion<Q extends QuestionContent>(question: Q): Q {
  return {
    ...question,
    text: trimmed(question.text),
    options: question.options.map(trimmed),
    correctAnswers: question.correctAnswers.map(trimmed),
  }
}
