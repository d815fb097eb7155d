import type * as en from '../../en/results/paged-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  place: (n, total) => `Question ${number(n)} sur ${number(total)}`,
  moved: 'Tu as continué jusqu’à cette question sur un autre appareil ou dans un autre onglet.',
  previous: 'Précédente',
  next: 'Suivante',
  lastQuestion: 'C’est la dernière question.',
  noWayBack: 'Tu ne pourras pas revenir à cette question.',
  oneAtATime: 'Une question à la fois. Tu peux revenir aux questions précédentes.',
  forwardOnly: 'Une question à la fois. Tu ne peux pas revenir à une question précédente.',
  forwardChanging:
    'Tu peux modifier une réponse jusqu’à la question suivante. À 0:00, le quiz est rendu automatiquement.',
  skipTitle: 'Continuer sans répondre ?',
  skipText: (n) =>
    `Tu n’as pas répondu à la question ${number(n)} et tu ne pourras pas y revenir. Elle sera comptée comme passée.`,
  skip: (n) => `Passer la question ${number(n)}`,
  stay: (n) => `Rester à la question ${number(n)}`,
}
