import type * as en from '../../en/spreadsheet/choosing-file.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'Fragen hochladen',
  createQuiz: 'Quiz erstellen',
  proceed: 'Hochladen und weiter',
  reading: 'Wird gelesen …',
  guide: {
    label: 'Über die Datei',
    title: 'Was in die Datei gehört',
    sheet:
      'Gelesen wird das erste Tabellenblatt; stehen die Fragen auf einem anderen, werden Sie gefragt. Jede Zeile unter den Spaltennamen ist eine Frage. Auch anders aufgebaute Tabellen lassen sich lesen, zum Beispiel mit einer Zeile pro Option.',
    columns:
      'Die Spaltennamen können in vielen Sprachen sein, auch Vorlagen von Kahoot und Quizizz funktionieren. Danach sehen Sie, als was jede Spalte gelesen wurde. Spalten, die nicht zu einem Quiz gehören, werden angezeigt, aber nicht übernommen.',
    template: 'Vorlage herunterladen (.xlsx)',
    templateName: 'quizly-vorlage',
  },
  columnNames: {
    question: 'Frage',
    type: 'Typ',
    options: 'Option A – Option D',
    correct: 'Richtige Antwort',
    worth: 'Punkte, Erklärung',
    pairs: 'Paar 1 – Paar 4',
    items: 'Element 1 – Element 4',
  },
  columnHints: {
    question: 'Der Text, den die Lernenden lesen',
    type: 'Einfachauswahl, Mehrfachauswahl, Freitext, Zahlenantwort, Paare zuordnen, In Reihenfolge bringen oder Längerer Text. Optional.',
    options: 'Nur bei Einfachauswahl und Mehrfachauswahl.',
    correct:
      'Text oder Buchstabe der Option. Bei Mehrfachauswahl Buchstaben mit Komma: A, C. Bei den letzten drei Typen leer.',
    worth: 'Beides kann fehlen. Ohne Punkte zählt eine Frage 1.',
    pairs: 'Bei „Paare zuordnen“: in jeder Spalte ein Paar wie Frankreich = Paris.',
    items: 'Bei „In Reihenfolge bringen“: die Elemente in der richtigen Reihenfolge.',
  },
  onOtherTab: (tab) => `Die Fragen stehen auf Tabellenblatt ${tab}. Dieses lesen?`,
  onNamedTab: (tab, name) => [`Die Fragen stehen auf Tabellenblatt ${tab}, „`, name, '“. Dieses lesen?'],
  readTab: (tab) => `Tabellenblatt ${tab} lesen`,
  stay: 'Beim ersten Tabellenblatt bleiben',
  remove: (file) => `${file} entfernen`,
  chooseFile: 'Datei auswählen',
  fileHint: 'Excel (.xlsx oder .xls). Auch .xlsm, .ods, .csv, .tsv und ein als .json heruntergeladenes Quiz.',
  fileLabel: 'Excel-Datei',
  youChose: (file) => ['Ausgewählt: „', file, '“.'],
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
}
