import type * as en from '../../en/authoring/merging.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pageTitle: (quiz) => `Zwei Fassungen – ${quiz}`,
  title: (quiz) => ['Zwei Fassungen von „', quiz, '“'],
  hint: 'Während Sie bearbeitet haben, wurden andere Änderungen gespeichert. Wählen Sie, welche bleiben sollen.',
  keepTheirs: 'Andere Fassung behalten',
  keepMine: 'Eigene Fassung behalten',
  missing: 'Wählen Sie eine der beiden.',
  allChosen: 'Alle sind gewählt.',
  left: (n) => plural(n, { one: `Noch ${number(n)} zu wählen.`, other: `Noch ${number(n)} zu wählen.` }),
  save: 'Diese Fragen speichern',
  question: (n) => `Frage ${number(n)}`,
  questionOfYours: (n) => `Ihre Frage ${number(n)}`,
  markedAgain: (questions) => `Inzwischen wurde geändert, wie ${questions} zählt. Das bleibt so.`,
  inSentence: (n) => `Frage ${number(n)}`,
  yoursInSentence: (n) => `Ihre Frage ${number(n)}`,
  listed: (first, second) => `${first}, ${second}`,
  sides: {
    theirs: 'Andere Fassung',
    mine: 'Eigene Fassung',
  },
  changes: {
    theirs: {
      none: 'Dort nicht geändert',
      added: 'Dort hinzugefügt',
      removed: 'Dort entfernt',
      changed: (parts) => `Dort geändert: ${parts}`,
    },
    mine: {
      none: 'Von Ihnen nicht geändert',
      added: 'Von Ihnen hinzugefügt',
      removed: 'Von Ihnen entfernt',
      changed: (parts) => `Von Ihnen geändert: ${parts}`,
    },
  },
  parts: {
    text: 'der Text',
    type: 'der Fragetyp',
    options: 'die Optionen',
    key: 'die Lösung',
    points: 'die Punkte',
    marking: 'die Bewertung',
    feedback: 'die Erklärung',
  },
  notInQuiz: 'Nicht im Quiz.',
  markedCorrect: ', als richtig gekennzeichnet',
  order: 'Die Reihenfolge der Fragen',
  movedNothing: {
    theirs: 'Dort nichts verschoben',
    mine: 'Von Ihnen nichts verschoben',
  },
  move: (from, to, text) => [from, ' → ', to, ': ', text],
  moreQuestions: (n) =>
    plural(n, { one: `${number(n)} weitere Frage`, other: `${number(n)} weitere Fragen` }),
}
