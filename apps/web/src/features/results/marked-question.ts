import type { Question, SelectedOption, VerdictName } from '@quizly/domain'

/** A question of a result: its number from 1, the student's answer and the verdict. */
export type MarkedQuestion = {
  number: number
  question: Question
  selected: SelectedOption
  verdict: VerdictName
  /** When the server received the answer, in ISO 8601; undefined if skipped. */
  savedAt: string | undefined
  /** The language of the question; undefined: the app's. */
  language: string | undefined
}
