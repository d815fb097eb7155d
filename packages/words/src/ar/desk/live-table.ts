import type * as en from '../../en/desk/live-table.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'الطلاب الذين يؤدّون هذا الاختبار الآن',
  student: 'الطالب',
  state: 'الحالة',
  questions: 'الأسئلة',
  question: 'السؤال',
  questionsTo: (n) => `الأسئلة 1–${number(n)}`,
  answered: 'أُجيب عنه',
  answeredOf: (n, all) => `${number(n)} من ${number(all)}`,
  savedSeconds: (n) => `حُفظ قبل ${number(n)} ث`,
  savedMinutes: (n) => `حُفظ قبل ${number(n)} د`,
  timeLeft: 'الوقت المتبقي',
  actions: 'الإجراءات',
  timeFor: (name) => `وقت إضافي لـ${name}`,
  reopenOf: (name) => `إعادة فتح محاولة ${name}`,
  reopen: 'إعادة فتح المحاولة',
  offlineFor: (time) => `دون اتصال لمدة ${time}`,
  notStarted: 'انضم ولم يبدأ',
  working: 'يؤدّي الاختبار',
  submitted: 'تم التسليم',
}
