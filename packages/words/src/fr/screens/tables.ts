import type * as en from '../../en/screens/tables.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  sortBy: 'Trier par',
}
