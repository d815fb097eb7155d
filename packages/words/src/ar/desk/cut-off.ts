import type * as en from '../../en/desk/cut-off.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'انقطاع جماعي للاتصال',
  since: (n, from) =>
    plural(n, {
      zero: `لم ينقطع أي طالب منذ ${from}.`,
      one: `طالب واحد انقطع اتصاله منذ ${from}.`,
      two: `طالبان انقطع اتصالهما منذ ${from}.`,
      few: `${number(n)} طلاب انقطع اتصالهم منذ ${from}.`,
      many: `${number(n)} طالبًا انقطع اتصالهم منذ ${from}.`,
      other: `${number(n)} طالب انقطع اتصالهم منذ ${from}.`,
    }),
  were: (n, from, until, minutes) =>
    plural(n, {
      zero: `لم ينقطع أي طالب ${from}–${until}. منح وقت إضافي: ${minutes}؟`,
      one: `طالب واحد انقطع اتصاله ${from}–${until}. منحه وقتًا إضافيًا: ${minutes}؟`,
      two: `طالبان انقطع اتصالهما ${from}–${until}. منحهما وقتًا إضافيًا: ${minutes}؟`,
      few: `${number(n)} طلاب انقطع اتصالهم ${from}–${until}. منحهم وقتًا إضافيًا: ${minutes}؟`,
      many: `${number(n)} طالبًا انقطع اتصالهم ${from}–${until}. منحهم وقتًا إضافيًا: ${minutes}؟`,
      other: `${number(n)} طالب انقطع اتصالهم ${from}–${until}. منحهم وقتًا إضافيًا: ${minutes}؟`,
    }),
  reopen: (n) =>
    `إعادة فتح المحاولات التي انتهى وقتها أيضًا (${number(n)}). ربما رأى بعض الطلاب الإجابات الصحيحة منذ ذلك الحين.`,
  give: (minutes) => `منح وقت إضافي: ${minutes}`,
  giving: 'جارٍ المنح…',
  notNow: 'ليس الآن',
}
