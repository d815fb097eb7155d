import type * as en from '../../en/problems/account.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  account: {
    'enter-email': 'يُرجى إدخال بريدك الإلكتروني، مثل name@example.com',
    'enter-password': 'يُرجى إدخال كلمة مرور',
    'enter-code': 'يُرجى إدخال الرمز',
    'wrong-password': 'هذه ليست كلمة المرور الحالية.',
    'password-is-own-name': 'يُرجى اختيار كلمة مرور غير اسمك أو بريدك الإلكتروني',
    'common-password': 'يستخدم كثيرون كلمة المرور هذه. يُرجى اختيار كلمة أصعب تخمينًا',
    'colleague-has-role': 'لهذا الزميل دور في الاختبار من قبل. يمكن تغييره من القائمة.',
    'zero-character': 'في هذا النص حرف لا يمكن حفظه.',
  },
}
