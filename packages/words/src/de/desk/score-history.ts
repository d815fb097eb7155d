import type * as en from '../../en/desk/score-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Verlauf der Punktzahl',
  entry: (date, score) => [date, ': ', score],
  entryByHand: (date, score, mark) => [date, ': ', score, ', ', mark],
  moved: (before, after) => ['von ', before, ' auf ', after],
  same: 'gleiche Punktzahl',
  marked: {
    correct: (n, by) => ['Frage ', number(n), ' als richtig gewertet von ', by],
    incorrect: (n, by) => ['Frage ', number(n), ' als falsch gewertet von ', by],
    points: (n, points, by) => [`Frage ${number(n)} auf ${number(points)} Punkte gesetzt von `, by],
    undone: (n, by) => ['Bewertung von Hand bei Frage ', number(n), ' zurückgenommen von ', by],
  },
  withReason: (mark, reason) => [mark, ': ', reason],
}
