import type * as en from '../../en/student/navigation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  menu: 'القائمة',
  main: 'القائمة الرئيسية',
  home: 'الرئيسية',
  about: 'من نحن',
  contact: 'التواصل معنا',
  myQuizzes: 'اختباراتي',
  signUp: 'إنشاء حساب',
  login: 'تسجيل الدخول',
}
