import type * as en from '../../en/desk/loaded-quiz.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  failed: 'تعذّر تحميل النتائج',
  safe: 'هي محفوظة.',
  missing: 'لم يُعثر على الاختبار.',
  asOf: (time) => `حتى الساعة ${time}`,
}
