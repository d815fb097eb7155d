import type * as en from '../../en/student/verdicts.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  names: {
    correct: 'صحيح',
    incorrect: 'خطأ',
    skipped: 'متروك',
    'left-out': 'مستبعد',
    'not-asked': 'لم يُطرح',
  },
  counted: {
    correct: (n) => `${number(n)} صحيح`,
    incorrect: (n) => `${number(n)} خطأ`,
    skipped: (n) => `${number(n)} متروك`,
  },
}
