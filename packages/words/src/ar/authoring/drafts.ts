import type * as en from '../../en/authoring/drafts.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  places: {
    server: 'المسودة محفوظة على الخادم',
    device: 'المسودة محفوظة على هذا الجهاز',
    nowhere: 'لا يمكن لهذا الجهاز حفظ مسودة',
  },
  conflict: (button) => ['غيّر جهاز آخر هذه المسودة أيضًا. ', button('اختيار المسودة المراد الاحتفاظ بها')],
  which: 'أيّ مسودة ستُحفظ؟',
  compared: (mine, theirs, moment) =>
    `على هذا الجهاز ${mine}. في المسودة الأخرى ${theirs}، وآخر تغيير لها ${moment}. في المسودة الأخرى:`,
  differences: {
    missing: (n) => `السؤال ${number(n)} غير موجود`,
    added: (n) => `السؤال ${number(n)} إضافي`,
    changed: (n) => `السؤال ${number(n)} مختلف`,
  },
  differenceAt: (difference, question) => [difference, ': ', question],
  more: (n) =>
    plural(n, {
      zero: 'لا اختلافات أخرى',
      one: 'اختلاف واحد آخر',
      two: 'اختلافان آخران',
      few: `${number(n)} اختلافات أخرى`,
      many: `${number(n)} اختلافًا آخر`,
      other: `${number(n)} اختلاف آخر`,
    }),
  later: 'اتخاذ القرار لاحقًا',
  takeOther: 'استخدام المسودة الأخرى',
  keepThis: 'الاحتفاظ بهذه المسودة',
}
