import type * as en from '../../en/authoring/no-questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'لا توجد أسئلة في هذا الاختبار بعد',
  hint: 'يلزم سؤال واحد على الأقل لاعتماد الاختبار.',
  write: 'كتابة أسئلة',
}
