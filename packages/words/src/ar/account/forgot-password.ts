import type * as en from '../../en/account/forgot-password.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  nextSteps: {
    'link-sent':
      'إذا كان هناك حساب بهذا البريد الإلكتروني، فسيصلك رابط لتعيين كلمة مرور جديدة. الرابط صالح لساعة واحدة.',
    'ask-operator': 'يُرجى طلب رابط من مسؤول Quizly في مدرستك.',
  },
}
