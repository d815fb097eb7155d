import type * as en from '../../en/results/ordering.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'يُرجى ترتيب العناصر',
  order: 'ترتيبك',
  moveUp: (item) => `نقل إلى أعلى: ${item}`,
  moveDown: (item) => `نقل إلى أسفل: ${item}`,
  nowAt: (item, place, count) => `${item}، الآن ${number(place)} من ${number(count)}`,
  isRight: 'هذا الترتيب صحيح',
  clear: 'مسح الإجابة',
}
