import type * as en from '../../en/results/running-elsewhere.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  label: 'اختبار جارٍ',
  left: (time) => ['بقي ', time],
}
