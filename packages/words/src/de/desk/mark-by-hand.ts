import type * as en from '../../en/desk/mark-by-hand.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: (n) => `Frage ${number(n)} von Hand bewerten`,
  counted: {
    correct: (by, date, reason) => ['Als richtig gewertet von ', by, ', ', date, ': ', reason],
    incorrect: (by, date, reason) => ['Als falsch gewertet von ', by, ', ', date, ': ', reason],
    points: (points, by, date, reason) => [
      `Auf ${number(points)} Punkte gesetzt von `,
      by,
      ', ',
      date,
      ': ',
      reason,
    ],
  },
  undo: (n, spoken) => ['Rückgängig', spoken(` bei Frage ${number(n)}`)],
  countAs: {
    correct: (n, spoken) => ['Als richtig werten', spoken(` bei Frage ${number(n)}`)],
    incorrect: (n, spoken) => ['Als falsch werten', spoken(` bei Frage ${number(n)}`)],
    points: (n, spoken) => ['Punkte geben', spoken(` für Frage ${number(n)}`)],
  },
  why: {
    correct: (n) => `Warum Frage ${number(n)} als richtig zählt (erforderlich)`,
    incorrect: (n) => `Warum Frage ${number(n)} als falsch zählt (erforderlich)`,
    points: (n) => `Warum Frage ${number(n)} diese Punkte hat (erforderlich)`,
  },
  whyHint: 'Der Grund steht auch beim Ergebnis und im Beleg.',
  noReason: 'Geben Sie einen Grund ein. Er steht auch beim Ergebnis.',
  save: { correct: 'Als richtig werten', incorrect: 'Als falsch werten', points: 'Punkte geben' },
  points: (n, most) => `Punkte für Frage ${number(n)} (0 bis ${number(most)})`,
  saving: 'Wird gespeichert …',
}
