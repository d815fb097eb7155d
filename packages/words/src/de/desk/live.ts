import type * as en from '../../en/desk/live.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Teilnehmende werden geladen',
  failed: 'Die Teilnehmenden konnten nicht geladen werden',
  safe: 'Ihre Lernenden merken davon nichts und können weiterarbeiten.',
  outOfDate: 'Der Server war nicht erreichbar, der Stand kann veraltet sein. Wir versuchen es weiter.',
  nobody: 'Noch niemand ist beigetreten',
  nobodyHint: 'Wer beitritt, erscheint hier.',
  paused: 'Aktualisierung angehalten.',
  updated: (n) =>
    plural(n, {
      one: `Vor ${number(n)} Sekunde aktualisiert.`,
      other: `Vor ${number(n)} Sekunden aktualisiert.`,
    }),
  offlineHint:
    'Auch ohne Verbindung können alle weiterarbeiten. Die Antworten kommen an, sobald die Verbindung wieder da ist.',
  pause: 'Aktualisierung anhalten',
  resume: 'Aktualisierung fortsetzen',
  showing: (shown, n) =>
    plural(n, {
      one: `${number(shown)} von ${number(n)} zu sehen; oben steht, wer vielleicht Hilfe braucht.`,
      other: `${number(shown)} von ${number(n)} zu sehen; oben steht, wer vielleicht Hilfe braucht.`,
    }),
  timeForAll: 'Zusatzzeit für alle',
  gotTime: (n, amount) =>
    plural(n, {
      one: `${number(n)} Person hat ${amount} bekommen.`,
      other: `${number(n)} Lernende haben ${amount} bekommen.`,
    }),
  figures: {
    joined: 'Beigetreten',
    working: 'Arbeiten gerade',
    offline: 'Offline',
    notStarted: 'Noch nicht gestartet',
    submitted: 'Abgegeben',
  },
}
