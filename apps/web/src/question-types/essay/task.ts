import { essay as essayWords } from '@quizly/words/results.ts'
import type { StudentQuestion } from '@quizly/domain'

/** What is to be written, on the screen and printed. */
export function essayTask({ essay }: StudentQuestion): string {
  const { most } = essay ?? {}
  return most ? essayWords.tasks[most.kind](most.count) : essayWords.task
}
