import type * as en from '../../en/screens/steps.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    details: 'التفاصيل',
    questions: 'الأسئلة',
    review: 'المراجعة',
    finalize: 'الاعتماد',
  },
  label: 'الخطوات',
  titled: {
    details: (quiz) => `التفاصيل – ${quiz}`,
    questions: (quiz) => `الأسئلة – ${quiz}`,
    review: (quiz) => `المراجعة – ${quiz}`,
    finalize: (quiz) => `الاعتماد – ${quiz}`,
  },
}
