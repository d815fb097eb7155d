import type * as en from '../../en/desk/delete-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  done: (name) => `Der Versuch von ${name} ist gelöscht.`,
  failed: 'Der Versuch konnte nicht gelöscht werden. Prüfen Sie Ihre Verbindung.',
  title: (name) => ['Versuch von ', name, ' löschen?'],
  numberedTitle: (n, name) => ['Versuch ', number(n), ' von ', name, ' löschen?'],
  nothingSubmitted: 'Darin wurde nichts abgegeben. Das lässt sich nicht rückgängig machen.',
  goesWithIt: (score, total) =>
    `Mit dem Versuch werden das Ergebnis (${score} von ${number(total)}), die Antworten, der Verlauf und die Zusatzzeit gelöscht. Der Beleg lässt sich dann nicht mehr damit vergleichen. Das lässt sich nicht rückgängig machen.`,
  after: (name) => [
    name,
    ' kann den Code eingeben und das Quiz noch einmal machen, solange es offen ist. In der Liste der Lernenden bleibt vermerkt, wer den Versuch wann und warum gelöscht hat.',
  ],
  reason: 'Grund (optional)',
  reasonHint: 'Sichtbar für alle, die mit Ihnen an diesem Quiz arbeiten. Lernende sehen ihn nicht.',
  keep: 'Behalten',
  remove: 'Versuch löschen',
  removing: 'Wird gelöscht …',
}
