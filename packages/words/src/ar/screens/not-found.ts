import type * as en from '../../en/screens/not-found.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'الصفحة غير موجودة',
  hint: 'لا شيء مما سبق. يُرجى التحقق من العنوان إن كُتب يدويًا؛ وإن كان رابطًا فقد يكون قديمًا.',
  goHome: 'الانتقال إلى الرئيسية',
  enterCode: 'إدخال رمز اختبار',
}
