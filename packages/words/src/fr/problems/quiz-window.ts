import type * as en from '../../en/problems/quiz-window.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  quizWindow: {
    'no-closing-to-stop-at':
      'Indiquez quand le quiz ferme. Sans cela, personne ne peut être arrêté à la fermeture.',
    'closes-before-opening': 'Le quiz fermerait avant d’ouvrir. Choisissez une heure plus tardive.',
    'opening-is-over':
      'Des élèves sont déjà dans ce quiz : il ne peut pas ouvrir à une heure passée. Choisissez une heure plus tardive, ou aucune.',

    'closing-is-over': 'Cette heure est passée. Pour fermer le quiz maintenant, choisissez « Fermé ».',
  },
}
