import type * as en from '../../en/problems/points.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  points: {
    'points-wrong': 'النقاط عدد من 0.01 إلى 1,000 بمنزلتين عشريتين على الأكثر.',
    'hand-points-wrong': ({ most }) => `النقاط هنا عدد من 0 إلى ${number(most)} بمنزلتين عشريتين على الأكثر.`,
    'adjustment-wrong': ({ most }) =>
      `النقاط عدد من ‎−${number(most)}‎ إلى ${number(most)} بمنزلتين عشريتين على الأكثر.`,
    'adjustment-outside': ({ most }) => `بهذا الرقم تصبح نقاط الإجابة أقل من 0 أو أكثر من ${number(most)}.`,
    'deduction-wrong': 'الخصم عدد من 0 إلى 1,000 بمنزلتين عشريتين على الأكثر.',
    'deduction-too-large': ({ most }) =>
      `لا يمكن أن يُخصم عن الإجابة الخاطئة أكثر من نقاط السؤال (${number(most)}).`,
    'rule-wanted': 'لا يعرف Quizly قاعدة النقاط الجزئية هذه.',
    'rule-needs-decisions': 'تحتاج هذه القاعدة إلى قرارين على الأقل.',
    'lenient-needs-text': 'التصحيح المرن للإجابات المكتوبة وحدها.',
    'shares-wrong': 'يمنح كل خيار ما بين ‎−100%‎ و‎100%‎، ويمنح خيار واحد على الأقل ‎100%‎.',
    'correct-shares-too-small': 'تمنح الخيارات الصحيحة معًا ‎100%‎ أو أكثر.',
  },
}
