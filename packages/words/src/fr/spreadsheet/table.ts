import type * as en from '../../en/spreadsheet/table.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Questions importées',
  rowColumn: 'Ligne',
  column: (letters, heading) => `Colonne ${letters} : ${heading}`,
  columnsUsed: (used, all) => `Colonnes : ${used} sur ${all} utilisées`,
  changeColumns: 'Modifier les colonnes',
  columnsDone: 'Valider les colonnes',
  columns: (n) =>
    plural(n, {
      one: `${number(n)} colonne`,
      many: `${number(n)} de colonnes`,
      other: `${number(n)} colonnes`,
    }),
  furtherRight: (counted, names) => [counted, ' plus à droite : ', names],
  furtherRightAndMore: (counted, names, more) => [counted, ' plus à droite : ', names, ` et ${more} de plus`],
  scrollRight: 'Faire défiler vers la droite',
  roles: {
    question: 'Question',
    correct: 'Bonne réponse',
    wrong: 'Mauvaise réponse',
    type: 'Type',
    fixed: 'Ne pas mélanger',
    accepted: 'Aussi acceptée',
    either: 'Aussi correcte',
    rule: 'Tous les points ou non prise en compte',
    explanation: 'Explication',
    points: 'Points',
    time: 'Durée',
    unused: 'Non utilisée',
  },
  option: (letter) => `Option ${letter}`,
  cell: (row, heading) => `Ligne ${row}, ${heading}`,
  cellIsCorrect: (row, heading) => `Ligne ${row}, ${heading} : correcte`,
  moreCells: (row) => `Autres cellules de la ligne ${row}`,
  next: 'Suivant',
  chooseEvery: 'Choisir toutes les bonnes options',
  chooseOne: 'Choisir la bonne option',
  removeRow: (row) => `Supprimer la ligne ${row}`,
  correct: 'Correcte : ',
  editAll: (n) => `Modifier les ${number(n)} caractères`,
  showAll: (n) => `Afficher les ${number(n)} caractères`,
  types: { single: 'Choix unique', multiple: 'Plusieurs réponses', write: 'Réponse écrite' },
  writtenAnswer: 'Réponse écrite',
  writtenAnswerAccepted: (answers) => `Réponse écrite. Aussi acceptées : ${answers}`,
}
