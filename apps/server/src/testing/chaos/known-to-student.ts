import type { Result } from '@quizly/contract'
import type { Answer, SelectedOption } from '@quizly/domain'

/** What a student chose for one question, in order, and up to where a server has acknowledged it. */
type Choices = { options: SelectedOption[]; acknowledged: number }

/** What a student knows to be true, whatever the server remembers. */
export type StudentRecord = {
  studentId: string
  choices: Map<string, Choices>
  /** Answers that were not there any more, or were older ones, when the page was opened again. */
  lostOnReload: number
  handedIn: Answer[]
  /** How many windows were told that they, and no other, have handed in. */
  created: number
  /** Every result that the student was shown. */
  results: Result[]
}
