import type * as en from '../../en/authoring/question-types.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  names: {
    single: 'إجابة صحيحة واحدة',
    multiple: 'عدة إجابات صحيحة',
    write: 'إجابة مكتوبة',
    numeric: 'إجابة رقمية',
    matching: 'مطابقة الأزواج',
    ordering: 'ترتيب العناصر',
    essay: 'نص طويل',
  },
}
