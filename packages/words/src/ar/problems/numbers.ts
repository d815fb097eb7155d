import type * as en from '../../en/problems/numbers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  numbers: {
    'no-number': ({ question }) => `يحتاج السؤال ${question} إلى عدد إجابةً له.`,
    'not-a-number': ({ text }) => `لا يمكن قراءة «${text}» عددًا.`,
    'number-key-wanted': 'يحدد السؤال العددي كيف تُقرأ أعداده.',
    'tolerance-below-zero': 'التفاوت المسموح 0 أو أكثر.',
    'tolerance-in-per-cent': 'للتفاوت بالنسبة المئوية اختر «نسبي».',
    'near-too-narrow': 'يجب أن يكون «قريب من الصحيح» أوسع من «صحيح».',
    'precision-wrong': ({ most }) => `عدد الأرقام ${most} على الأكثر.`,
    'unit-unknown': ({ unit }) => `«${unit}» ليست وحدة يعرفها Quizly.`,
    'unit-unknown-meant': ({ unit, like }) => `«${unit}» ليست وحدة يعرفها Quizly. هل تقصد ${like}؟`,
  },
}
