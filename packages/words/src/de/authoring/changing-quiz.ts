import type * as en from '../../en/authoring/changing-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  editTitle: (quiz) => `Bearbeiten – ${quiz}`,
  edit: (quiz) => ['„', quiz, '“ bearbeiten'],
  toQuestions: 'Fragen',
  toReview: 'Quiz prüfen',
  saveLabel: 'Änderungen speichern',
  unsaved: (place) => `Nicht gespeicherte Änderungen · ${place}`,
  nothingUnsaved: 'Alle Änderungen gespeichert',
  saveAndChange: (n) =>
    plural(n, {
      one: `Speichern und ${number(n)} Punktzahl ändern?`,
      other: `Speichern und ${number(n)} Punktzahlen ändern?`,
    }),
  saveWhileWorking: (n) =>
    plural(n, {
      one: `Speichern, während ${number(n)} Person arbeitet?`,
      other: `Speichern, während ${number(n)} Lernende arbeiten?`,
    }),
  saveRubric: 'Das geänderte Raster speichern?',
  saveForNewStarters: 'Für alle speichern, die ab jetzt starten?',
  backToEditing: 'Zurück zum Bearbeiten',
  saveAndChangeScores: 'Speichern und Punktzahlen ändern',
  saveChanges: 'Änderungen speichern',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText:
    'Ihre Änderungen an diesem Quiz sind noch nicht gespeichert. Sie können sie als Entwurf behalten und später weitermachen, auch auf Ihren anderen Geräten.',
  goOnEditing: 'Weiter bearbeiten',
  keepDraft: 'Entwurf behalten',
  leaveUnsaved: 'Ohne Speichern verlassen',
  restored: {
    here: 'Ihre nicht gespeicherten Änderungen vom letzten Mal sind wieder da.',
    elsewhere: 'Hier sind Ihre nicht gespeicherten Änderungen von einem anderen Gerät.',
  },
  discard: 'Verwerfen',
  working: (n) =>
    plural(n, {
      one: `${number(n)} Person arbeitet. Für sie bleiben die Fragen wie beim Start; bewertet wird nach der Lösung, die Sie jetzt speichern.`,
      other: `${number(n)} Lernende arbeiten. Für sie bleiben die Fragen wie beim Start; bewertet wird nach der Lösung, die Sie jetzt speichern.`,
    }),
  added: (n, begun) =>
    plural(n, {
      one: `Wer ab jetzt startet, bekommt auch die neue Frage. Sie zählt nicht für ${begun}.`,
      other: `Wer ab jetzt startet, bekommt auch die ${number(n)} neuen Fragen. Sie zählen nicht für ${begun}.`,
    }),
  workingNow: (n) =>
    plural(n, {
      one: `${number(n)} Person, die gerade arbeitet`,
      other: `${number(n)} Lernende, die gerade arbeiten`,
    }),
  whoSubmitted: (n) =>
    plural(n, {
      one: `das ${number(n)} bisherige Ergebnis`,
      other: `die ${number(n)} bisherigen Ergebnisse`,
    }),
  newScores: (n, moves) =>
    plural(n, {
      one: `${number(n)} Ergebnis: ${moves}. Lernende sehen ihre neue Punktzahl beim nächsten Aufrufen.`,
      other: `${number(n)} Ergebnisse: ${moves}. Lernende sehen ihre neue Punktzahl beim nächsten Aufrufen.`,
    }),
  scoresLater: (moves) => `Sobald Bewertungen nach dem geänderten Raster wieder freigegeben sind: ${moves}.`,
  raised: (n) =>
    plural(n, { one: `${number(n)} Punktzahl steigt`, other: `${number(n)} Punktzahlen steigen` }),
  lowered: (n) =>
    plural(n, { one: `${number(n)} Punktzahl sinkt`, other: `${number(n)} Punktzahlen sinken` }),
  unmoved: (n) =>
    plural(n, {
      one: `${number(n)} Punktzahl bleibt gleich bei neuem Höchstwert`,
      other: `${number(n)} Punktzahlen bleiben gleich bei neuem Höchstwert`,
    }),
  unchanged: (n) =>
    plural(n, {
      one: `${number(n)} Punktzahl bleibt, wie sie ist`,
      other: `${number(n)} Punktzahlen bleiben, wie sie sind`,
    }),
  handMarks: (n) =>
    plural(n, {
      one: `${number(n)} von Hand gegebene Bewertung behält ihren Anteil an den neuen Punkten.`,
      other: `${number(n)} von Hand gegebene Bewertungen behalten ihren Anteil an den neuen Punkten.`,
    }),
  handMarksLabel: 'Von Hand gegebene Bewertungen',
  draftsChange: (n) =>
    plural(n, {
      one: `${number(n)} Bewertung, die Lernende noch nicht sehen, ändert sich sofort.`,
      other: `${number(n)} Bewertungen, die Lernende noch nicht sehen, ändern sich sofort.`,
    }),
  newStarters: 'Wer ab jetzt startet, bekommt diese Fassung.',
  workingKeep: (n) =>
    plural(n, {
      one: `Für ${number(n)} Person, die gerade arbeitet, bleiben die Fragen wie beim Start.`,
      other: `Für ${number(n)} Lernende, die gerade arbeiten, bleiben die Fragen wie beim Start.`,
    }),
  scoresChanged: (n) =>
    plural(n, { one: `${number(n)} Punktzahl geändert.`, other: `${number(n)} Punktzahlen geändert.` }),
}
