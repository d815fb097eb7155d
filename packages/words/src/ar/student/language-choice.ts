import type * as en from '../../en/student/language-choice.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'اللغة',
  failed: 'تعذّر تحميل اللغة. يُرجى التحقق من الاتصال ثم الاختيار مرة أخرى.',
}
