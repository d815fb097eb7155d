import type * as en from '../../en/student/verdicts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  names: {
    correct: 'صحيح',
    partly: 'صحيح جزئيًا',
    incorrect: 'خطأ',
    skipped: 'متروك',
    waiting: 'بانتظار التصحيح',
    'left-out': 'مستبعد',
    'not-asked': 'لم يُطرح',
  },
  counted: {
    correct: (n) => `${number(n)} صحيح`,
    partly: (n) => `${number(n)} صحيح جزئيًا`,
    incorrect: (n) => `${number(n)} خطأ`,
    skipped: (n) => `${number(n)} متروك`,
  },
}
