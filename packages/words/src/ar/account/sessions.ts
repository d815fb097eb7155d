import type * as en from '../../en/account/sessions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  heading: 'الأجهزة التي سُجّل الدخول عليها',
  failed: 'تعذّر تحميل القائمة.',
  current: (login) => `هذا الجهاز. تسجيل الدخول: ${login}`,
  other: (lastUse, login) => `آخر استخدام: ${lastUse}. تسجيل الدخول: ${login}`,
  logout: 'تسجيل الخروج',
  logoutOf: (device) => `تسجيل الخروج من ${device}`,
  loggedOut: (device) => `تم تسجيل الخروج من ${device}.`,
  logoutEverywhere: 'تسجيل الخروج من كل الأجهزة',
  everywhereHint: 'يسجّل خروجك من كل الأجهزة، ومنها هذا الجهاز.',
  everywhereDone: 'تم تسجيل خروجك من كل الأجهزة.',
}
