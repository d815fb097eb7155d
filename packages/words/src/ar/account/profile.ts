import type * as en from '../../en/account/profile.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'الملف الشخصي',
  roles: { admin: 'ملف المعلّم', student: 'ملف الطالب' },
  quizzes: 'الاختبارات',
  attempts: 'المحاولات',
  results: 'النتائج',
  failed: 'تعذّر تحميل نتائجك، لكنها محفوظة.',
  quiz: 'الاختبار',
  score: 'الدرجة',
  date: 'التاريخ',
  opensShortly: 'تظهر قريبًا',
  attempt: (n) => `المحاولة ${number(n)}`,
  none: 'لا توجد نتائج اختبارات.',
  noneHint: 'عند إنهاء اختبار، تظهر درجتك هنا.',
  practiseMistakes: 'التدرب على أخطائي',
}
