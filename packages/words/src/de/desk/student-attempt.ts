import type * as en from '../../en/desk/student-attempt.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Antworten werden geladen',
  failed: 'Das Ergebnis konnte nicht geladen werden',
  safe: 'Es ist nichts verloren.',
  answers: 'Antworten',
  timelineHint: 'Auch für Lernende zu sehen, ohne Bewertungen von Hand, Namen, Gründe und Freigaben.',
  ended: 'für alle beendet',
  timeRanOut: 'Zeit abgelaufen',
  remove: 'Versuch löschen …',
  students: 'Lernende',
  previous: (name) => ['← Vorige Person: ', name],
  next: (name) => ['Nächste Person: ', name, ' →'],
  attempts: 'Versuche',
  attempt: (n) => `Versuch ${number(n)}`,
  attemptIs: (name, state) => [name, ': ', state],
  attemptCounts: (name, state) => [name, ': ', state, ' (zählt)'],
  running: 'läuft',
}
