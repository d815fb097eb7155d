import type * as en from '../../en/problems/quiz-window.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  quizWindow: {
    'no-closing-to-stop-at': 'يُرجى تحديد موعد إغلاق الاختبار. بدونه لا يمكن إيقاف أحد عند الإغلاق.',
    'closes-before-opening': 'موعد الإغلاق يسبق موعد الفتح. يُرجى اختيار وقت لاحق.',
    'opening-is-over':
      'دخل طلاب هذا الاختبار من قبل، فلا يمكن أن يكون موعد فتحه وقتًا مضى. يُرجى اختيار وقت لاحق أو تركه فارغًا.',

    'closing-is-over': 'مضى هذا الوقت. لإغلاق الاختبار الآن يُرجى ضبطه على «مغلق».',
  },
}
