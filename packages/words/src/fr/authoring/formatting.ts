import type * as en from '../../en/authoring/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatted: 'Texte mis en forme et formules',
  formattedHint: ({ chemistry }) =>
    `Écrivez *italique*, **gras**, - listes, $x^2$ pour une formule, ${chemistry} pour la chimie. Le reste ne change pas.`,
  looksLikeFormulas: (found) => ['Ceci ressemble à des formules : ', found, '.'],
  looksLikeCharacters: (found) => ['Ceci ressemble à des caractères de pages web : ', found, '.'],
  convertHint: 'Tous les textes de cette question sont alors mis en forme. Le reste garde son aspect.',
  convert: 'Convertir',
  tools: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  list: 'Liste',
  table: 'Tableau',
  code: 'Code',
  subscript: 'Indice',
  superscript: 'Exposant',
  formula: 'Formule',
  formulas: 'Formules et symboles',
  groups: {
    forms: 'Fractions, puissances, racines',
    sums: 'Sommes, intégrales, fonctions',
    relations: 'Signes et relations',
    sets: 'Ensembles et logique',
    greek: 'Lettres grecques',
    chemistry: 'Chimie',
  },
  preview: 'Aperçu',
  lastPreview: 'Dernier aperçu, en attendant que la formule soit complète.',
  previewFailed: 'L’aperçu n’a pas pu être chargé. Ce que vous écrivez est conservé.',
  toSource: 'Choisissez une formule pour la trouver dans le texte.',
  tableColumn: 'Colonne',
  picture: 'Image',
  insertPicture: 'Insérer une image',
  insert: 'Insérer',
  pictureSending: 'Envoi de l’image…',
  pictureSent: 'L’image est prête.',
  pictureDescription: 'Description',
  pictureDescriptionHint:
    'Pour les élèves qui ne peuvent pas voir l’image. Elle ne doit pas donner la réponse.',
  pictureDescriptionMissing: 'Décrivez l’image ou indiquez qu’elle est décorative.',
  pictureDecorative: 'Décorative : on peut répondre à la question sans elle',
  pictureTooLarge: (most) => `Une image peut avoir au plus ${most} Mo. Réduisez-la.`,
  picturesCost: ({ megabytes, students, mbit, seconds }) =>
    plural(seconds, {
      one: `${number(megabytes)} Mo d’images : une classe de ${students} élèves avec ${mbit} Mbit/s attend environ ${number(seconds)} seconde.`,
      many: `${number(megabytes)} Mo d’images : une classe de ${students} élèves avec ${mbit} Mbit/s attend environ ${number(seconds)} de secondes.`,
      other: `${number(megabytes)} Mo d’images : une classe de ${students} élèves avec ${mbit} Mbit/s attend environ ${number(seconds)} secondes.`,
    }),
  withAnswer: 'S’affiche avec la réponse correcte',
}
