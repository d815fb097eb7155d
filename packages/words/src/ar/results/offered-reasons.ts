import type * as en from '../../en/results/offered-reasons.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  reasons: {
    'new-key': 'تم تصحيح مفتاح الإجابة',
    'either-key': 'إجابة أخرى صحيحة أيضًا',
    'full-marks': 'الدرجة الكاملة للجميع',
    'left-out': 'هذا السؤال لا يُحتسب',
    answers: 'قُبلت كتابة أخرى للإجابة',
    'by-hand': 'تمت المراجعة يدويًا',
  },
  cutOff: (from, until) => `انقطاع ${from}–${until}`,
}
