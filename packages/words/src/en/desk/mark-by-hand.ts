// One answer that an educator counts as correct or as incorrect.
import type { Slot } from '../../format.ts'
import { number } from '../language.ts'

export const label = (n: number) => `Mark question ${number(n)} by hand`
export const counted = {
  correct: <Node>(by: Node, date: Node, reason: Node) => [
    'Counted as correct by ',
    by,
    ', ',
    date,
    ': ',
    reason,
  ],
  incorrect: <Node>(by: Node, date: Node, reason: Node) => [
    'Counted as incorrect by ',
    by,
    ', ',
    date,
    ': ',
    reason,
  ],
  points: <Node>(points: number, by: Node, date: Node, reason: Node) => [
    `Points set to ${number(points)} by `,
    by,
    ', ',
    date,
    ': ',
    reason,
  ],
}
/** `spoken` is only read by screen readers. */
export const undo = <Node>(n: number, spoken: Slot<Node>) => ['Undo', spoken(` for question ${number(n)}`)]
export const countAs = {
  correct: <Node>(n: number, spoken: Slot<Node>) => [
    'Count as correct',
    spoken(` for question ${number(n)}`),
  ],
  incorrect: <Node>(n: number, spoken: Slot<Node>) => [
    'Count as incorrect',
    spoken(` for question ${number(n)}`),
  ],
  points: <Node>(n: number, spoken: Slot<Node>) => ['Give points', spoken(` for question ${number(n)}`)],
}
/** The name of the field for the reason. */
export const why = {
  correct: (n: number) => `Why question ${number(n)} counts as correct (required)`,
  incorrect: (n: number) => `Why question ${number(n)} counts as incorrect (required)`,
  points: (n: number) => `Why question ${number(n)} has these points (required)`,
}
export const whyHint = 'The student sees it with the result and in the receipt.'
export const noReason = 'Enter a reason. The student sees it.'
/** A button that saves the mark. */
export const save = { correct: 'Count as correct', incorrect: 'Count as incorrect', points: 'Give points' }
export const points = (n: number, most: number) => `Points for question ${number(n)} (0 to ${number(most)})`
/** The same after the points of a mark by hand. */
export const saving = 'Saving…'
