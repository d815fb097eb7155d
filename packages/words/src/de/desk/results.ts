import type * as en from '../../en/desk/results.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  loading: 'Ergebnisse werden geladen',
  results: (n) => plural(n, { one: `${number(n)} Ergebnis`, other: `${number(n)} Ergebnisse` }),
  worthALook: 'Das fällt auf',
  nothingStandsOut: 'Nichts fällt auf.',
  distribution: 'Verteilung der Punktzahlen',
  questions: 'Fragen',
  grid: 'Wer hat was richtig?',
  unmarked: (n) =>
    plural(n, {
      one: `${number(n)} Ergebnis ist noch nicht bewertet und zählt hier nicht mit.`,
      other: `${number(n)} Ergebnisse sind noch nicht bewertet und zählen hier nicht mit.`,
    }),
  noneMarked: 'Noch kein Ergebnis ist bewertet',
  updating: 'Die Punktzahlen werden aktualisiert',
  updatingHint: 'Das Quiz wurde bearbeitet. Laden Sie diese Seite gleich noch einmal.',
  figures: {
    attempts: 'Versuche',
    average: 'Durchschnitt',
    median: 'Median',
    range: 'Niedrigste – höchste',
    time: 'Zeit (Median)',
  },
  averageOf: (total, share) => `von ${total} · ${share}`,
  timeOf: (time) => `von ${time}`,
  range: (low, high) => `${number(low)} – ${number(high)}`,
  percent: (n) => `${number(n)} %`,
  average: (score) => `Durchschnitt ${score}`,
  outOf: (n) => `Punktzahl von höchstens ${number(n)}.`,
  dots: 'Jeder Kreis steht für eine Person.',
  students: (n) => plural(n, { one: `${number(n)} Person.`, other: `${number(n)} Lernende.` }),
  scoreColumn: 'Punktzahl',
  studentsColumn: 'Lernende',
  scoresFromTo: (from, to) => `${number(from)} bis ${number(to)}`,
}
