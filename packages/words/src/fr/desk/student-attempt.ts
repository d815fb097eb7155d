import type * as en from '../../en/desk/student-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Chargement des réponses de l’élève',
  failed: 'Le résultat n’a pas pu être chargé',
  safe: 'Rien n’est perdu.',
  answers: 'Réponses',
  timelineHint:
    'L’élève peut la voir aussi, sans les corrections à la main, les noms, les motifs et les publications.',
  ended: 'terminé pour tout le monde',
  timeRanOut: 'temps écoulé',
  remove: 'Supprimer la tentative…',
  students: 'Élèves',
  previous: (name) => ['← Précédent : ', name],
  next: (name) => ['Suivant : ', name, ' →'],
  attempts: 'Tentatives',
  attempt: (n) => `Tentative ${number(n)}`,
  attemptIs: (name, state) => [name, ' : ', state],
  attemptCounts: (name, state) => [name, ' : ', state, ' (prise en compte)'],
  running: 'en cours',
}
