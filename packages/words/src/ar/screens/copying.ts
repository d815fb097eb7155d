import type * as en from '../../en/screens/copying.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  done: 'تم النسخ',
  failed: 'لم يسمح المتصفح بالنسخ. يُرجى تحديد النص ونسخه.',
}
