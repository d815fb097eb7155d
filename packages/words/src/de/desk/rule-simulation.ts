import type * as en from '../../en/desk/rule-simulation.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Was hätte jede Regel dieser Klasse gebracht?',
  hint: 'Berechnet aus den bisherigen Antworten. Gespeichert wird nichts.',
  noResults: 'Noch keine Abgaben, deshalb ist nur bekannt, was Raten bringt.',
  unclear: (n) =>
    plural(n, {
      one: `Für ${number(n)} Ergebnis lässt sich das nicht berechnen. Es zählt so wie jetzt.`,
      other: `Für ${number(n)} Ergebnisse lässt sich das nicht berechnen. Sie zählen so wie jetzt.`,
    }),
  rule: 'Regel',
  now: '(jetzt)',
  questionMean: 'Mittel der Frage',
  of: (points, most) => `${points} von ${most}`,
  scoreMean: 'Mittel gesamt',
  spread: 'Streuung',
  reliability: 'Zuverlässigkeit',
  guessing: 'Raten bringt',
  guessingHint:
    'Raten bringt: die durchschnittlichen Punkte einer zufällig gewählten Antwort. Die Zuverlässigkeit ist der Alpha-Koeffizient und braucht 10 Ergebnisse.',
  gain: 'Mehr Punkte',
  lose: 'Weniger Punkte',
  gaining: (ruleName) => `Wer mehr Punkte hätte: ${ruleName}`,
  losing: (ruleName) => `Wer weniger Punkte hätte: ${ruleName}`,
  student: 'Name',
}
