import type * as en from '../../en/desk/students.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'جارٍ تحميل الطلاب',
  failed: 'تعذّر تحميل الطلاب',
  nobody: 'لم ينضم أي طالب بعد',
  nobodyHint: 'يظهر الطلاب هنا عند انضمامهم.',
  label: 'الطلاب',
  columns: {
    student: 'الطالب',
    state: 'الحالة',
    score: 'الدرجة',
    took: 'الوقت المستغرق',
    extra: 'الوقت الإضافي',
    late: 'الإجابات المتأخرة',
    receipt: 'الإيصال',
    actions: 'الإجراءات',
  },
  receiptReady: 'جاهز للطباعة',
  counts: (n, all) => `تُحتسب المحاولة ${number(n)} من ${number(all)}`,
  countsWhileRunning: (n, all) =>
    `تُحتسب المحاولة ${number(n)} من ${number(all)}، والمحاولة ${number(all)} جارية`,
  notStarted: 'انضم ولم يبدأ',
  working: (time) => ['يؤدّي الاختبار، بقي ', time],
  endedForAll: 'أُنهي للجميع',
  timeRanOut: 'انتهى الوقت',
  submitted: 'تم التسليم',
  extra: (minutes, name, hidden) => ['+ ', minutes, hidden(` لـ${name}: من منحه`)],
  extraFromStart: (n) => `+ ${number(n)} من البداية، حسب الإعدادات`,
  grant: (n, by, time) => ['+ ', number(n), ' بواسطة ', by, ' في ', time],
  grantBecause: (n, by, time, reason) => ['+ ', number(n), ' بواسطة ', by, ' في ', time, ': ', reason],
  decideLate: (name, hidden) => ['اتخاذ قرار', hidden(` بشأن الإجابات المتأخرة لـ${name}`)],
  late: { accepted: 'مقبولة', refused: 'مرفوضة' },
  more: (name) => `إجراءات أخرى: ${name}`,
  seeAttempt: 'عرض المحاولة',
  deleteAttempt: 'حذف المحاولة…',
  deletedAttempts: 'المحاولات المحذوفة',
  deleted: (by, time) => ['حُذفت بواسطة ', by, '، ', time],
  deletedBecause: (by, time, reason) => ['حُذفت بواسطة ', by, '، ', time, ': ', reason],
}
