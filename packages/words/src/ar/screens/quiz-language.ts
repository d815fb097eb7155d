import type * as en from '../../en/screens/quiz-language.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'اللغة',
  hint: 'تقرأ برامج قراءة الشاشة أسئلتك بهذه اللغة.',
}
