import type * as en from '../../en/student/everywhere.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'جارٍ التحميل…',
  tryAgain: 'إعادة المحاولة',
  dismiss: 'إخفاء',
  cancel: 'إلغاء',
  problems: 'توجد مشكلة',
  errorTitle: (title) => `خطأ: ${title}`,
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  checkConnection: 'يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
  inAMoment: 'يُرجى إعادة المحاولة بعد لحظات.',
  networkError: 'خطأ في الشبكة. يُرجى إعادة المحاولة.',
  somethingWrong: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
  sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول مجددًا للمتابعة من حيث توقفت.',
  notShown: 'تعذّر عرض هذه الصفحة',
  nothingLost: 'لم يضع شيء مما حُفظ. يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
  loadingPage: 'جارٍ التحميل',
  untitled: 'اختبار بلا عنوان',
  minutes: (n) =>
    plural(n, {
      zero: '0 دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: `${number(n)} دقائق`,
      many: `${number(n)} دقيقة`,
      other: `${number(n)} دقيقة`,
    }),
}
