// Answers and keys of questions, by their kind.
import type { Slot } from '../../format.ts'

/** The mark is only for screen readers. */
export const markedCorrect = <Node>(answer: Node, hidden: Slot<Node>) => [answer, hidden(', marked correct')]
/** After the answer of a question without options. */
export const written = '(written answer)'
export const writtenLeniently = '(written answer, leniently marked)'
export const number = '(number)'
/** Stands for a picture that nobody has described. */
export const picture = '(picture)'
export const correctAnswer = 'Correct answer'
export const correctAnswers = 'Correct answers'
export const current = '(current answer)'
export const alsoAccepted = <Node>(answers: Node) => ['Also accepted: ', answers]
export const skipped = 'Skipped'
/** What was written. */
export const right = 'Right'
export const wrong = 'Wrong'
/** The same on a narrow chart. */
export const rightLabel = 'right'
export const wrongLabel = 'wrong'
/** On a printed quiz. */
export const printed = {
  single: 'Mark one answer',
  multiple: 'Mark all that apply',
  write: 'Write your answer',
  matching: 'Match the pairs: write a letter beside each item',
  ordering: 'Number the items in the right order',
}
