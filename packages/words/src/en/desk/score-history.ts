// How the score of an attempt has changed, as in “14 March 2026, 10:42: from 3 / 5 to 4 / 5, question 2 counted as correct by Mia: Checked”.
import { number } from '../language.ts'

export const title = 'Score history'
/** `score` is `moved` or `same`. */
export const entry = <Node>(date: Node, score: Node) => [date, ': ', score]
/** `mark` is one of `marked` or `withReason`. */
export const entryByHand = <Node>(date: Node, score: Node, mark: Node) => [date, ': ', score, ', ', mark]
export const moved = <Node>(before: Node, after: Node) => ['from ', before, ' to ', after]
export const same = 'the same score'
export const marked = {
  correct: <Node>(n: number, by: Node) => [`question ${number(n)} counted as correct by `, by],
  incorrect: <Node>(n: number, by: Node) => [`question ${number(n)} counted as incorrect by `, by],
  points: <Node>(n: number, points: number, by: Node) => [
    `points of question ${number(n)} set to ${number(points)} by `,
    by,
  ],
  undone: <Node>(n: number, by: Node) => [`mark by hand of question ${number(n)} undone by `, by],
}
export const withReason = <Node>(mark: Node, reason: Node) => [mark, ': ', reason]
