import type * as en from '../../en/account/fields.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  fullName: 'الاسم الكامل',
  newPassword: 'كلمة المرور الجديدة',
  passwordHint: '8 أحرف على الأقل',
}
