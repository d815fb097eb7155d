import type * as en from '../../en/files/questions.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  sheetName: 'Fragen',
  headings: {
    question: 'Frage',
    type: 'Typ',
    correct: 'Richtige Antwort (Quizly: Nummer der Option oder Text)',
    fixed: 'Nicht mischen (Nummern der Optionen)',
    accepted: 'Auch anerkannt (eine Antwort pro Zeile)',
    either: 'Auch richtig (Nummern der Optionen, eine Lösung pro Zeile)',
    rule: 'Volle Punktzahl oder nicht gewertet (Regel für alle)',
    details: 'Punkte und Bewertung (Quizly: für einen weiteren Import)',
    points: 'Punkte',
    deduction: 'Punktabzug (Quizly: für eine falsche Antwort)',
    credit: 'Teilpunkte (Quizly: Regel)',
    tolerance: 'Toleranz (Quizly: einer Zahl)',
    unit: 'Einheit (Quizly: einer Zahl)',
    explanation: 'Erklärung',
    further: 'Weitere Antworten (Quizly: eine pro Zeile)',
    distractors: 'Distraktoren (Quizly: einer pro Zeile)',
  },
  pair: (n) => `Paar ${n}`,
  item: (n) => `Element ${n}`,
  note: (letter) => `Anmerkung zu Option ${letter}`,
  option: (letter) => `Option ${letter}`,
  types: {
    single: 'Einfachauswahl',
    multiple: 'Mehrfachauswahl',
    write: 'Freitext',
    numeric: 'Zahlenantwort',
    matching: 'Paare zuordnen',
    ordering: 'In Reihenfolge bringen',
    essay: 'Längerer Text',
  },
  rules: { full: 'Volle Punktzahl für alle', 'left-out': 'Nicht gewertet' },
  creditRules: {
    'right-minus-wrong': 'Richtige minus falsche',
    'each-decision': 'Jeder Teil zählt',
    'half-for-one-slip': 'Die Hälfte bei einem Fehler',
  },
}
