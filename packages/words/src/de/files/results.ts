import type * as en from '../../en/files/results.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'Ergebnisse',
  headings: {
    name: 'Name',
    email: 'E-Mail',
    score: 'Punktzahl',
    outOf: 'Höchstpunktzahl',
    started: 'Begonnen (UTC)',
    submitted: 'Abgegeben (UTC)',
    submittedBy: 'Abgabe durch',
  },
  waitingHeading: 'Noch nicht bewertet',
  severalHeadings: { number: 'Versuch', attempts: 'Versuche' },
  verdict: (n) => `${number(n)}. Bewertung`,
  picture: '(Bild)',
  submittedBy: { student: 'Person selbst', time: 'Zeitablauf' },
  verdicts: {
    correct: 'richtig',
    partly: 'teilweise richtig',
    incorrect: 'falsch',
    skipped: 'übersprungen',
    waiting: 'noch nicht bewertet',
    'left-out': 'nicht gewertet',
    'not-asked': 'nicht gestellt',
  },
}
