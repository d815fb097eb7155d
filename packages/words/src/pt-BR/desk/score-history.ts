import type * as en from '../../en/desk/score-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Histórico da pontuação',
  entry: (date, score) => [date, ': ', score],
  entryByHand: (date, score, mark) => [date, ': ', score, ', ', mark],
  moved: (before, after) => ['de ', before, ' para ', after],
  same: 'a mesma pontuação',
  marked: {
    correct: (n, by) => ['questão ', number(n), ' contada como correta por ', by],
    incorrect: (n, by) => ['questão ', number(n), ' contada como incorreta por ', by],
    points: (n, points, by) => [`pontos da questão ${number(n)} definidos como ${number(points)} por `, by],
    undone: (n, by) => ['correção manual da questão ', number(n), ' desfeita por ', by],
  },
  withReason: (mark, reason) => [mark, ': ', reason],
}
