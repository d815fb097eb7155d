import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option': 'Les notes sont à côté des options d’une question à choix, une pour chacune.',
    'option-notes-wanted': 'Les notes des options sont une liste de textes, un pour chaque option',
    'option-note-too-long': ({ most }) =>
      `La note d’une option peut avoir au plus ${number(most)} caractères`,
    'practice-wanted': 'L’entraînement est activé (true) ou absent',
    'practice-while-running': ({ running }) =>
      `L’entraînement montre les réponses correctes. Élèves qui passent le quiz en ce moment : ${number(running)}. Activez-le quand tous auront terminé.`,
    'practice-while-held-back':
      'L’entraînement montre les réponses correctes, mais les résultats sont retenus. Montrez-les d’abord.',
    'held-back-while-practice':
      'L’entraînement est activé et montre les réponses correctes. Désactivez-le avant de retenir les résultats.',
  },
}
