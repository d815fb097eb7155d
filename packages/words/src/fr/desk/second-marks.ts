import type * as en from '../../en/desk/second-marks.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  begun: (n) =>
    plural(n, {
      one: `${number(n)} attend une deuxième note`,
      many: `${number(n)} attendent une deuxième note`,
      other: `${number(n)} attendent une deuxième note`,
    }),
  apart: (n) =>
    plural(n, {
      one: `${number(n)} a deux notes différentes : une troisième correction décide`,
      many: `${number(n)} ont deux notes différentes : une troisième correction décide`,
      other: `${number(n)} ont deux notes différentes : une troisième correction décide`,
    }),
  bothMark: 'Deux personnes corrigent chaque réponse. Vous ne voyez pas l’autre note.',
  thirdLook: 'Troisième correction : ces deux notes diffèrent. La vôtre décide.',
  markOf: (n, points) =>
    plural(points, {
      one: `Note ${number(n)} : ${number(points)} point`,
      many: `Note ${number(n)} : ${number(points)} points`,
      other: `Note ${number(n)} : ${number(points)} points`,
    }),
  markedMeanwhile:
    'Une autre personne a corrigé cette réponse entre-temps ; votre note n’est pas nécessaire.',
  nextAnswer: 'Réponse suivante',
  repeats: 'Une réponse sur 20 a déjà été corrigée par vous.',
  agreement: 'Vos notes comparées',
  agreementHint: 'Ces chiffres ne sont visibles que pour vous.',
  withSelf: (n, same, difference) =>
    plural(n, {
      one: `Avec vous-même : ${number(same)} réponse sur ${number(n)} a reçu les mêmes points ; écart moyen : ${difference}.`,
      many: `Avec vous-même : ${number(same)} réponses sur ${number(n)} ont reçu les mêmes points ; écart moyen : ${difference}.`,
      other: `Avec vous-même : ${number(same)} réponses sur ${number(n)} ont reçu les mêmes points ; écart moyen : ${difference}.`,
    }),
  withOthers: (n, same, difference) =>
    plural(n, {
      one: `Avec les autres : ${number(same)} réponse sur ${number(n)} a reçu les mêmes points ; écart moyen : ${difference}.`,
      many: `Avec les autres : ${number(same)} réponses sur ${number(n)} ont reçu les mêmes points ; écart moyen : ${difference}.`,
      other: `Avec les autres : ${number(same)} réponses sur ${number(n)} ont reçu les mêmes points ; écart moyen : ${difference}.`,
    }),
  pointsApart: (points) =>
    plural(points, {
      one: `${number(points)} point`,
      many: `${number(points)} points`,
      other: `${number(points)} points`,
    }),
  alike: (n) =>
    plural(n, {
      one: `${number(n)} autre réponse dit la même chose.`,
      many: `${number(n)} autres réponses disent la même chose.`,
      other: `${number(n)} autres réponses disent la même chose.`,
    }),
  saveAll: (n, all) =>
    plural(n, {
      one: `Enregistrer pour les deux réponses`,
      many: `Enregistrer pour les ${number(all)} réponses`,
      other: `Enregistrer pour les ${number(all)} réponses`,
    }),
  savedTogether: (n) =>
    plural(n, {
      one: `${number(n)} réponse corrigée.`,
      many: `${number(n)} réponses corrigées.`,
      other: `${number(n)} réponses corrigées.`,
    }),
  key: 'Corrigé',
  changed: (n, up, down) =>
    plural(n, {
      one: `Avec la grille actuelle, ${number(n)} note publiée change : ${number(up)} en hausse, ${number(down)} en baisse.`,
      many: `Avec la grille actuelle, ${number(n)} notes publiées changent : ${number(up)} en hausse, ${number(down)} en baisse.`,
      other: `Avec la grille actuelle, ${number(n)} notes publiées changent : ${number(up)} en hausse, ${number(down)} en baisse.`,
    }),
  changedMarks: 'Notes qui changent',
  takeMark: (n) => `Reprendre la note ${number(n)}`,
  takeAverage: (points) => `Reprendre la moyenne : ${points}`,
}
