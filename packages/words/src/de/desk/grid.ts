import type * as en from '../../en/desk/grid.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  name: 'Ergebnistabelle',
  loading: 'Ergebnistabelle wird geladen',
  heading: 'Wer hat was richtig?',
  back: 'Zurück zu den Ergebnissen',
  question: (n, text) => ['Frage ', number(n), ': ', text],
  showAll: 'Alle Lernenden zeigen',
  showMissed: 'Nur Lernende ohne richtige Antwort',
  choose: 'Wählen Sie die Nummer einer Frage, um zu sehen, wer sie nicht richtig hat.',
  notScored: 'Sie wird nicht gewertet.',
  notAsked: 'Sie wurde niemandem gestellt.',
  allParts: (parts) => `${parts}.`,
  tally: {
    incorrect: (n) => plural(n, { one: `${number(n)} falsch`, other: `${number(n)} falsch` }),
    skipped: (n) => plural(n, { one: `${number(n)} übersprungen`, other: `${number(n)} übersprungen` }),
    correct: (n) => plural(n, { one: `${number(n)} richtig`, other: `${number(n)} richtig` }),
    unmarked: (n) =>
      plural(n, { one: `${number(n)} noch nicht bewertet`, other: `${number(n)} noch nicht bewertet` }),
    leftOut: (n) => plural(n, { one: `${number(n)} nicht gewertet`, other: `${number(n)} nicht gewertet` }),
    notAsked: (n) => plural(n, { one: `${number(n)} nicht gestellt`, other: `${number(n)} nicht gestellt` }),
    waiting: (n) =>
      plural(n, { one: `${number(n)} wird aktualisiert`, other: `${number(n)} werden aktualisiert` }),
  },
  label: 'Ergebnisse nach Lernenden und Fragen',
  student: 'Name',
  attempt: (n) => `Versuch ${number(n)}`,
  score: 'Punktzahl',
  beforeNumber: 'Frage ',
  waiting: 'Wird aktualisiert',
  signs: 'Legende',
}
