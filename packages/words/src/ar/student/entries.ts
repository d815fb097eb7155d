import type * as en from '../../en/student/entries.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  missing: {
    email: 'يُرجى إدخال بريدك الإلكتروني، مثل name@example.com',
    password: 'يُرجى إدخال كلمة مرور',
    secretCode: 'يُرجى إدخال الرمز',
  },
}
