import type * as en from '../../en/spreadsheet/file-notes.ts'
import type { WordsOf } from '../../format.ts'
import { list, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  fileNotes: {
    'rows-filtered': ({ count, rows, more }) =>
      plural(count, {
        one: `1 vom Filter des Tabellenblatts ausgeblendete Zeile wird weggelassen: ${list(rows, more)}.`,
        other: `${count} vom Filter des Tabellenblatts ausgeblendete Zeilen werden weggelassen: ${list(rows, more)}.`,
      }),
    'hidden-rows-read': ({ rows, more }) =>
      `Ausgeblendete Zeilen werden wie alle anderen gelesen: ${list(rows, more)}.`,
    'columns-cut': ({ most, column }) =>
      `Nur die ersten ${most} Spalten werden gelesen: Spalte ${column} und alle weiteren werden weggelassen.`,
    'pictures-left-out': 'Die Bilder werden weggelassen. Ändern Sie die Fragen, die sie brauchen.',
    'pictures-left-out-at': ({ count, rows, more }) =>
      plural(count, {
        one: `Die Bilder in Zeile ${list(rows, more)} werden weggelassen. Ändern Sie die Fragen, die sie brauchen.`,
        other: `Die Bilder in den Zeilen ${list(rows, more)} werden weggelassen. Ändern Sie die Fragen, die sie brauchen.`,
      }),
    'comments-left-out': 'Kommentare zu Zellen werden weggelassen.',
    'struck-left-out': ({ count, cells, more }) =>
      plural(count, {
        one: `Durchgestrichener Text wird weggelassen: Zelle ${list(cells, more)}.`,
        other: `Durchgestrichener Text wird weggelassen: Zellen ${list(cells, more)}.`,
      }),
    'raised-signs-kept': ({ count, cells, more }) =>
      plural(count, {
        one: `Hoch- und tiefgestellte Zeichen werden als ², ₂, ^ oder _ übernommen: Prüfen Sie Zelle ${list(cells, more)}.`,
        other: `Hoch- und tiefgestellte Zeichen werden als ², ₂, ^ oder _ übernommen: Prüfen Sie die Zellen ${list(cells, more)}.`,
      }),
    'text-read': ({ encoding, separator }) =>
      ({
        commas: `Gelesen als ${encoding}, getrennt durch Kommas.`,
        semicolons: `Gelesen als ${encoding}, getrennt durch Semikolons.`,
        tabs: `Gelesen als ${encoding}, getrennt durch Tabulatoren.`,
        bars: `Gelesen als ${encoding}, getrennt durch senkrechte Striche.`,
      })[separator],

    'text-read-in-doubt': ({ encoding, separator }) =>
      ({
        commas: `Gelesen als ${encoding}, getrennt durch Kommas. Sehen Buchstaben falsch aus, speichern Sie die Datei als CSV UTF-8 oder als Excel-Arbeitsmappe und laden Sie sie noch einmal hoch.`,
        semicolons: `Gelesen als ${encoding}, getrennt durch Semikolons. Sehen Buchstaben falsch aus, speichern Sie die Datei als CSV UTF-8 oder als Excel-Arbeitsmappe und laden Sie sie noch einmal hoch.`,
        tabs: `Gelesen als ${encoding}, getrennt durch Tabulatoren. Sehen Buchstaben falsch aus, speichern Sie die Datei als CSV UTF-8 oder als Excel-Arbeitsmappe und laden Sie sie noch einmal hoch.`,
        bars: `Gelesen als ${encoding}, getrennt durch senkrechte Striche. Sehen Buchstaben falsch aus, speichern Sie die Datei als CSV UTF-8 oder als Excel-Arbeitsmappe und laden Sie sie noch einmal hoch.`,
      })[separator],
    'hidden-tab-read': 'Das erste Tabellenblatt wird gelesen, obwohl es in der Datei ausgeblendet ist.',
    'questions-on-tab': ({ tab, name }) => `Die Fragen stehen auf Tabellenblatt ${tab}, ${name}.`,

    'further-tabs': ({ count, tabs }) =>
      plural(count, {
        one: `Nur das erste Tabellenblatt wird gelesen. Auch Tabellenblatt ${list(tabs)} enthält Fragen: Kopieren Sie sie in Ihrer Datei unter die des ersten oder speichern Sie sie als eigene Datei.`,
        other: `Nur das erste Tabellenblatt wird gelesen. Auch die Tabellenblätter ${list(tabs)} enthalten Fragen: Kopieren Sie sie in Ihrer Datei unter die des ersten oder speichern Sie sie als eigene Datei.`,
      }),
  },
}
