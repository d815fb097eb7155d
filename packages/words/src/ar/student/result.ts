import type * as en from '../../en/student/result.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: (quiz) => `النتيجة – ${quiz}`,
  previewTitle: (quiz) => `نتيجة معاينة – ${quiz}`,
  heading: 'نتيجتك',
  answersHeading: 'إجاباتك',
  score: 'الدرجة',
  outOf: (total) => `من ${number(total)}`,
  questions: 'الأسئلة',
  summary: 'الملخّص',
  print: 'طباعة النتيجة',
  receipt: 'الإيصال',
  timeline: 'السجل الزمني',
  allMine: 'كل نتائجي',
  endedForAll: (time) => `أنهى معلّمك الاختبار في ${time}. سُلّمت إجاباتك تلقائيًا.`,
  timeWasUp: (time) => `انتهى الوقت في ${time}. سُلّمت إجاباتك تلقائيًا.`,
  loading: 'جارٍ تحميل نتيجتك',
  failed: 'حدث خطأ أثناء تحميل نتيجة الاختبار.',
  kept: 'نتيجتك محفوظة على الخادم.',
  loginFirst: 'يُرجى تسجيل الدخول لعرض نتائجك.',
  noQuiz: 'لم يُعثر على الاختبار.',
  noQuizHint: 'يُرجى التحقق من العنوان، أو اختيار النتيجة من ملفك الشخصي.',
  none: 'لا توجد نتيجة.',
  noneHint: 'لم يُسلَّم هذا الاختبار بعد.',
  goToQuiz: 'الانتقال إلى الاختبار',
  partFailed: 'تعذّر تحميل هذا الجزء، وهو محفوظ على الخادم. يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
  openScore: (n, most) => `${number(n)} + ؟ من ${number(most)}`,
}
