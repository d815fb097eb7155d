import type * as en from '../../en/spreadsheet/upload.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  wrongType: 'Ungültiger Dateityp! Bitte laden Sie eine Excel-Datei (.xlsx oder .xls) hoch.',
  alsoRead: 'Quizly liest auch .xlsm, .ods, .csv und .tsv und ein Quiz, das als .json heruntergeladen wurde.',
  noFile: 'Bitte laden Sie zuerst eine Excel-Datei hoch.',
  uploaded: 'Datei hochgeladen! Weiter zum Prüfen der Fragen.',
  noSheet: 'Keine Quizdaten gefunden. Bitte laden Sie zuerst eine Quizdatei hoch.',
  noRows: 'Keine Quizdaten gefunden!',
  noQuizFile:
    'Das ist kein Quiz, das aus Quizly als JSON heruntergeladen wurde. Laden Sie es noch einmal herunter oder laden Sie eine Excel-Datei hoch.',
  notSaved: 'Fehler beim Speichern des Quiz. Versuchen Sie es erneut.',
  sheetChanged: 'Tabellenblatt geändert',
  rowRemoved: (row) => `Zeile ${number(row)} entfernt`,
  rowsRemoved: (count) =>
    plural(count, { one: `${number(count)} Zeile entfernt`, other: `${number(count)} Zeilen entfernt` }),
  rowsChanged: (count) =>
    plural(count, { one: `${number(count)} Zeile geändert`, other: `${number(count)} Zeilen geändert` }),
  noAnswer: 'Serverfehler. Bitte versuchen Sie es erneut.',
  tooSlow:
    'Das Lesen dieser Datei dauert zu lange. Kopieren Sie die Fragen in eine neue Arbeitsmappe, speichern Sie sie als .xlsx und laden Sie diese hoch.',
  fileGone:
    'Diese Datei ist nicht mehr lesbar. Vielleicht wurde sie verschoben oder geändert; wählen Sie sie noch einmal aus.',
  readerMissing:
    'Das Programm zum Lesen von Tabellen konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  storageFull:
    'Dieses Tabellenblatt passt nicht in den Speicher dieses Browsers. Entfernen Sie Spalten, die nicht zum Quiz gehören, oder teilen Sie es auf mehrere Dateien auf.',
  editsNotStored:
    'Ihre Änderungen werden auf diesem Gerät nicht gesichert, weil der Speicher voll oder gesperrt ist. Speichern Sie das Quiz, bevor Sie diese Seite verlassen.',
  pictureRefused: (why) => `Ein Bild dieses Quiz konnte nicht gespeichert werden. ${why}`,
}
