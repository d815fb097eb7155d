import type * as en from '../../en/desk/remarking-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Historique des modifications',
  question: 'Question',
  change: 'Modification',
  reason: 'Motif',
  by: 'Par',
  deletedAccount: 'Un compte supprimé',
  byAt: (name, date) => [name, ', ', date],
  undoColumn: 'Annuler',
  changes: {
    'new-key': 'Nouvelle réponse seulement',
    'either-key': 'Ancienne et nouvelle réponse',
    'full-marks': 'Tous les points pour tout le monde',
    'left-out': 'Non prise en compte',
    answers: 'Réponses écrites vérifiées',
    undo: 'Annulation d’une modification',
  },
  accepted: (answers) => ['Acceptées : ', answers],
  refused: (answers) => ['Plus acceptées : ', answers],
  undone: 'Annulée',
  editedSince: 'Modifiée depuis. Pour la changer, choisissez de nouveau la réponse.',
  undoFirst: (date) => `Annulez d’abord la modification suivante : ${date}.`,
  undoLaterFirst: 'Annulez d’abord la modification plus récente.',
  undo: (n, spoken) => ['Annuler', spoken(` pour la question ${number(n)}`)],
  undoAsking: (n, spoken) => ['Annuler…', spoken(` pour la question ${number(n)}`)],
  undoing: 'Annulation…',
  asks: (n) => `Annuler cette modification de la question ${number(n)} ?`,
  editsStay:
    'La question a été modifiée après ce changement. Vos modifications du texte et des options restent.',
  answerNow: (answer) => ['Bonne réponse actuelle : ', answer],
  answerAfter: (answer) => ['Après l’annulation : ', answer],
  scoresUpdated: 'Les scores sont mis à jour, et les élèves voient que la modification a été annulée.',
  undoChange: 'Annuler la modification',
}
