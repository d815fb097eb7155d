import type * as en from '../../en/student/login.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'تسجيل الدخول',
  submit: 'تسجيل الدخول',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  forgot: 'هل نسيت كلمة المرور؟',
  newHere: (link) => ['أول مرة في Quizly؟ يمكن ', link('إنشاء حساب'), ' من هنا.'],
  done: 'تم تسجيل الدخول بنجاح!',
  haveCode: 'هل لديك رمز اختبار؟',
  haveCodeHint:
    'يلزم تسجيل الدخول أولاً. يُدخل الرمز في الشاشة التالية، ولا يبدأ الوقت إلا عند الضغط على «بدء الاختبار».',
}
