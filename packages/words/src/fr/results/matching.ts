import type * as en from '../../en/results/matching.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Choisis ce qui va avec chaque élément',
  none: '– Choisir –',
  partners: 'Au choix',
  skipped: 'aucun choix',
}
