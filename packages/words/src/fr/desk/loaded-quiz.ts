import type * as en from '../../en/desk/loaded-quiz.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  failed: 'Les résultats n’ont pas pu être chargés',
  safe: 'Rien n’est perdu.',
  missing: 'Quiz introuvable.',
  asOf: (time) => `Données de ${time}`,
}
