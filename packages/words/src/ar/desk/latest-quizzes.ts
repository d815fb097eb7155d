import type * as en from '../../en/desk/latest-quizzes.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'أحدث اختباراتك',
  all: 'كل الاختبارات',
  running: (n) => `${number(n)} الآن`,
  average: 'المتوسط',
  percent: (n) => `‎${number(n)}%‎`,
  code: 'الرمز',
  draft: 'مسودة',
  notWritten: 'لم يُكتب بعد',
  noAttempts: 'لا محاولات بعد',
  finished: (n) => `أنهاه ${number(n)}`,
}
