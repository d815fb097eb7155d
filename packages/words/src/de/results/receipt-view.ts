import type * as en from '../../en/results/receipt-view.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: (link) => [
    'Ein Beleg beweist, wann du abgegeben hast und dass die gespeicherten Antworten wirklich deine sind. Die Antworten selbst zeigt er nicht. Alle können ',
    link('einen Beleg prüfen'),
    '.',
  ],
  file: (quiz) => `Beleg ${quiz}`,
  save: 'Beleg speichern',
  copy: 'Beleg kopieren',
}
