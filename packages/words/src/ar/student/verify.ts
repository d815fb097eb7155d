import type * as en from '../../en/student/verify.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'إدخال رمز التحقق',
  lead: 'يُرجى إدخال رمز الاختبار الذي حصلت عليه.',
  code: 'رمز الاختبار',
  codeHint: '8 أحرف وأرقام. تُميَّز الأحرف الكبيرة عن الصغيرة.',
  placeholder: 'إدخال الرمز',
  submit: 'تحقق ومتابعة',
  clockHint: 'لا يبدأ الوقت بعد. يظهر أولاً العنوان وعدد الأسئلة والمدة.',
  unknownCode: 'رمز غير صالح. يُرجى إعادة المحاولة.',
  failed: 'حدث خطأ. يُرجى إعادة المحاولة لاحقًا.',
}
