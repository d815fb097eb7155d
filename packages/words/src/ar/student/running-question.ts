import type * as en from '../../en/student/running-question.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  outOf: (total) => `من ${number(total)}`,
  tasks: {
    single: 'يُرجى اختيار إجابة واحدة',
    multiple: 'يُرجى اختيار كل الإجابات الصحيحة',
    write: 'يُرجى كتابة إجابتك',
  },
  clear: (n, hidden) => ['مسح الإجابة', hidden(` عن السؤال ${number(n)}`)],
  flag: (n, hidden) => ['وضع علامة', hidden(` على السؤال ${number(n)} للمراجعة`)],
  changedElsewhere: 'تغيّرت على جهاز آخر',
}
