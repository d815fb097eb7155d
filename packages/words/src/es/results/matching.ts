import type * as en from '../../en/results/matching.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Elige lo que corresponde a cada elemento',
  none: '– Elegir –',
  partners: 'Para elegir',
  skipped: 'sin elegir',
}
