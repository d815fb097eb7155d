import type * as en from '../../en/account/reset-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  forgotHint: 'يُرجى إدخال البريد الإلكتروني لحسابك. سنرسل رابطًا لتعيين كلمة مرور جديدة.',
  sendLink: 'إرسال الرابط',
  backToLogin: 'العودة إلى تسجيل الدخول',
  title: 'تعيين كلمة مرور جديدة',
  hint: 'بعد ذلك يُسجَّل خروجك من كل الأجهزة.',
  submit: 'تعيين كلمة المرور',
  done: 'تم تعيين كلمة المرور الجديدة. يمكنك تسجيل الدخول بها.',
  brokenLink: 'هذا الرابط غير مكتمل. يُرجى فتحه مجددًا من الرسالة، أو طلب رابط جديد.',
  newLink: 'طلب رابط جديد',
}
