import type * as en from '../../en/account/account-menu.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'قائمة الحساب',
  account: 'الحساب',
  logout: 'تسجيل الخروج',
}
