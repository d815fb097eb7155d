import type * as en from '../../en/desk/student-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'جارٍ تحميل إجابات الطالب',
  failed: 'تعذّر تحميل النتيجة',
  safe: 'هي محفوظة.',
  answers: 'الإجابات',
  timelineHint: 'يراه الطالب أيضًا، لكن بلا تصحيح يدوي ولا أسماء ولا أسباب ولا نشر للنتائج.',
  ended: 'أُنهي للجميع',
  timeRanOut: 'انتهى الوقت',
  remove: 'حذف المحاولة…',
  students: 'الطلاب',
  previous: (name) => ['→ السابق: ', name],
  next: (name) => ['التالي: ', name, ' ←'],
  attempts: 'المحاولات',
  attempt: (n) => `المحاولة ${number(n)}`,
  attemptIs: (name, state) => [name, ': ', state],
  attemptCounts: (name, state) => [name, ': ', state, ' (تُحتسب)'],
  running: 'جارية',
}
