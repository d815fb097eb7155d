// A question that is being answered.
import type { Slot } from '../../format.ts'
import { number } from '../language.ts'

/** Below the number of a question: “3 of 12”. */
export const outOf = (total: number) => `of ${number(total)}`
export const tasks = {
  single: 'Choose one answer',
  multiple: 'Choose all that apply',
  write: 'Write your answer',
}
/** The end is only for screen readers. */
export const clear = <Node>(n: number, hidden: Slot<Node>) => [
  'Clear answer',
  hidden(` to question ${number(n)}`),
]
/** The end is only for screen readers. */
export const flag = <Node>(n: number, hidden: Slot<Node>) => [
  'Flag',
  hidden(` question ${number(n)} for review`),
]
export const changedElsewhere = 'Changed on another device'
