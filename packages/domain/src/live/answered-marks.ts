import { isSkipped } from '../questions/selected-option.ts'
import { selectedIn, type Answer } from '../questions/answer.ts'

/** A 1 for each question that is answered and a 0 for each other one, in their order. */
export function answeredMarks(questions: readonly { _id: string }[], answers: readonly Answer[]): string {
  return selectedIn(questions, answers)
    .map((selected) => (selected === undefined || isSkipped(selected) ? '0' : '1'))
    .join('')
}
