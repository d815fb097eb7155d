import { numeric as numericWords } from '@quizly/words/results.ts'
import type { StudentQuestion } from '@quizly/domain'

/** What is to be written, on the screen and printed. */
export function numericTask({ number }: StudentQuestion): string {
  const { precision, hasUnit } = number ?? {}
  const sentence = precision ? numericWords.tasks[precision.kind](precision.count) : numericWords.task
  return hasUnit ? numericWords.withUnit(sentence) : sentence
}
