import type * as en from '../../en/desk/no-attempts-yet.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  draft: 'ما زال مسودة. يلزم اعتماده للحصول على الرمز السري لطلابك.',
  codeOff: 'الرمز متوقف: لا يمكن للطلاب الانضمام.',
  closed: 'الاختبار مغلق: لا يمكن للطلاب الانضمام.',
  share: 'يمكنك مشاركة الرمز.',
  noResults: 'لا نتائج بعد',
  noResultsHint: 'تظهر النتائج هنا بعد أول تسليم.',
  code: (secretCode) => ['الرمز ', secretCode],
  copy: 'نسخ الرمز',
  fullScreen: 'عرض ملء الشاشة',
  writeHint: 'بعد كتابتها يصبح لديك رمز لطلابك.',
}
