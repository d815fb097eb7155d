import type * as en from '../../en/desk/findings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongKey: (n) => `قد يكون مفتاح إجابة السؤال ${number(n)} خطأ`,
  checkKey: 'التحقق من مفتاح الإجابة',
  hardest: (n) => `السؤال ${number(n)} هو الأصعب`,
  right: (n, asked) =>
    plural(n, {
      zero: `عدد من أجابوا عنه إجابة صحيحة: 0 من ${number(asked)}`,
      one: `أصاب فيه طالب واحد من ${number(asked)}`,
      two: `أصاب فيه طالبان من ${number(asked)}`,
      few: `أصاب فيه ${number(n)} من ${number(asked)}`,
      many: `أصاب فيه ${number(n)} من ${number(asked)}`,
      other: `أصاب فيه ${number(n)} من ${number(asked)}`,
    }),
  whoMissed: 'عرض من أخطأ فيه',
  belowHalf: (n) =>
    plural(n, {
      zero: 'لم ينل أي طالب أقل من النصف',
      one: 'طالب واحد نال أقل من النصف',
      two: 'طالبان نالا أقل من النصف',
      few: `${number(n)} طلاب نالوا أقل من النصف`,
      many: `${number(n)} طالبًا نالوا أقل من النصف`,
      other: `${number(n)} طالب نالوا أقل من النصف`,
    }),
  seeStudents: 'عرض الطلاب',
  notCounted: (n) =>
    plural(n, {
      zero: 'كل النتائج محتسبة',
      one: 'نتيجة واحدة لم تُحتسب بعد',
      two: 'نتيجتان لم تُحتسبا بعد',
      few: `${number(n)} نتائج لم تُحتسب بعد`,
      many: `${number(n)} نتيجة لم تُحتسب بعد`,
      other: `${number(n)} نتيجة لم تُحتسب بعد`,
    }),
  notCountedHint: 'تم تحرير الاختبار. يجري تحديث درجاتها.',
}
