import type * as en from '../../en/results/matching.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  task: 'Wähle zu jedem Begriff, was dazugehört',
  none: '– Wählen –',
  partners: 'Zur Auswahl',
  skipped: 'nichts gewählt',
}
