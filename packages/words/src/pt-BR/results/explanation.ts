import type * as en from '../../en/results/explanation.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Explicação',
  notes: 'Observações',
  noteOn: (option, note) => [option, ': ', note],
}
