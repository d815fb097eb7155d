import type * as en from '../../en/desk/results.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement des résultats',
  results: (n) =>
    plural(n, {
      one: `${number(n)} résultat`,
      many: `${number(n)} de résultats`,
      other: `${number(n)} résultats`,
    }),
  worthALook: 'À regarder de plus près',
  nothingStandsOut: 'Rien de particulier.',
  distribution: 'Répartition des scores',
  questions: 'Questions',
  grid: 'Qui a réussi quoi ?',
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} résultat attend d’être corrigé et n’est pas compté ici.`,
      many: `${number(n)} résultats attendent d’être corrigés et ne sont pas comptés ici.`,
      other: `${number(n)} résultats attendent d’être corrigés et ne sont pas comptés ici.`,
    }),
  noneMarked: 'Aucun résultat n’est encore corrigé',
  updating: 'Mise à jour des scores en cours',
  updatingHint: 'Le quiz a été modifié. Actualisez cette page dans un instant.',
  figures: {
    attempts: 'Tentatives',
    average: 'Moyenne',
    median: 'Médiane',
    range: 'Min. – max.',
    time: 'Temps médian',
  },
  averageOf: (total, share) => `sur ${total} · ${share}`,
  timeOf: (time) => `sur ${time}`,
  range: (low, high) => `${number(low)} – ${number(high)}`,
  percent: (n) => `${number(n)} %`,
  average: (score) => `Moyenne : ${score}`,
  outOf: (n) => `Score sur ${number(n)}.`,
  dots: 'Chaque cercle représente un élève.',
  students: (n) =>
    plural(n, { one: `${number(n)} élève.`, many: `${number(n)} d’élèves.`, other: `${number(n)} élèves.` }),
  scoreColumn: 'Score',
  studentsColumn: 'Élèves',
  scoresFromTo: (from, to) => `${number(from)} à ${number(to)}`,
}
