import type * as en from '../../en/results/practice.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  practise: 'Dieses Quiz üben',
  practiseHint: 'Beim Üben siehst du die richtigen Antworten. Es zählt nicht.',
  eyebrow: 'Üben',
  title: (quiz) => `Üben: ${quiz}`,
  mistakes: 'Meine Fehler üben',
  loading: 'Fragen werden geladen',
  failed: 'Die Fragen konnten nicht geladen werden',
  closed: 'Dieses Quiz kann gerade nicht geübt werden',
  closedHint: 'Vielleicht wurde das Üben ausgeschaltet, oder du bearbeitest das Quiz gerade.',
  none: 'Keine Fehler zum Üben',
  noneHint:
    'Falsch beantwortete und übersprungene Fragen erscheinen hier, sobald du ihre richtigen Antworten sehen darfst.',
  cut: (n) => `Das sind die neuesten ${number(n)}. Es gibt mehr.`,
  fromDevice: 'Keine Verbindung. Das sind die Fragen, die auf diesem Gerät gespeichert sind.',
  countsNothing: 'Übe, so oft du willst. Nichts zählt, nichts wird gespeichert.',
  place: (n, total) => `Frage ${number(n)} von ${number(total)}`,
  clock: 'Stoppuhr anzeigen',
  time: 'Bisherige Zeit',
  check: 'Antwort prüfen',
  show: 'Antwort zeigen',
  next: 'Nächste Frage',
  finish: 'Zur Übersicht',
  retry: 'Diese Frage noch einmal',
  rubric: 'Was Punkte bringt',
  markYourself: 'Bewerte dich selbst: Wie war deine Antwort?',
  summary: 'Übersicht',
  wrongAgain: 'Die falschen noch einmal üben',
  allAgain: 'Alle noch einmal üben',
  end: 'Üben beenden',
}
