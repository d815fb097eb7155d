import type * as en from '../../en/desk/score-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'سجل الدرجات',
  entry: (date, score) => [date, ': ', score],
  entryByHand: (date, score, mark) => [date, ': ', score, '، ', mark],
  moved: (before, after) => ['من ', before, ' إلى ', after],
  same: 'الدرجة نفسها',
  marked: {
    correct: (n, by) => ['حُسب السؤال ', number(n), ' صحيحًا بواسطة ', by],
    incorrect: (n, by) => ['حُسب السؤال ', number(n), ' خطأ بواسطة ', by],
    points: (n, points, by) => [`ضُبطت نقاط السؤال ${number(n)} على ${number(points)} بواسطة `, by],
    undone: (n, by) => ['أُلغي التصحيح اليدوي للسؤال ', number(n), ' بواسطة ', by],
  },
  withReason: (mark, reason) => [mark, ': ', reason],
}
