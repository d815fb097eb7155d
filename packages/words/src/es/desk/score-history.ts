import type * as en from '../../en/desk/score-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Historial de puntuación',
  entry: (date, score) => [date, ': ', score],
  entryByHand: (date, score, mark) => [date, ': ', score, ', ', mark],
  moved: (before, after) => ['de ', before, ' a ', after],
  same: 'la misma puntuación',
  marked: {
    correct: (n, by) => ['pregunta ', number(n), ' contada como correcta por ', by],
    incorrect: (n, by) => ['pregunta ', number(n), ' contada como incorrecta por ', by],
    points: (n, points, by) => [`puntos de la pregunta ${number(n)} fijados en ${number(points)} por `, by],
    undone: (n, by) => ['corrección a mano de la pregunta ', number(n), ' deshecha por ', by],
  },
  withReason: (mark, reason) => [mark, ': ', reason],
}
