import type * as en from '../../en/results/explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Explicación',
  notes: 'Observaciones',
  noteOn: (option, note) => [option, ': ', note],
}
