import type { Result } from '@quizly/contract'
import type { Answer, SelectedOption } from '@quizly/domain'

/** What a student chose for one question, in order, and how many of these choices were acknowledged. */
type Choices = { options: SelectedOption[]; acknowledged: number }

/** What a student knows for certain, whatever the server remembers. */
export type KnownToStudent = {
  studentId: string
  choices: Map<string, Choices>
  /** Answers that were missing, or older, when the page was reopened. */
  lostOnReload: number
  submitted: Answer[]
  /** How many windows were told that their submission was the first. */
  created: number
  /** How many pictures the student's pages showed. */
  picturesShown: number
  /** How many were refused, or were others than the one that the question names. */
  picturesWrong: number
  /** Every result shown to the student. */
  results: Result[]
}
