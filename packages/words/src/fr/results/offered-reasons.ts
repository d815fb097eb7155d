import type * as en from '../../en/results/offered-reasons.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  reasons: {
    'new-key': 'Le corrigé a été rectifié',
    'either-key': 'Une autre réponse est aussi correcte',
    'full-marks': 'Tous les points pour tout le monde',
    'left-out': 'Cette question n’est pas prise en compte',
    answers: 'Une autre orthographe est acceptée',
    'by-hand': 'Vérifiée à la main',
  },
  cutOff: (from, until) => `Connexion perdue ${from}–${until}`,
}
