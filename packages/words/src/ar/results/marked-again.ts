import type * as en from '../../en/results/marked-again.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'إعادة التصحيح',
  asBefore: (date, n) => `في ${date} عاد احتساب السؤال ${number(n)} إلى ما كان عليه.`,
  byHand: (date, n, verdict) =>
    ({
      correct: `تصحيح يدوي في ${date}: يُحسب السؤال ${number(n)} صحيحًا.`,
      incorrect: `تصحيح يدوي في ${date}: يُحسب السؤال ${number(n)} خطأ.`,
    })[verdict],
  pointsByHand: (date, n, points) =>
    plural(points, {
      zero: `صُحّح يدويًا في ${date}، السؤال ${number(n)}: صفر نقطة.`,
      one: `صُحّح يدويًا في ${date}، السؤال ${number(n)}: نقطة واحدة.`,
      two: `صُحّح يدويًا في ${date}، السؤال ${number(n)}: نقطتان.`,
      few: `صُحّح يدويًا في ${date}، السؤال ${number(n)}: ${number(points)} نقاط.`,
      many: `صُحّح يدويًا في ${date}، السؤال ${number(n)}: ${number(points)} نقطة.`,
      other: `صُحّح يدويًا في ${date}، السؤال ${number(n)}: ${number(points)} نقطة.`,
    }),
  ofThen: (points) =>
    plural(points, {
      zero: `كانت درجة السؤال حينها ${number(points)}.`,
      one: `كانت درجة السؤال حينها نقطة واحدة.`,
      two: `كانت درجة السؤال حينها نقطتين.`,
      few: `كانت درجة السؤال حينها ${number(points)} نقاط.`,
      many: `كانت درجة السؤال حينها ${number(points)} نقطة.`,
      other: `كانت درجة السؤال حينها ${number(points)} نقطة.`,
    }),
  again: (date, n) => `أُعيد التصحيح في ${date}: السؤال ${number(n)}.`,
  rubricItem: (text, points) => `${text} (${points})`,
  adjustment: (points) => `تعديل: ${points}`,
  rubric: 'ما احتُسب',
}
