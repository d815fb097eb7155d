import type * as en from '../../en/results/timeline.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  label: 'Verlauf',
  events: {
    verified: 'Code geprüft',
    started: 'Quiz gestartet',
    saved: 'gespeichert',
    offline: 'Keine Verbindung, nach Angabe des Geräts',
    resumed: 'Quiz wieder geöffnet',
    submitted: 'Abgegeben',
    closed: 'Zeit abgelaufen: mit den bis dahin gespeicherten Antworten abgegeben',
    late: 'Weitere Antworten kamen zu spät an. Sie bleiben erhalten, zählen aber nicht',
    accepted: 'Verspätete Antworten wurden angenommen: Sie zählen',
    refused: 'Verspätete Antworten wurden abgelehnt',
    granted: 'Zusatzzeit gegeben',
    reopened: 'Von der Lehrkraft wieder geöffnet, mit Zusatzzeit',
    marked: 'Von Hand bewertet',
    released: 'Ergebnisse wurden freigegeben: Ab hier konnten andere die richtigen Antworten sehen',
    ended: 'Die Lehrkraft hat das Quiz für alle beendet: Was bis dahin beantwortet war, wurde abgegeben',
  },
  grantedMinutes: (minutes) => `Zusatzzeit gegeben: ${minutes}`,
  reopenedMinutes: (minutes) => `Von der Lehrkraft wieder geöffnet, mit Zusatzzeit: ${minutes}`,
  saved: (n) => `Frage ${number(n)} gespeichert`,
  byHand: (n, verdict) =>
    ({
      correct: `Frage ${number(n)} von Hand als richtig gewertet`,
      incorrect: `Frage ${number(n)} von Hand als falsch gewertet`,
    })[verdict],
  pointsByHand: (n, points) =>
    plural(points, {
      one: `Frage ${number(n)} von Hand mit ${number(points)} Punkt bewertet`,
      other: `Frage ${number(n)} von Hand mit ${number(points)} Punkten bewertet`,
    }),
  byHandUndone: (n) => `Bewertung von Hand für Frage ${number(n)} rückgängig gemacht`,
  device: (n) => `Gerät ${number(n)}`,
  incomplete:
    'Es wurde öfter gespeichert, als der Verlauf zeigen kann. Die Zeiten neben den Antworten stimmen trotzdem genau.',
  whoSees: 'Sichtbar für dich und die Lehrkraft, die dieses Quiz erstellt hat.',
}
