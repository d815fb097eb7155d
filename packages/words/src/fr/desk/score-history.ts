import type * as en from '../../en/desk/score-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Historique du score',
  entry: (date, score) => [date, ' : ', score],
  entryByHand: (date, score, mark) => [date, ' : ', score, ', ', mark],
  moved: (before, after) => ['de ', before, ' à ', after],
  same: 'score inchangé',
  marked: {
    correct: (n, by) => ['question ', number(n), ' comptée comme correcte par ', by],
    incorrect: (n, by) => ['question ', number(n), ' comptée comme incorrecte par ', by],
    points: (n, points, by) => [`points de la question ${number(n)} fixés à ${number(points)} par `, by],
    undone: (n, by) => ['correction à la main de la question ', number(n), ' annulée par ', by],
  },
  withReason: (mark, reason) => [mark, ' : ', reason],
}
