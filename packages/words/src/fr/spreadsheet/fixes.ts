import type * as en from '../../en/spreadsheet/fixes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fixes: {
    'read-as-accepted': ({ count }) =>
      plural(count, {
        one: `Lire comme ${count} réponse acceptée`,
        many: `Lire comme ${count} de réponses acceptées`,
        other: `Lire comme ${count} réponses acceptées`,
      }),
    'read-as-number': ({ number, tolerance }) => `Lire comme le nombre ${number} ± ${tolerance}`,
    'write-text': ({ text }) => `Utiliser ${text}`,
    'write-texts': ({ texts }) => `Utiliser ${list(texts)}`,

    'write-pair': ({ first, second }) => `${first} / ${second}`,
    'clear-text': ({ text }) => `Effacer ${text}`,
    'multiple-correct': 'Plusieurs réponses',
    'multiple-choice': 'Choix unique',
    'write-answer': 'Réponse écrite',
    'remove-row': 'Supprimer la ligne',
    'leave-out-notes': 'Retirer les remarques',
    'count-from-zero': 'Compter à partir de 0',
    'not-a-question': 'Pas une question',

    'not-used': 'Non utilisée',
    'clear-types': 'Laisser les types vides',
    convert: 'Convertir',
  },
  fixesForAll: {
    'as-number': (rows) =>
      plural(rows, {
        one: `Lire comme nombre avec tolérance dans ${rows} ligne`,
        many: `Lire comme nombres avec tolérance dans les ${rows} de lignes`,
        other: `Lire comme nombres avec tolérance dans les ${rows} lignes`,
      }),
    'accepted-answers': (rows) =>
      plural(rows, {
        one: `Lire comme réponses acceptées dans ${rows} ligne`,
        many: `Lire comme réponses acceptées dans les ${rows} de lignes`,
        other: `Lire comme réponses acceptées dans les ${rows} lignes`,
      }),
    'as-read': (rows) =>
      plural(rows, {
        one: `Garder ce qui a été lu dans ${rows} ligne`,
        many: `Garder ce qui a été lu dans les ${rows} de lignes`,
        other: `Garder ce qui a été lu dans les ${rows} lignes`,
      }),
    'other-reading': (rows) =>
      plural(rows, {
        one: `Utiliser l’autre lecture dans ${rows} ligne`,
        many: `Utiliser l’autre lecture dans les ${rows} de lignes`,
        other: `Utiliser l’autre lecture dans les ${rows} lignes`,
      }),
    nearest: (rows) =>
      plural(rows, {
        one: `Utiliser l’option la plus proche dans ${rows} ligne`,
        many: `Utiliser l’option la plus proche dans les ${rows} de lignes`,
        other: `Utiliser l’option la plus proche dans les ${rows} lignes`,
      }),
    'as-fraction': (rows) =>
      plural(rows, {
        one: `Utiliser les fractions dans ${rows} ligne`,
        many: `Utiliser les fractions dans les ${rows} de lignes`,
        other: `Utiliser les fractions dans les ${rows} lignes`,
      }),
    'as-turned-fraction': (rows) =>
      plural(rows, {
        one: `Utiliser les fractions inversées dans ${rows} ligne`,
        many: `Utiliser les fractions inversées dans les ${rows} de lignes`,
        other: `Utiliser les fractions inversées dans les ${rows} lignes`,
      }),
    'as-date': (rows) =>
      plural(rows, {
        one: `Utiliser les dates dans ${rows} ligne`,
        many: `Utiliser les dates dans les ${rows} de lignes`,
        other: `Utiliser les dates dans les ${rows} lignes`,
      }),
    'true-false': (rows) =>
      plural(rows, {
        one: `Vrai / Faux dans ${rows} ligne`,
        many: `Vrai / Faux dans les ${rows} de lignes`,
        other: `Vrai / Faux dans les ${rows} lignes`,
      }),
    choice: (rows) =>
      plural(rows, {
        one: `Choix unique dans ${rows} ligne`,
        many: `Choix unique dans les ${rows} de lignes`,
        other: `Choix unique dans les ${rows} lignes`,
      }),
    several: (rows) =>
      plural(rows, {
        one: `Plusieurs réponses dans ${rows} ligne`,
        many: `Plusieurs réponses dans les ${rows} de lignes`,
        other: `Plusieurs réponses dans les ${rows} lignes`,
      }),
    written: (rows) =>
      plural(rows, {
        one: `Réponse écrite dans ${rows} ligne`,
        many: `Réponse écrite dans les ${rows} de lignes`,
        other: `Réponse écrite dans les ${rows} lignes`,
      }),
    'one-spelling': (rows) =>
      plural(rows, {
        one: `Utiliser la première graphie dans ${rows} ligne`,
        many: `Utiliser la première graphie dans les ${rows} de lignes`,
        other: `Utiliser la première graphie dans les ${rows} lignes`,
      }),
    'clear-placeholder': (rows) =>
      plural(rows, {
        one: `Vider ces cellules dans ${rows} ligne`,
        many: `Vider ces cellules dans les ${rows} de lignes`,
        other: `Vider ces cellules dans les ${rows} lignes`,
      }),
    'clear-repeated': (rows) =>
      plural(rows, {
        one: `Effacer les options répétées dans ${rows} ligne`,
        many: `Effacer les options répétées dans les ${rows} de lignes`,
        other: `Effacer les options répétées dans les ${rows} lignes`,
      }),
    'clear-type': (rows) =>
      plural(rows, {
        one: `Effacer le type dans ${rows} ligne`,
        many: `Effacer le type dans les ${rows} de lignes`,
        other: `Effacer le type dans les ${rows} lignes`,
      }),
    'remove-blank': (rows) =>
      plural(rows, {
        one: `Supprimer ${rows} ligne sans question`,
        many: `Supprimer ${rows} de lignes sans question`,
        other: `Supprimer ${rows} lignes sans question`,
      }),
    'remove-title': (rows) =>
      plural(rows, {
        one: `Supprimer ${rows} ligne qui n’est pas une question`,
        many: `Supprimer ${rows} de lignes qui ne sont pas des questions`,
        other: `Supprimer ${rows} lignes qui ne sont pas des questions`,
      }),
    'remove-unmarkable': (rows) =>
      plural(rows, {
        one: `Supprimer ${rows} ligne impossible à corriger`,
        many: `Supprimer ${rows} de lignes impossibles à corriger`,
        other: `Supprimer ${rows} lignes impossibles à corriger`,
      }),
    'remove-repeated': (rows) =>
      plural(rows, {
        one: `Supprimer ${rows} question répétée`,
        many: `Supprimer ${rows} de questions répétées`,
        other: `Supprimer ${rows} questions répétées`,
      }),
    'remove-headings': (rows) =>
      plural(rows, {
        one: `Supprimer ${rows} ligne d’en-têtes`,
        many: `Supprimer ${rows} de lignes d’en-têtes`,
        other: `Supprimer ${rows} lignes d’en-têtes`,
      }),
    'leave-out-notes': (rows) =>
      plural(rows, {
        one: `Retirer les remarques dans ${rows} ligne`,
        many: `Retirer les remarques dans les ${rows} de lignes`,
        other: `Retirer les remarques dans les ${rows} lignes`,
      }),

    'from-zero': () => 'Compter à partir de 0',
    'type-unused': () => 'Non utilisée',
    'clear-types': () => 'Laisser les types vides',
    convert: () => 'Convertir',
  },
}
