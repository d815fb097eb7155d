import type * as en from '../../en/desk/extra-time.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  noneReached: {
    running: 'لم يحصل أي طالب على وقت إضافي: لا أحد يؤدّي الاختبار الآن.',
    'cut-off': 'لم يحصل أي طالب على وقت إضافي: سُلّمت محاولاتهم من قبل.',
  },
  failed: 'تعذّر منح الوقت: لم يمكن الوصول إلى الخادم.',
  canContinue: (name, amount) => `يمكن لـ${name} المتابعة. الوقت الممنوح: ${amount}.`,
  has: (name, amount) => `الوقت الممنوح لـ${name}: ${amount}.`,
  noWayBack: 'لا يمكن سحب الوقت الإضافي بعد منحه.',
  underAMinute: 'أقل من دقيقة',
  usable: (minutes) => `الوقت القابل للاستخدام منه: ${minutes}.`,
  usableBySome: (n, minutes) =>
    plural(n, {
      zero: `لا يوجد طلاب يستخدمون جزءًا منه فقط: ${minutes}.`,
      one: `طالب واحد يمكنه استخدام جزء منه فقط: ${minutes}.`,
      two: `طالبان يمكنهما استخدام جزء منه فقط، على الأقل ${minutes}.`,
      few: `${number(n)} طلاب يمكنهم استخدام جزء منه فقط، على الأقل ${minutes}.`,
      many: `${number(n)} طالبًا يمكنهم استخدام جزء منه فقط، على الأقل ${minutes}.`,
      other: `${number(n)} طالب يمكنهم استخدام جزء منه فقط، على الأقل ${minutes}.`,
    }),
  closesThen: 'بعد ذلك يُغلق الاختبار للجميع.',
  moreMinutes: (n) =>
    plural(n, {
      zero: `${number(n)} دقيقة إضافية`,
      one: 'دقيقة إضافية واحدة',
      two: 'دقيقتان إضافيتان',
      few: `${number(n)} دقائق إضافية`,
      many: `${number(n)} دقيقة إضافية`,
      other: `${number(n)} دقيقة إضافية`,
    }),
  morePercent: (n) => `وقت إضافي بنسبة ‎${number(n)}%‎`,
  wrongMinutes: 'يُرجى إدخال عدد صحيح من الدقائق، من 1 إلى 1,440.',
  minutes: 'الدقائق (مطلوب)',
  reason: 'السبب (اختياري)',
  reasonHint: 'يُحفظ مع الوقت الإضافي. لا يراه الطلاب.',
  give: 'منح وقت إضافي',
  usual: {
    five: '+ 5 دقائق',
    ten: '+ 10 دقائق',
    quarter: '‎+ 25%‎ من المدة',
  },
  other: 'غير ذلك…',
  reopenUsual: {
    five: 'إعادة فتح المحاولة، + 5 دقائق',
    ten: 'إعادة فتح المحاولة، + 10 دقائق',
    quarter: 'إعادة فتح المحاولة، ‎+ 25%‎ من المدة',
  },
  reopenOther: 'إعادة فتح المحاولة، غير ذلك…',
}
