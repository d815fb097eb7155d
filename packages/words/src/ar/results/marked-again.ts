import type * as en from '../../en/results/marked-again.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'إعادة التصحيح',
  asBefore: (date, n) => `في ${date} عاد احتساب السؤال ${number(n)} إلى ما كان عليه.`,
  byHand: (date, n, verdict) =>
    ({
      correct: `تصحيح يدوي في ${date}: يُحسب السؤال ${number(n)} صحيحًا.`,
      incorrect: `تصحيح يدوي في ${date}: يُحسب السؤال ${number(n)} خطأ.`,
    })[verdict],
  again: (date, n) => `أُعيد التصحيح في ${date}: السؤال ${number(n)}.`,
}
