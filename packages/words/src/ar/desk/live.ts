import type * as en from '../../en/desk/live.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'جارٍ تحميل من يؤدّي الاختبار',
  failed: 'تعذّر تحميل من يؤدّي الاختبار',
  safe: 'لا يتأثر طلابك ويمكنهم متابعة الاختبار.',
  outOfDate: 'تعذّر الوصول إلى الخادم، فقد لا يكون هذا محدّثًا. المحاولة مستمرة.',
  nobody: 'لم ينضم أي طالب بعد',
  nobodyHint: 'يظهر الطلاب هنا عند انضمامهم.',
  paused: 'التحديث متوقف مؤقتًا.',
  updated: (n) =>
    plural(n, {
      zero: 'تم التحديث الآن.',
      one: 'تم التحديث قبل ثانية واحدة.',
      two: 'تم التحديث قبل ثانيتين.',
      few: `تم التحديث قبل ${number(n)} ثوانٍ.`,
      many: `تم التحديث قبل ${number(n)} ثانية.`,
      other: `تم التحديث قبل ${number(n)} ثانية.`,
    }),
  offlineHint: 'يمكن للطلاب المنقطعين عن الاتصال متابعة الاختبار. تُرسل إجاباتهم عند عودة الاتصال.',
  pause: 'إيقاف التحديث مؤقتًا',
  resume: 'استئناف التحديث',
  showing: (shown, n) =>
    plural(n, {
      zero: `لا طلاب للعرض (${number(shown)}).`,
      one: `المعروض ${number(shown)} من طالب واحد، وأولاً من قد يحتاج إلى مساعدة.`,
      two: `المعروض ${number(shown)} من طالبين، وأولاً من قد يحتاج إلى مساعدة.`,
      few: `المعروض ${number(shown)} من ${number(n)} طلاب، وأولاً من قد يحتاج إلى مساعدة.`,
      many: `المعروض ${number(shown)} من ${number(n)} طالبًا، وأولاً من قد يحتاج إلى مساعدة.`,
      other: `المعروض ${number(shown)} من ${number(n)} طالب، وأولاً من قد يحتاج إلى مساعدة.`,
    }),
  timeForAll: 'وقت إضافي للجميع',
  gotTime: (n, amount) =>
    plural(n, {
      zero: `لم يحصل أي طالب على وقت إضافي (${amount}).`,
      one: `وقت إضافي لطالب واحد: ${amount}.`,
      two: `وقت إضافي لطالبين: ${amount}.`,
      few: `وقت إضافي لـ${number(n)} طلاب: ${amount}.`,
      many: `وقت إضافي لـ${number(n)} طالبًا: ${amount}.`,
      other: `وقت إضافي لـ${number(n)} طالب: ${amount}.`,
    }),
  figures: {
    joined: 'انضموا',
    working: 'يؤدّون الاختبار',
    offline: 'دون اتصال',
    notStarted: 'لم يبدؤوا',
    submitted: 'سلّموا',
  },
}
