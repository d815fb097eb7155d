import type * as en from '../../en/results/practice.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  practise: 'التدرب على هذا الاختبار',
  practiseHint: 'يُظهر التدرب الإجابات الصحيحة ولا يُحتسب.',
  eyebrow: 'التدرب',
  title: (quiz) => `التدرب: ${quiz}`,
  mistakes: 'التدرب على أخطائي',
  loading: 'جارٍ تحميل الأسئلة',
  failed: 'تعذّر تحميل الأسئلة',
  closed: 'لا يمكن التدرب على هذا الاختبار الآن',
  closedHint: 'ربما أُوقف التدرب، أو أنك تؤدّي الاختبار الآن.',
  none: 'لا أخطاء للتدرب عليها',
  noneHint: 'تظهر هنا الأسئلة التي أخطأت فيها أو تخطيتها بمجرد أن يُسمح لك برؤية إجاباتها الصحيحة.',
  cut: (n) => `هذه أحدث ${number(n)}، وهناك المزيد.`,
  fromDevice: 'لا يوجد اتصال. هذه هي الأسئلة التي احتفظ بها هذا الجهاز.',
  countsNothing: 'يمكنك التدرب ما شئت من المرات. لا يُحتسب شيء ولا يُحفظ شيء.',
  place: (n, total) => `السؤال ${number(n)} من ${number(total)}`,
  clock: 'إظهار المؤقّت',
  time: 'الوقت المنقضي',
  check: 'التحقق من الإجابة',
  show: 'إظهار الإجابة',
  next: 'السؤال التالي',
  finish: 'عرض الملخص',
  retry: 'إعادة هذا السؤال',
  rubric: 'ما يمنح النقاط',
  markYourself: 'تقييم ذاتي: كيف كانت إجابتك؟',
  summary: 'الملخص',
  wrongAgain: 'التدرب على الخاطئة مجددًا',
  allAgain: 'التدرب على الكل مجددًا',
  end: 'إنهاء التدرب',
}
