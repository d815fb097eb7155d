import type { SelectedOption } from './selected-option.ts'
import { indexesOf } from './indexes.ts'

export type Answer = { questionId: string; selectedOption: SelectedOption }

/** Whether two answers to one question say the same. */
export function isSameAnswer(one: Answer, other: Answer): boolean {
  if (one.selectedOption === other.selectedOption) return true
  return Array.isArray(one.selectedOption) && textOf(one) === textOf(other)
}

/** The selection as one text, by which two can be compared. */
export const textOf = ({ selectedOption }: Answer) => JSON.stringify(selectedOption)

/** What was selected in each question, in their order. Of two answers to a question the last counts. */
export function selectedIn(
  questions: readonly { _id: string }[],
  answers: readonly Answer[],
): (SelectedOption | undefined)[] {
  const places = indexesOf(questions)
  const selected = questions.map((): SelectedOption | undefined => undefined)
  for (const { questionId, selectedOption } of answers) {
    const index = places.get(questionId)
    if (index !== undefined) selected[index] = selectedOption
  }
  return selected
}
