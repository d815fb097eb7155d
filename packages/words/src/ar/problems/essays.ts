import type * as en from '../../en/problems/essays.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  essays: {
    'essay-without-key': 'ليس للنص الطويل خيارات ولا إجابة صحيحة.',
    'essay-elsewhere': 'سلّم التقدير والإجابة النموذجية وحد الطول للنص الطويل وحده.',
    'essay-task-wanted': 'يلزم للنص الطويل تحديد المطلوب وطريقة تصحيحه.',
    'essay-length-wrong': ({ most }) => `الطول عدد صحيح من 1 إلى ${number(most)}.`,
    'rubric-text-missing': ({ item }) => `المعيار ${item} في سلّم التقدير فارغ.`,
    'rubric-points-wrong': ({ item }) =>
      `يمنح المعيار ${item} في سلّم التقدير من ‎−1,000‎ إلى 1,000 نقطة بمنزلتين عشريتين على الأكثر.`,
    'rubric-too-long': ({ most }) => `في سلّم التقدير ${most} معيارًا على الأكثر.`,
  },
}
