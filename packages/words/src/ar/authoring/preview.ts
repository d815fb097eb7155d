import type * as en from '../../en/authoring/preview.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'معاينة',
  loading: 'جارٍ تحميل المعاينة',
  failed: 'تعذّر تحميل المعاينة',
  safe: 'الاختبار محفوظ.',
  none: 'لا شيء لمعاينته بعد',
  noneHint: 'لا توجد أسئلة في هذا الاختبار.',
  toQuestions: 'الانتقال إلى الأسئلة',
  note: (bold) => [bold('معاينة'), ' لا يُحفظ شيء ولا تُحتسب درجة.'],
  again: 'أداؤه مجددًا',
  end: 'إنهاء المعاينة',
}
