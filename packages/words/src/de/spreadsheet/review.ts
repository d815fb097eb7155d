import type * as en from '../../en/spreadsheet/review.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  title: 'Hochgeladene Fragen prüfen',
  rows: (n) => plural(n, { one: `${number(n)} Zeile`, other: `${number(n)} Zeilen` }),
  otherFile: 'Andere Datei verwenden',
  quizTitle: 'Titel des Quiz',
  timeLimit: 'Zeitlimit (Minuten)',
  checking: 'Zeilen werden geprüft …',
  allSound: 'Alle Zeilen lassen sich speichern.',
  nextProblem: 'Nächster Fehler',
  nextWarning: 'Nächste Warnung',
  save: 'Quiz fertigstellen und speichern',
  saving: 'Wird gespeichert …',
  undo: 'Rückgängig',
  sheetNeedsFixing: 'Korrigieren Sie dieses Tabellenblatt, um zu speichern.',
  rowsNeedFixing: (n) =>
    plural(n, {
      one: `Korrigieren Sie ${number(n)} Zeile, um zu speichern.`,
      other: `Korrigieren Sie ${number(n)} Zeilen, um zu speichern.`,
    }),
  checkRows: (n) =>
    plural(n, {
      one: `Bitte prüfen Sie ${number(n)} Zeile. Sie können trotzdem speichern.`,
      other: `Bitte prüfen Sie ${number(n)} Zeilen. Sie können trotzdem speichern.`,
    }),
  checkSheet: 'Bitte prüfen Sie, wie dieses Tabellenblatt gelesen wurde. Speichern können Sie trotzdem.',
  showAll: (n) => `Alle ${number(n)} anzeigen`,
  howRead: 'Wie dieses Tabellenblatt gelesen wurde',
  wrongLayout: 'Falsche Anordnung?',
  readTab: (tab, name) => `Tabellenblatt ${tab}, „${name}“, lesen`,
  readAs: {
    rows: 'Lesen als: eine Frage pro Zeile',
    'list in a cell': 'Lesen als: alle Optionen einer Frage in einer Zelle',
    'list in the question': 'Lesen als: Optionen unter der Frage in derselben Zelle',
    'row for each option': 'Lesen als: eine Option pro Zeile',
    'tick columns': 'Lesen als: Spalte mit Häkchen neben jeder Option',
    'key as a mask': 'Lesen als: Lösung mit einem Zeichen für jede Option, 1 für eine richtige',
    'right then wrong': 'Lesen als: richtige Antworten, eine leere Zelle, dann falsche Antworten',
    'marked options': 'Lesen als: richtige Option durch Zeichen oder Format markiert',
    text: 'Lesen als: Text mit einer Zeile für jede Option und für die Antwort',
    turned: 'Lesen als: gedrehte Tabelle, eine Frage pro Spalte',
    'separated text': 'Lesen als: Text in einer Spalte, in Zellen aufgeteilt',
    'no headings': 'Lesen als: eine Frage pro Zeile, ohne Überschriften',
  },
  readFromRow: (row) => `Lesen als: eine Frage pro Zeile, mit Überschriften in Zeile ${row}`,
  changedElsewhere: (strong) => [
    strong('Dieses Tabellenblatt wurde in einem anderen Tab geändert oder ersetzt.'),
    ' Änderungen, die Sie hier vornehmen, werden erst gesichert, wenn Sie gewählt haben.',
  ],
  loadNewer: 'Neueres Tabellenblatt laden',
  keepThis: 'Dieses behalten',
  ofType: {
    single: (n) => `${number(n)} Einfachauswahl`,
    multiple: (n) => `${number(n)} Mehrfachauswahl`,
    write: (n) => `${number(n)} Freitext`,
    numeric: (n) => `${number(n)} Zahlenantwort`,
    matching: (n) => `${number(n)} Zuordnung`,
    ordering: (n) => `${number(n)} Reihenfolge`,
    essay: (n) => `${number(n)} mit längerem Text`,
  },
}
