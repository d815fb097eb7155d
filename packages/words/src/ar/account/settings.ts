import type * as en from '../../en/account/settings.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  data: 'بياناتك',
  dataHint: 'كل ما يحتفظ به Quizly عنك في ملف JSON: حسابك واختباراتك وإجاباتك ونتائجك ورسائلك.',
  download: 'تنزيل بياناتي',
  name: 'الاسم',
  nameHint: 'يتغير في كل مكان، ومنه النتائج السابقة. تحتفظ الإيصالات باسمك وقت التسليم.',
  changeName: 'تغيير الاسم',
  nameChanged: 'تم تغيير اسمك.',
  password: 'كلمة المرور',
  passwordHint: 'سيُسجَّل خروجك من الأجهزة الأخرى.',
  currentPassword: 'كلمة المرور الحالية',
  changePassword: 'تغيير كلمة المرور',
  passwordChanged: 'تم تغيير كلمة مرورك. سُجّل خروجك من الأجهزة الأخرى.',
}
