import type * as en from '../../en/student/verify.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'إدخال رمز الاختبار',
  lead: 'يُرجى إدخال رمز الاختبار الذي حصلت عليه.',
  code: 'رمز الاختبار',
  codeHint: '8 خانات من الأحرف والأرقام، مع مراعاة الفرق بين الأحرف الكبيرة والصغيرة.',
  placeholder: 'إدخال الرمز',
  submit: 'التحقق والمتابعة',
  clockHint: 'لا يبدأ الوقت بعد. يظهر أولاً العنوان وعدد الأسئلة والمدة.',
  unknownCode: 'رمز غير صالح. يُرجى إعادة المحاولة.',
  failed: 'حدث خطأ. يُرجى إعادة المحاولة لاحقًا.',
}
