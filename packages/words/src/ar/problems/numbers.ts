import type * as en from '../../en/problems/numbers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  numbers: {
    'no-number': ({ question }) => `يجب أن تكون إجابة السؤال ${question} عددًا.`,
    'not-a-number': ({ text }) => `لا يمكن قراءة «${text}» بوصفه عددًا.`,
    'number-elsewhere': 'التفاوت المسموح وعدد الأرقام والوحدة لأسئلة الإجابة الرقمية وحدها.',
    'number-key-wanted': 'يلزم لسؤال الإجابة الرقمية تحديد كيفية قراءة أعداده.',
    'tolerance-below-zero': 'التفاوت المسموح 0 أو أكثر.',
    'tolerance-in-per-cent': 'للتفاوت بنسبة مئوية يُختار «بالنسبة المئوية من العدد».',
    'tolerance-of-zero': 'إذا كانت الإجابة 0، فلا يقبل التفاوت بالنسبة المئوية إلا 0. يُرجى اختيار تفاوت ثابت.',
    'near-too-narrow': 'يجب أن يكون نطاق «قريب من الصحيح» أوسع من التفاوت المسموح.',
    'precision-wrong': ({ most }) => `عدد الأرقام ${most} على الأكثر.`,
    'unit-unknown': ({ unit }) => `«${unit}» ليست وحدة يعرفها Quizly.`,
    'unit-unknown-meant': ({ unit, like }) => `«${unit}» ليست وحدة يعرفها Quizly. هل تقصد ${like}؟`,
  },
}
