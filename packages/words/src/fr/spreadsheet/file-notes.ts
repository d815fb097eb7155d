import type * as en from '../../en/spreadsheet/file-notes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fileNotes: {
    'rows-filtered': ({ count, rows, more }) =>
      plural(count, {
        one: `${count} ligne masquée par le filtre de la feuille est ignorée : ${list(rows, more)}.`,
        many: `${count} de lignes masquées par le filtre de la feuille sont ignorées : ${list(rows, more)}.`,
        other: `${count} lignes masquées par le filtre de la feuille sont ignorées : ${list(rows, more)}.`,
      }),
    'hidden-rows-read': ({ rows, more }) =>
      `Les lignes masquées sont lues comme les autres : ${list(rows, more)}.`,
    'columns-cut': ({ most, column }) =>
      `Seules les ${most} premières colonnes sont lues : la colonne ${column} et les suivantes sont ignorées.`,
    'pictures-left-out': 'Les images sont ignorées. Modifiez les questions qui en ont besoin.',
    'pictures-left-out-at': ({ count, rows, more }) =>
      plural(count, {
        one: `Les images de la ligne ${list(rows, more)} sont ignorées. Modifiez les questions qui en ont besoin.`,
        many: `Les images des lignes ${list(rows, more)} sont ignorées. Modifiez les questions qui en ont besoin.`,
        other: `Les images des lignes ${list(rows, more)} sont ignorées. Modifiez les questions qui en ont besoin.`,
      }),
    'comments-left-out': 'Les commentaires des cellules sont ignorés.',
    'struck-left-out': ({ count, cells, more }) =>
      plural(count, {
        one: `Le texte barré est ignoré : cellule ${list(cells, more)}.`,
        many: `Le texte barré est ignoré : cellules ${list(cells, more)}.`,
        other: `Le texte barré est ignoré : cellules ${list(cells, more)}.`,
      }),
    'raised-signs-kept': ({ count, cells, more }) =>
      plural(count, {
        one: `Les signes en exposant et en indice sont gardés sous la forme ², ₂, ^ ou _ : vérifiez la cellule ${list(cells, more)}.`,
        many: `Les signes en exposant et en indice sont gardés sous la forme ², ₂, ^ ou _ : vérifiez les cellules ${list(cells, more)}.`,
        other: `Les signes en exposant et en indice sont gardés sous la forme ², ₂, ^ ou _ : vérifiez les cellules ${list(cells, more)}.`,
      }),
    'text-read': ({ encoding, separator }) =>
      ({
        commas: `Fichier lu en ${encoding}, séparé par des virgules.`,
        semicolons: `Fichier lu en ${encoding}, séparé par des points-virgules.`,
        tabs: `Fichier lu en ${encoding}, séparé par des tabulations.`,
        bars: `Fichier lu en ${encoding}, séparé par des barres verticales.`,
      })[separator],

    'text-read-in-doubt': ({ encoding, separator }) =>
      ({
        commas: `Fichier lu en ${encoding}, séparé par des virgules. Si des caractères s’affichent mal, enregistrez le fichier en CSV UTF-8 ou comme classeur Excel et importez-le de nouveau.`,
        semicolons: `Fichier lu en ${encoding}, séparé par des points-virgules. Si des caractères s’affichent mal, enregistrez le fichier en CSV UTF-8 ou comme classeur Excel et importez-le de nouveau.`,
        tabs: `Fichier lu en ${encoding}, séparé par des tabulations. Si des caractères s’affichent mal, enregistrez le fichier en CSV UTF-8 ou comme classeur Excel et importez-le de nouveau.`,
        bars: `Fichier lu en ${encoding}, séparé par des barres verticales. Si des caractères s’affichent mal, enregistrez le fichier en CSV UTF-8 ou comme classeur Excel et importez-le de nouveau.`,
      })[separator],
    'hidden-tab-read': 'La première feuille est lue, bien qu’elle soit masquée dans le fichier.',
    'questions-on-tab': ({ tab, name }) => `Les questions sont sur la feuille ${tab}, ${name}.`,

    'further-tabs': ({ count, tabs }) =>
      plural(count, {
        one: `Seule la première feuille est lue. La feuille ${list(tabs)} contient aussi des questions : dans votre fichier, copiez-les sous celles de la première, ou enregistrez-les dans un fichier à part.`,
        many: `Seule la première feuille est lue. Les feuilles ${list(tabs)} contiennent aussi des questions : dans votre fichier, copiez-les sous celles de la première, ou enregistrez-les dans un fichier à part.`,
        other: `Seule la première feuille est lue. Les feuilles ${list(tabs)} contiennent aussi des questions : dans votre fichier, copiez-les sous celles de la première, ou enregistrez-les dans un fichier à part.`,
      }),
  },
}
