import type * as en from '../../en/results/receipt-view.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  hint: (link) => [
    'Un reçu prouve quand tu as rendu le quiz, et que les réponses conservées sont bien les tiennes. Il ne montre pas les réponses. Tout le monde peut ',
    link('vérifier un reçu'),
    '.',
  ],
  file: (quiz) => `Reçu ${quiz}`,
  save: 'Enregistrer le reçu',
  copy: 'Copier le reçu',
}
