import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    'enter-email': 'يُرجى إدخال بريدك الإلكتروني، مثل name@example.com',
    'enter-password': 'يُرجى إدخال كلمة مرور',
    'enter-code': 'يُرجى إدخال الرمز',
  },
}
