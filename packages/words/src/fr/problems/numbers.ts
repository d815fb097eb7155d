import type * as en from '../../en/problems/numbers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  numbers: {
    'no-number': ({ question }) => `La question ${question} attend un nombre comme réponse.`,
    'not-a-number': ({ text }) => `« ${text} » ne peut pas être lu comme un nombre.`,
    'number-elsewhere': 'Seule une question numérique a une tolérance, un nombre de chiffres ou une unité.',
    'number-key-wanted': 'Une question numérique dit comment ses nombres sont lus.',
    'tolerance-below-zero': 'Une tolérance est de 0 ou plus.',
    'tolerance-in-per-cent': 'Pour une tolérance en pourcentage, choisissez « En pourcentage du nombre ».',
    'tolerance-of-zero':
      'Avec la réponse 0, une tolérance en pourcentage n’accepte que 0. Choisissez une tolérance fixe.',
    'near-too-narrow': 'L’intervalle « Presque juste » doit être plus large que la tolérance.',
    'precision-wrong': ({ most }) => `Le nombre de chiffres est ${most} au plus.`,
    'unit-unknown': ({ unit }) => `« ${unit} » n’est pas une unité que Quizly connaît.`,
    'unit-unknown-meant': ({ unit, like }) =>
      `« ${unit} » n’est pas une unité que Quizly connaît. Vouliez-vous dire ${like} ?`,
  },
}
