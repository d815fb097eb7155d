import type * as en from '../../en/authoring/chooser.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Quiz erstellen',
  heading: 'Wie möchten Sie die Fragen eingeben?',
  typing: 'Eintippen',
  typingHint:
    'Schreiben Sie jede Frage und kennzeichnen Sie die richtige Option. Gut geeignet für kurze Quizze.',
  type: 'Von Hand eingeben',
  spreadsheet: 'Tabelle hochladen',
  spreadsheetHint:
    'Laden Sie eine Excel-Datei (.xlsx oder .xls) mit einer Frage pro Zeile hoch. Sie prüfen jede Zeile vor dem Speichern.',
  upload: 'Datei hochladen',
}
