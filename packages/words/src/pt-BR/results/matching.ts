import type * as en from '../../en/results/matching.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Escolha o que combina com cada item',
  none: '– Escolher –',
  partners: 'Para escolher',
  skipped: 'nada escolhido',
}
