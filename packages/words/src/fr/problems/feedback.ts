import type * as en from '../../en/problems/feedback.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  feedback: {
    'note-without-option': 'Les remarques accompagnent les options d’une question à choix, une par option.',
    'option-notes-wanted': 'Les remarques sur les options sont une liste de textes, un par option',
    'option-note-too-long': ({ most }) =>
      `La remarque sur une option peut avoir au plus ${number(most)} caractères`,
    'practice-wanted': 'L’entraînement est activé (true) ou absent',
    'practice-while-running': ({ running }) =>
      `L’entraînement montre les bonnes réponses. Élèves qui font le quiz en ce moment : ${number(running)}. Activez-le quand tous auront terminé.`,
    'practice-while-held-back':
      'L’entraînement montre les bonnes réponses, mais les résultats ne sont pas encore publiés. Publiez-les d’abord.',
    'practice-while-attempts-left':
      'L’entraînement montre les bonnes réponses, mais les élèves ont encore une deuxième tentative. Autorisez d’abord 1 seule tentative, ou fermez le quiz.',
    'attempts-while-practice':
      'L’entraînement est activé et montre les bonnes réponses. Désactivez-le avant d’autoriser une deuxième tentative.',
    'held-back-while-practice':
      'L’entraînement est activé et montre les bonnes réponses. Désactivez-le avant de retenir les résultats.',
  },
}
