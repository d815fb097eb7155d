import type * as en from '../../en/spreadsheet/file-faults.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fileFaults: {
    'file-unreadable':
      'Diese Datei ist keine lesbare Arbeitsmappe. Speichern Sie sie als Excel-Arbeitsmappe (.xlsx) und laden Sie sie noch einmal hoch.',
    'file-empty': 'Die hochgeladene Datei enthält keine Daten!',
    'file-with-password':
      'Diese Arbeitsmappe ist mit einem Passwort geschützt. Speichern Sie sie in Ihrem Tabellenprogramm ohne Passwort und laden Sie sie noch einmal hoch.',
    'file-too-large':
      'Diese Datei ist zu groß. Lassen Sie nur das Tabellenblatt mit den Fragen darin, ohne Bilder.',
    'file-with-too-many-rows': ({ count, most }) =>
      `Das Tabellenblatt hat ${number(count)} Zeilen, erlaubt sind höchstens ${number(most)}. Teilen Sie es auf mehrere Dateien auf.`,

    'file-with-endless-rows': ({ counted, most }) =>
      `Das Tabellenblatt hat mehr als ${number(counted)} Zeilen, erlaubt sind höchstens ${number(most)}. Teilen Sie es auf mehrere Dateien auf.`,
  },
}
