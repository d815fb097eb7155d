import type * as en from '../../en/desk/grid.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  name: 'Grille des résultats',
  loading: 'Chargement de la grille',
  heading: 'Qui a réussi quoi ?',
  back: 'Retour aux résultats',
  question: (n, text) => ['Question ', number(n), ' : ', text],
  showAll: 'Afficher tous les élèves',
  showMissed: 'Seulement ceux qui ne l’ont pas réussie',
  choose: 'Choisissez le numéro d’une question pour voir qui ne l’a pas réussie.',
  notScored: 'Elle n’est pas prise en compte.',
  notAsked: 'Elle n’a été posée à aucun élève.',
  allParts: (parts) => `${parts}.`,
  tally: {
    incorrect: (n) =>
      plural(n, {
        one: `${number(n)} incorrecte`,
        many: `${number(n)} incorrectes`,
        other: `${number(n)} incorrectes`,
      }),
    skipped: (n) =>
      plural(n, { one: `${number(n)} passée`, many: `${number(n)} passées`, other: `${number(n)} passées` }),
    correct: (n) =>
      plural(n, {
        one: `${number(n)} correcte`,
        many: `${number(n)} correctes`,
        other: `${number(n)} correctes`,
      }),
    unmarked: (n) =>
      plural(n, {
        one: `${number(n)} à corriger`,
        many: `${number(n)} à corriger`,
        other: `${number(n)} à corriger`,
      }),
    leftOut: (n) =>
      plural(n, {
        one: `${number(n)} non prise en compte`,
        many: `${number(n)} non prises en compte`,
        other: `${number(n)} non prises en compte`,
      }),
    notAsked: (n) =>
      plural(n, {
        one: `${number(n)} non posée`,
        many: `${number(n)} non posées`,
        other: `${number(n)} non posées`,
      }),
    waiting: (n) =>
      plural(n, {
        one: `${number(n)} en cours de mise à jour`,
        many: `${number(n)} en cours de mise à jour`,
        other: `${number(n)} en cours de mise à jour`,
      }),
  },
  label: 'Résultats par élève et par question',
  student: 'Élève',
  attempt: (n) => `tentative ${number(n)}`,
  score: 'Score',
  beforeNumber: 'Question ',
  waiting: 'En cours de mise à jour',
  signs: 'Symboles',
}
