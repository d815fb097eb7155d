import type * as en from '../../en/authoring/review.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  loading: 'جارٍ تحميل الأسئلة',
  loadingToReview: 'جارٍ تحميل الأسئلة للمراجعة',
  loadingToEdit: 'جارٍ تحميل الأسئلة للتحرير',
  writeThem: 'كتابة الأسئلة',
  preview: 'معاينة',
  facts: (questions, minutes, tick) => [
    questions,
    ' · ',
    minutes,
    ' · الخيارات الصحيحة ',
    tick('عليها علامة صح'),
  ],
  finalize: 'اعتماد الاختبار',
  table: 'أسئلة هذا الاختبار',
  question: 'السؤال',
}
