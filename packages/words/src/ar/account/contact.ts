import type * as en from '../../en/account/contact.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  name: 'الاسم',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  sending: 'جارٍ الإرسال…',
  sent: 'تم إرسال الرسالة بنجاح!',
  signInFirst: 'يلزم تسجيل الدخول لإرسال رسالة.',
  inQuiz: 'هل لديك اختبار جارٍ الآن؟',
  inQuizHint: 'تبقى إجاباتك على جهازك. يُرجى إخبار معلّمك أولاً.',
}
