import type * as en from '../../en/desk/mark-by-hand.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: (n) => `تصحيح السؤال ${number(n)} يدويًا`,
  counted: {
    correct: (by, date, reason) => ['حُسب صحيحًا بواسطة ', by, '، ', date, ': ', reason],
    incorrect: (by, date, reason) => ['حُسب خطأ بواسطة ', by, '، ', date, ': ', reason],
    points: (points, by, date, reason) => [
      `ضُبطت النقاط على ${number(points)} بواسطة `,
      by,
      '، ',
      date,
      ': ',
      reason,
    ],
  },
  undo: (n, spoken) => ['تراجع', spoken(` عن تصحيح السؤال ${number(n)}`)],
  countAs: {
    correct: (n, spoken) => ['احتسابه صحيحًا', spoken(` في السؤال ${number(n)}`)],
    incorrect: (n, spoken) => ['احتسابه خطأ', spoken(` في السؤال ${number(n)}`)],
    points: (n, spoken) => ['منح نقاط', spoken(` في السؤال ${number(n)}`)],
  },
  why: {
    correct: (n) => `سبب احتساب السؤال ${number(n)} صحيحًا (مطلوب)`,
    incorrect: (n) => `سبب احتساب السؤال ${number(n)} خطأ (مطلوب)`,
    points: (n) => `سبب منح السؤال ${number(n)} هذه النقاط (مطلوب)`,
  },
  whyHint: 'يراه الطالب مع النتيجة وفي الإيصال.',
  noReason: 'يُرجى إدخال سبب. يراه الطالب.',
  save: { correct: 'احتسابه صحيحًا', incorrect: 'احتسابه خطأ', points: 'منح النقاط' },
  points: (n, most) => `نقاط السؤال ${number(n)} (من 0 إلى ${number(most)})`,
  saving: 'جارٍ الحفظ…',
}
