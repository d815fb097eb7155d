import type * as en from '../../en/authoring/answers.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  markedCorrect: (answer, hidden) => [answer, hidden(', als richtig gekennzeichnet')],
  written: '(Freitext)',
  writtenLeniently: '(Freitext, tolerant verglichen)',
  number: '(Zahl)',
  picture: '(Bild)',
  correctAnswer: 'Richtige Antwort',
  correctAnswers: 'Richtige Antworten',
  current: '(aktuelle Antwort)',
  alsoAccepted: (answers) => ['Auch anerkannt: ', answers],
  skipped: 'Übersprungen',
  right: 'Richtig',
  wrong: 'Falsch',
  rightLabel: 'richtig',
  wrongLabel: 'falsch',
  printed: {
    single: 'Eine Antwort ankreuzen',
    multiple: 'Alle richtigen Antworten ankreuzen',
    write: 'Antwort schreiben',
    matching: 'Zu jedem Begriff den passenden Buchstaben schreiben',
    ordering: 'Reihenfolge mit Nummern eintragen',
  },
}
