import type * as en from '../../en/results/timeline.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Chronologie',
  events: {
    verified: 'Code vérifié',
    started: 'Quiz commencé',
    saved: 'enregistrée',
    offline: 'Pas de connexion, d’après l’appareil',
    resumed: 'Quiz rouvert',
    submitted: 'Rendu',
    closed: 'Temps écoulé : rendu avec les réponses enregistrées jusque-là',
    late: 'D’autres réponses sont arrivées trop tard. Elles sont conservées mais ne comptent pas',
    accepted: 'Les réponses arrivées trop tard ont été acceptées : elles comptent',
    refused: 'Les réponses arrivées trop tard ont été refusées',
    granted: 'Du temps supplémentaire a été accordé',
    reopened: 'Rouvert par l’enseignant, avec du temps supplémentaire',
    marked: 'Corrigée à la main',
    released: 'Résultats publiés : les autres pouvaient dès lors voir les bonnes réponses',
    ended:
      'L’enseignant a mis fin au quiz pour tout le monde : les réponses données jusque-là ont été rendues',
  },
  grantedMinutes: (minutes) => `Temps supplémentaire accordé : ${minutes}`,
  reopenedMinutes: (minutes) => `Rouvert par l’enseignant, avec du temps supplémentaire : ${minutes}`,
  saved: (n) => `Question ${number(n)} enregistrée`,
  byHand: (n, verdict) =>
    ({
      correct: `Question ${number(n)} corrigée à la main : correcte`,
      incorrect: `Question ${number(n)} corrigée à la main : incorrecte`,
    })[verdict],
  pointsByHand: (n, points) =>
    plural(points, {
      one: `Question ${number(n)} : ${number(points)} point donné à la main`,
      many: `Question ${number(n)} : ${number(points)} points donnés à la main`,
      other: `Question ${number(n)} : ${number(points)} points donnés à la main`,
    }),
  byHandUndone: (n) => `Correction à la main de la question ${number(n)} annulée`,
  device: (n) => `Appareil ${number(n)}`,
  incomplete:
    'La chronologie ne contient pas tous les enregistrements. L’heure indiquée à côté de chaque réponse reste exacte.',
  whoSees: 'Visible par l’élève et par l’enseignant qui a créé ce quiz.',
}
