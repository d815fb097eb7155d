import type * as en from '../../en/results/matching.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'يُرجى اختيار ما يناسب كل عبارة',
  none: '– اختيار –',
  partners: 'للاختيار',
  skipped: 'لم يُختر شيء',
}
