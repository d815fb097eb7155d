import type * as en from '../../en/screens/show-more.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  more: 'عرض المزيد',
  failed: 'تعذّر تحميل الباقي. يُرجى التحقق من الاتصال.',
}
