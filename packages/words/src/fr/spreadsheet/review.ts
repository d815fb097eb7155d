import type * as en from '../../en/spreadsheet/review.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Relire les questions importées',
  rows: (n) =>
    plural(n, { one: `${number(n)} ligne`, many: `${number(n)} de lignes`, other: `${number(n)} lignes` }),
  otherFile: 'Choisir un autre fichier',
  quizTitle: 'Titre du quiz',
  timeLimit: 'Durée (minutes)',
  checking: 'Vérification des lignes…',
  allSound: 'Toutes les lignes peuvent être enregistrées.',
  nextProblem: 'Problème suivant',
  nextWarning: 'Avertissement suivant',
  save: 'Finaliser et enregistrer le quiz',
  saving: 'Enregistrement…',
  undo: 'Annuler',
  sheetNeedsFixing: 'Cette feuille est à corriger avant l’enregistrement.',
  rowsNeedFixing: (n) =>
    plural(n, {
      one: `${number(n)} ligne est à corriger avant l’enregistrement.`,
      many: `${number(n)} de lignes sont à corriger avant l’enregistrement.`,
      other: `${number(n)} lignes sont à corriger avant l’enregistrement.`,
    }),
  checkRows: (n) =>
    plural(n, {
      one: `Vérifiez ${number(n)} ligne. Vous pouvez tout de même enregistrer.`,
      many: `Vérifiez ${number(n)} de lignes. Vous pouvez tout de même enregistrer.`,
      other: `Vérifiez ${number(n)} lignes. Vous pouvez tout de même enregistrer.`,
    }),
  checkSheet: 'Vérifiez comment cette feuille a été lue. Vous pouvez enregistrer quand même.',
  showAll: (n) => `Tout afficher (${number(n)})`,
  howRead: 'Comment cette feuille a été lue',
  wrongLayout: 'Mauvaise disposition ?',
  readTab: (tab, name) => `Lire la feuille ${tab}, « ${name} »`,
  readAs: {
    rows: 'Lire comme : une question par ligne',
    'list in a cell': 'Lire comme : toutes les options d’une question dans une cellule',
    'list in the question': 'Lire comme : options sous la question, dans sa cellule',
    'row for each option': 'Lire comme : une option par ligne',
    'tick columns': 'Lire comme : une colonne à cocher à côté de chaque option',
    'key as a mask': 'Lire comme : un corrigé avec un signe par option, 1 si elle est juste',
    'right then wrong': 'Lire comme : bonnes réponses, une cellule vide, puis mauvaises réponses',
    'marked options': 'Lire comme : bonne option marquée par un signe ou sa mise en forme',
    text: 'Lire comme : texte avec une ligne par option et pour la réponse',
    turned: 'Lire comme : tableau transposé, une question par colonne',
    'separated text': 'Lire comme : texte dans une colonne, réparti en cellules',
    'no headings': 'Lire comme : une question par ligne, sans en-têtes',
  },
  readFromRow: (row) => `Lire comme : une question par ligne, avec les en-têtes à la ligne ${row}`,
  changedElsewhere: (strong) => [
    strong('Cette feuille a été modifiée ou remplacée dans un autre onglet.'),
    ' Vos modifications ici ne sont pas conservées tant que vous n’avez pas choisi.',
  ],
  loadNewer: 'Charger la feuille plus récente',
  keepThis: 'Garder celle-ci',
  ofType: {
    single: (n) => `${number(n)} à choix unique`,
    multiple: (n) => `${number(n)} à plusieurs réponses`,
    write: (n) => `${number(n)} à réponse écrite`,
    numeric: (n) => `${number(n)} à réponse numérique`,
    matching: (n) => `${number(n)} à associer`,
    ordering: (n) => `${number(n)} à mettre en ordre`,
    essay: (n) => `${number(n)} à texte long`,
  },
}
