import type { Question, SelectedOption, VerdictName } from '@quizly/domain'

/** A question of a result, by its number from 1, with what the student answered and what that is worth. */
export type MarkedQuestion = {
  number: number
  question: Question
  selected: SelectedOption
  verdict: VerdictName
  /** When the server had the answer, in ISO 8601; skipped ones have no such moment. */
  savedAt: string | undefined
  /** What the question is written in; none: the app's own language. */
  language: string | undefined
}
