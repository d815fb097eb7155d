import type * as en from '../../en/desk/remarking-history.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Verlauf der Änderungen',
  question: 'Frage',
  change: 'Änderung',
  reason: 'Grund',
  by: 'Von',
  deletedAccount: 'Ein gelöschtes Konto',
  byAt: (name, date) => [name, ', ', date],
  undoColumn: 'Rückgängig',
  changes: {
    'new-key': 'Nur neue Antwort',
    'either-key': 'Alte und neue Antwort',
    'full-marks': 'Volle Punktzahl für alle',
    'left-out': 'Nicht gewertet',
    answers: 'Freitextantworten geprüft',
    undo: 'Änderung zurückgenommen',
  },
  accepted: (answers) => ['Anerkannt: ', answers],
  refused: (answers) => ['Nicht mehr anerkannt: ', answers],
  undone: 'Zurückgenommen',
  editedSince: 'Seitdem bearbeitet. Um sie zu ändern, wählen Sie die Antwort neu.',
  undoFirst: (date) => `Nehmen Sie zuerst die Änderung vom ${date} zurück.`,
  undoLaterFirst: 'Nehmen Sie zuerst die spätere Änderung zurück.',
  undo: (n, spoken) => ['Rückgängig', spoken(` bei Frage ${number(n)}`)],
  undoAsking: (n, spoken) => ['Rückgängig …', spoken(` bei Frage ${number(n)}`)],
  undoing: 'Wird zurückgenommen …',
  asks: (n) => `Diese Änderung an Frage ${number(n)} zurücknehmen?`,
  editsStay:
    'Nach dieser Änderung wurde die Frage bearbeitet. Ihr Text und ihre Optionen bleiben, wie sie jetzt sind.',
  answerNow: (answer) => ['Richtige Antwort jetzt: ', answer],
  answerAfter: (answer) => ['Danach: ', answer],
  scoresUpdated:
    'Die Punktzahlen werden aktualisiert, und Lernende sehen, dass die Änderung zurückgenommen wurde.',
  undoChange: 'Änderung zurücknehmen',
}
