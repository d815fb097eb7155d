import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option': 'تقف الملاحظات بجانب خيارات سؤال الاختيار، واحدة لكل خيار.',
    'option-notes-wanted': 'ملاحظات الخيارات قائمة من النصوص، نص لكل خيار',
    'option-note-too-long': ({ most }) => `يمكن أن تصل ملاحظة الخيار إلى ${number(most)} حرف على الأكثر`,
  },
}
