import type { Slot } from '../../format.ts'

// The questions of a quiz in a table.
export const loading = 'Loading the questions'
export const loadingToReview = 'Loading the questions to review'
export const loadingToEdit = 'Loading the questions to edit'
export const writeThem = 'Write the questions'
export const preview = 'Preview'
/** `questions` and `minutes` are like “5 questions” and “20 minutes”; `tick` stands in one line. */
export const facts = <Node>(questions: string, minutes: string, tick: Slot<Node>) => [
  questions,
  ' · ',
  minutes,
  ' · correct options are marked ',
  tick('with a tick'),
]
export const finalize = 'Finalize Quiz'
export const table = 'Questions in this quiz'
export const question = 'Question'
