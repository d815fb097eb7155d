import type * as en from '../../en/desk/mark-by-hand.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: (n) => `Corriger la question ${number(n)} à la main`,
  counted: {
    correct: (by, date, reason) => ['Comptée comme correcte par ', by, ', ', date, ' : ', reason],
    incorrect: (by, date, reason) => ['Comptée comme incorrecte par ', by, ', ', date, ' : ', reason],
    points: (points, by, date, reason) => [
      `Points fixés à ${number(points)} par `,
      by,
      ', ',
      date,
      ' : ',
      reason,
    ],
  },
  undo: (n, spoken) => ['Annuler', spoken(` pour la question ${number(n)}`)],
  countAs: {
    correct: (n, spoken) => ['Compter comme correcte', spoken(` : question ${number(n)}`)],
    incorrect: (n, spoken) => ['Compter comme incorrecte', spoken(` : question ${number(n)}`)],
    points: (n, spoken) => ['Donner des points', spoken(` : question ${number(n)}`)],
  },
  why: {
    correct: (n) => `Pourquoi la question ${number(n)} compte comme correcte (obligatoire)`,
    incorrect: (n) => `Pourquoi la question ${number(n)} compte comme incorrecte (obligatoire)`,
    points: (n) => `Pourquoi la question ${number(n)} a ces points (obligatoire)`,
  },
  whyHint: 'L’élève le voit avec son résultat et sur son reçu.',
  noReason: 'Saisissez un motif. L’élève le voit.',
  save: {
    correct: 'Compter comme correcte',
    incorrect: 'Compter comme incorrecte',
    points: 'Donner les points',
  },
  points: (n, most) => `Points pour la question ${number(n)} (0 à ${number(most)})`,
  saving: 'Enregistrement…',
}
