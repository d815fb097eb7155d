import type * as en from '../../en/desk/findings.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongKey: (n) => `Die Lösung von Frage ${number(n)} ist vielleicht falsch`,
  checkKey: 'Lösung prüfen',
  hardest: (n) => `Frage ${number(n)} war die schwierigste`,
  right: (n, asked) =>
    plural(n, {
      one: `${number(n)} von ${number(asked)} hat sie richtig beantwortet`,
      other: `${number(n)} von ${number(asked)} haben sie richtig beantwortet`,
    }),
  whoMissed: 'Wer hat sie nicht richtig?',
  belowHalf: (n) =>
    plural(n, {
      one: `${number(n)} Person hat weniger als die Hälfte der Punkte`,
      other: `${number(n)} Lernende haben weniger als die Hälfte der Punkte`,
    }),
  seeStudents: 'Zu den Lernenden',
  notCounted: (n) =>
    plural(n, {
      one: `${number(n)} Ergebnis noch nicht gezählt`,
      other: `${number(n)} Ergebnisse noch nicht gezählt`,
    }),
  notCountedHint: 'Das Quiz wurde bearbeitet. Die Punktzahlen werden aktualisiert.',
}
